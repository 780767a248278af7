import { partner } from '@lichen/contracts/compliance/partner.entity';
import { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import { type ShareReach, shareReach } from '@lichen/contracts/docs/sharing/share.call';
import { member } from '@lichen/contracts/identity/member.entity';
import { isAllowed } from '@lichen/contracts/portal/roles';
import { companyRecords } from '../../../platform/engine/company-records';
import { handler } from '../../../platform/module';
import { goneOfShares } from './gone-of-shares.query';

/** Returns how many people of a connected company could see a document, without naming them. */
export const shareReachAnswer = handler(shareReach, async ({ input, read, context, platform, entities }) => {
  const { database, connections, texts } = platform;
  const record = await read(partner).find(input.partner_id);
  const gone = record ? [] : await goneOfShares({ read, entities }, input);
  const other = record && (await connections.counterpart(database, { ...context, recordId: record._id }));
  const people = other
    ? await companyRecords({ database }, other.companyId)(member).list({ where: { status: 'active' } })
    : [];
  const obj: ShareReach = {
    isConnected: other !== undefined,
    company: record?.company_name ?? record?.name ?? null,
    methods: [
      ...(other ? (['partner'] as const) : []),
      'email',
      ...(['whatsapp', 'sms'] as const).filter(texts.isOffered),
    ],
    people: people.filter(({ roles }) => isAllowed(sharedDoc.allow.read, roles)).length,
  };
  return { ok: true, obj, ...(gone.length > 0 ? { gone } : {}) };
});
