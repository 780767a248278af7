import { refused } from '@lichen/contracts/api/problems';
import { PASSPORT_TEXTS } from '@lichen/contracts/compliance/passports/passport-texts';
import { supplierPassport } from '@lichen/contracts/compliance/passports/supplier-passport.entity';
import { operation } from '../../../../platform/engine/operations';
import { personOf } from './keep-passport.rules';

/** Revokes a passport for good; the public list shows the day and the reason. */
export const revokePassport = operation(supplierPassport, 'revoke', async ({ record, input, context, unit }) => {
  if (record.state !== 'issued') throw refused(PASSPORT_TEXTS.notIssued);
  if (record.revoked_on !== null) throw refused(PASSPORT_TEXTS.revokedAlready);
  const revoked_by = await personOf(unit.read, context.userId);
  return { revoked_on: context.now, revoked_by, revoke_reason: input.reason };
});
