import { CONNECTION_TEXTS } from '@lichen/contracts/compliance/connection-texts';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { refused } from '@lichen/contracts/api/problems';
import { operation } from '../../../platform/engine/operations';
import { endBetween } from './end-connection.listener';

/** Ends the connection from either side. Both companies keep their records until they delete them. */
export const disconnect = operation(partner, 'disconnect', async ({ record, context, unit, platform }) => {
  if (record.invite_status !== 'connected') throw refused(CONNECTION_TEXTS.notConnected);
  await endBetween(platform, unit, { companyId: context.companyId, recordId: record._id });
  return { invite_status: 'none' as const, connected_on: null };
});
