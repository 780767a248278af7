import Big from 'big.js';
import type { StatementUnits } from '@lichen/contracts/business/statements/stated-scopes';

/** Number of each unit in one kilogram. */
const PER_KG: Readonly<Record<StatementUnits, string>> = { kg: '1', t: '0.001', lbs: '2.20462' };
const PLACES = 6;

/** Converts an emission figure to another unit, rounded to six decimals. Values other than numbers are unchanged. */
export function emissionsIn(figure: unknown, from: StatementUnits, to: StatementUnits): unknown {
  if (typeof figure !== 'number' || from === to) return figure;
  return new Big(figure).times(PER_KG[to]).div(PER_KG[from]).round(PLACES, Big.roundHalfEven).toNumber();
}
