import { invalid, refused } from '@lichen/contracts/api/problems';
import { type PassportRecord, partnerReturn } from '@lichen/contracts/compliance/partner-return.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import type { PassportDocument } from '@lichen/contracts/compliance/passports/passport-format';
import { PASSPORT_TEXTS } from '@lichen/contracts/compliance/passports/passport-texts';
import { receivedPassport } from '@lichen/contracts/compliance/passports/received-passport.entity';
import { yearBounds } from '@lichen/contracts/formats/days';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { type Operating, operation } from '../../../../platform/engine/operations';
import { receivedSubject } from './received-content.rules';
import { figuresIn } from './return-figures';
import { expectTrusted } from './take-passport.operation';

type Taking = Operating<typeof receivedPassport, 'take_return'>;
type Returned = PassportDocument['credentialSubject']['returns'][number];

/** Most characters of a calculation record that is copied into the return. */
const MOST_OF_RECORD = 20_000;

const recordOf = ({ record }: Taking, { name, values, calculation }: Returned): PassportRecord => ({
  ...{ passport: record.passport_id ?? '', issuer: record.issuer_name ?? '', fingerprint: record.fingerprint ?? '' },
  ...{ signed_on: record.signed_on, name, values },
  calculation: JSON.stringify(calculation).length > MOST_OF_RECORD ? null : calculation,
});

/** Locks the partner, so that nobody adds a return of the same year meanwhile; throws `refused` if there is one. */
async function expectFree({ unit, input: { partner_id } }: Taking, days: { from: number; to: number }): Promise<void> {
  if (!(await unit.records(partner).held(partner_id, 'exclusive')))
    throw invalid({ partner_id: FIELD_TEXTS.unknownRecord });
  const where = { partner_id, period_start: days.from, period_end: days.to };
  if ((await unit.records(partnerReturn).count({ where })) > 0) throw refused(PASSPORT_TEXTS.returnTaken);
}

/**
 * Takes the figures of one year from a passport as an annual return of a partner, with their calculation record.
 * Figures based on other returns of the partner are outdated until they are recalculated.
 */
export const takeReturn = operation(receivedPassport, 'take_return', async (taking) => {
  const { record, unit, batch, input, platform } = taking;
  await expectTrusted(taking);
  const { returns } = await receivedSubject(platform, record);
  const found = returns.find(({ year }) => year === input.year);
  if (!found) throw refused(PASSPORT_TEXTS.notHeld);
  const figures = figuresIn(found);
  if (!figures) throw refused(PASSPORT_TEXTS.noFigures);
  const days = yearBounds(input.year);
  await expectFree(taking, days);
  const { year, ...money } = input;
  const draft = { ...money, ...figures, year, period_start: days.from, period_end: days.to, quality: 'reported' };
  const made = await batch.create(partnerReturn, draft);
  const source = { passport_id: record._id, passport_record: recordOf(taking, found) };
  await unit.update(partnerReturn, made, source, 'take');
  return {};
});
