import { getConnectionInvitations } from '@lichen/contracts/compliance/connect.call';
import { connectionInvitation } from '@lichen/contracts/compliance/connection-invitation.entity';
import { handler } from '../../../platform/module';

export const connectionInvitationsHandler = handler(getConnectionInvitations, async ({ read, context }) => {
  const where = { invite_status: 'requested', expires_on: { above: context.now } };
  const open = await read(connectionInvitation).list({ where, order: [{ column: 'created_on', descending: true }] });
  const list = open.map(({ connection_id: _internal, ...shown }) => shown);
  return { list, total: list.length, count: list.length };
});
