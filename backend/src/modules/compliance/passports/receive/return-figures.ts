import type { PassportDocument } from '@lichen/contracts/compliance/passports/passport-format';
import type { HeldFigures } from '@lichen/contracts/compliance/passports/passport-holds';
import Big from 'big.js';

type Returned = PassportDocument['credentialSubject']['returns'][number];

const WRITTEN = /^\d{1,30}(?:\.\d{1,30})?$/;
const PLACES = 6;
/** Largest figure of an annual return. */
const MOST = 1_000_000_000;

const UPSTREAM = ['1', '2', '3', '4', '5', '6', '7', '8'];

/** Returns the exact decimal of a number or its text; undefined if it is neither or negative. */
function exactOf(value: unknown): Big | undefined {
  const written = typeof value === 'number' ? new Big(value).toFixed() : value;
  return typeof written === 'string' && WRITTEN.test(written) ? new Big(written) : undefined;
}

/** Returns the scope 3 coverage of the calculation; `some` unless it has all eight upstream categories. */
function coverageOf({ calculation }: Returned): HeldFigures['scope3_coverage'] {
  const said = (calculation as { scope3_categories?: unknown } | null)?.scope3_categories;
  if (typeof said !== 'object' || said === null) return 'some';
  const held = Object.entries(said).flatMap(([category, value]) => (exactOf(value)?.gt(0) ? [category] : []));
  if (!UPSTREAM.every((category) => held.includes(category))) return 'some';
  return held.length > UPSTREAM.length ? 'upstream_and_downstream' : 'upstream';
}

/**
 * Returns the figures in kg, or in tonnes if one is too large for a return in kg; rounded to six decimals. Undefined if
 * the passport states none that fit.
 */
export function figuresIn(returned: Returned): HeldFigures | undefined {
  const { unit } = returned.values;
  if (unit !== 'kg' && unit !== 't') return undefined;
  const said = [returned.values['scope1'], returned.values['scope2'], returned.values['scope3']].map(exactOf);
  const known = said.filter((figure) => figure !== undefined);
  if (known.length === 0) return undefined;
  const co2_units = unit === 'kg' && known.every((figure) => figure.lte(MOST)) ? 'kg' : 't';
  const divisor = unit === 'kg' && co2_units === 't' ? 1000 : 1;
  const [scope1_co2, scope2_co2, scope3_co2] = said.map((figure) =>
    figure === undefined ? null : figure.div(divisor).round(PLACES, Big.roundHalfUp).toNumber(),
  ) as [number | null, number | null, number | null];
  if ([scope1_co2, scope2_co2, scope3_co2].some((figure) => (figure ?? 0) > MOST)) return undefined;
  return { co2_units, scope1_co2, scope2_co2, scope3_co2, scope3_coverage: coverageOf(returned) };
}
