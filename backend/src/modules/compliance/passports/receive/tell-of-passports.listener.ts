import { paths } from '@lichen/contracts/api/paths';
import { PASSPORT_NOTICES } from '@lichen/contracts/compliance/passports/passport-texts';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { receivedPassport } from '@lichen/contracts/compliance/passports/received-passport.entity';
import { companyRecords } from '../../../../platform/engine/company-records';
import { newId } from '../../../../platform/clock';
import type { DomainEvent, Listener } from '../../../../platform/jobs/outbox';
import { mailAllowance, takeCompanyMails } from '../../../../platform/mail/mail-allowance';
import type { Mail } from '../../../../platform/mail/mailer';
import type { Platform } from '../../../../platform/platform';
import type { Sql } from '../../../../platform/store/sql';
import { compliancePeople } from '../../demands/compliance-people.query';

type Readers = Awaited<ReturnType<typeof compliancePeople>>;

const REVOKED = `${receivedPassport.name}.revoke`;
const NEWS: Readonly<Record<string, string>> = {
  [REVOKED]: PASSPORT_NOTICES.revoked,
  [`${receivedPassport.name}.unheard`]: PASSPORT_NOTICES.unheard,
};

type Received = RecordOf<typeof receivedPassport>;

/**
 * Emails the compliance team about revoked proof, within the mail allowance, because it must not wait for the next
 * visit.
 */
async function mailRevoked(platform: Platform, tx: Sql, { companyId }: DomainEvent, found: Received, people: Readers) {
  const { clock, configuration, mailer } = platform;
  const sender = { companyId, now: clock.now(), newId: () => newId(clock) };
  const company_name = found.issuer_name ?? found.name;
  const link = `${configuration.publicUrl}${paths.receivedPassport(found._id)}`;
  const mailed = await takeCompanyMails(mailAllowance(platform), tx, sender, people);
  const mails = mailed.map(
    ({ to: { _id, first_name, email, lang } }): Mail => ({
      ...{ kind: 'passport_revoked', to: email, language: lang, data: { first_name, company_name, link } },
      member: { companyId, userId: _id },
    }),
  );
  await mailer.sendAll(mails, tx, companyId);
}

/** Notifies the compliance team that a passport was revoked or that its issuer no longer answers. */
export const tellOfPassports = (platform: Platform): Listener => ({
  name: 'compliance.tell-of-passports',
  on: Object.keys(NEWS),
  handle: async (event, tx) => {
    const { companyId, id, at, type, payload } = event;
    const read = companyRecords(platform, companyId, tx);
    const found = await read(receivedPassport).find(String(payload['id']));
    const text = NEWS[type];
    if (!found || !text) return;
    const people = await compliancePeople(read);
    const said = { id, text, params: { company: found.issuer_name ?? found.name } };
    for (const { _id } of people)
      platform.push.toUser(companyId, _id, 'notice', {
        ...said,
        link: paths.receivedPassport(found._id),
        created_on: at,
      });
    if (type === REVOKED) await mailRevoked(platform, tx, event, found, people);
  },
});
