import { problem } from '@lichen/contracts/activities/calculation-problems';
import type { CalcInput } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { MissingFigure } from '../../calculation';
import { digits, exact } from '../../exact';
import { NOTES } from '../../explanation/notes';
import type { Rates } from '../../goods-circumstances';
import { infoInput, multiplyBy } from '../../inputs';
import { type PriceBasis, STATED_RATE } from '../../published/price-basis';
import { rateYearLabel, rateYearInputs } from './rate-year';

/** Inputs and note that raise a cost without VAT to the prices of the factor. */
export interface AddedVat {
  readonly inputs: readonly CalcInput[];
  readonly note: string | null;
  readonly label: string | null;
}

const NOTHING: AddedVat = { inputs: [], note: null, label: null };

const added = (rate: string, source: string, note: string, label: AddedVat['label'] = null): AddedVat => ({
  inputs: [
    multiplyBy('Multiplier for VAT', digits(exact(rate).div(100).plus(1))),
    infoInput('VAT rate', rate, '%'),
    infoInput('Source of the VAT rate', source),
  ],
  note,
  label,
});

/**
 * Returns the VAT to add to a cost without it: the rate that the company states, none for an exempt industry, else the
 * standard rate of the factor's country in the year of the purchase, because its price index includes VAT.
 */
export function addedVat(
  basis: PriceBasis,
  stated: number | null,
  year: number,
  rates: Rates | undefined,
): AddedVat | MissingFigure {
  const { vat_country: country, vat_exempt } = basis;
  if (basis.price_basis !== 'purchaser_with_vat' || !country) return NOTHING;
  if (stated !== null) return added(digits(exact(stated)), STATED_RATE, stated === 0 ? NOTES.noVat : NOTES.vatStated);
  if (vat_exempt) return added('0', vat_exempt, NOTES.vatExempt);
  const rate = rates?.vat(country, year);
  if (!rate) return { err: problem('noVat', { country, year: String(year) }) };
  const found = added(rate.value, rate.source, NOTES.vatAdded, rateYearLabel('VAT rate', rate, year));
  return { ...found, inputs: [...found.inputs, ...rateYearInputs('Year of the VAT rate', rate, year)] };
}
