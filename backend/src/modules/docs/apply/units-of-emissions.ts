import Big from 'big.js';
import type { StatementUnits } from '@lichen/contracts/business/statements/stated-scopes';

/** Units in a kilogram, as statements count them. */
const PER_KG: Readonly<Record<StatementUnits, string>> = { kg: '1', t: '0.001', lbs: '2.20462' };
const PLACES = 6;

/** A figure of emissions in another unit, to six decimals; what is no number stays. */
export function emissionsIn(figure: unknown, from: StatementUnits, to: StatementUnits): unknown {
  if (typeof figure !== 'number' || from === to) return figure;
  return new Big(figure).times(PER_KG[to]).div(PER_KG[from]).round(PLACES, Big.roundHalfEven).toNumber();
}
