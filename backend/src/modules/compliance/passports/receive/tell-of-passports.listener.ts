import { paths } from '@lichen/contracts/api/paths';
import { PASSPORT_NOTICES } from '@lichen/contracts/compliance/passports/passport-texts';
import { receivedPassport } from '@lichen/contracts/compliance/passports/received-passport.entity';
import { companyRecords } from '../../../../platform/engine/company-records';
import type { Listener } from '../../../../platform/jobs/outbox';
import type { Platform } from '../../../../platform/platform';
import { compliancePeople } from '../../demands/compliance-people.query';

const NEWS: Readonly<Record<string, string>> = {
  [`${receivedPassport.name}.revoke`]: PASSPORT_NOTICES.revoked,
  [`${receivedPassport.name}.unheard`]: PASSPORT_NOTICES.unheard,
};

/** Tells whoever looks after compliance that a passport was revoked, or that its issuer no longer answers. */
export const tellOfPassports = ({ database, push }: Platform): Listener => ({
  name: 'compliance.tell-of-passports',
  on: Object.keys(NEWS),
  handle: async ({ companyId, id, at, type, payload }, tx) => {
    const read = companyRecords({ database }, companyId, tx);
    const found = await read(receivedPassport).find(String(payload['id']));
    const text = NEWS[type];
    if (!found || !text) return;
    const said = { id, text, params: { company: found.issuer_name ?? found.name } };
    for (const { _id } of await compliancePeople(read))
      push.toUser(companyId, _id, 'notice', { ...said, link: paths.receivedPassport(found._id), created_on: at });
  },
});
