import { invalid } from '@lichen/contracts/api/problems';
import { issuePassport } from '@lichen/contracts/compliance/passports/issue-passport.call';
import { PASSPORT_TEXTS } from '@lichen/contracts/compliance/passports/passport-texts';
import { supplierPassport } from '@lichen/contracts/compliance/passports/supplier-passport.entity';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { dayAt } from '@lichen/contracts/formats/days';
import { expectConfirmed } from '../../../../platform/accounts/expect-confirmed';
import { expectAllowed } from '../../../../platform/engine/permissions/permit';
import { newRow } from '../../../../platform/engine/unit/row-writes';
import { handler } from '../../../../platform/module';
import { issuerOf } from './issuer.rules';
import { ISSUE_PASSPORT } from './issue-passport.job';
import { holdsOf, passportSources } from './passport-order.rules';

const NOT_ISSUED = {
  ...{ passport_id: null, issued_on: null, issued_by: null, digest: null, bytes: null, fingerprint: null },
  ...{ problem: null, revoked_on: null, revoked_by: null, revoke_reason: null, file_id: null },
} as const;

export const issuePassportAnswer = handler(issuePassport, async ({ input, context, read, write, platform }) => {
  const { name, valid_until, docs, answers, years } = input;
  const today = dayAt(context.now);
  // Anybody can look up the issuer of a passport, so the company must be who it says.
  await expectConfirmed(platform.database, platform.database, context);
  if (valid_until < today) throw invalid({ valid_until: PASSPORT_TEXTS.ended });
  // A person who may not read documents may not pass them on.
  if (docs.length > 0) expectAllowed(doc.allow.read, context);
  const ordered = { docs, answers, years };
  const holds = holdsOf(await passportSources(read, ordered), today);
  const id = context.newId();
  const job_id = await write(async (unit) => {
    await issuerOf(unit, context, platform);
    const job_id = await unit.startJob(ISSUE_PASSPORT, { id, ...ordered });
    const record = { ...newRow(context), _id: id, name, state: 'making' as const, valid_until, holds, job_id };
    await unit.insert(supplierPassport, { ...record, ...NOT_ISSUED }, 'order');
    return job_id;
  });
  return { ok: true, obj: { _id: id, job_id } };
});
