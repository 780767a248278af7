/** Units of mass in which a statement can be shown. */
export const STATEMENT_UNITS = ['kg', 't', 'lbs'] as const;
export type StatementUnits = (typeof STATEMENT_UNITS)[number];

/** Origin of a figure: calculated from activities, entered by hand, or calculated and then changed by hand. */
export const STATEMENT_METHODS = {
  calculated: 'Calculated',
  manual: 'Manual',
  adjusted: 'Adjusted',
} as const;
export type StatementMethod = keyof typeof STATEMENT_METHODS;

/** The lines of a statement; market-based scope 2 is not part of the total. */
export const STATEMENT_LINES = ['scope1', 'scope2', 'scope2_market', 'scope3'] as const;
export type StatementLine = (typeof STATEMENT_LINES)[number];

/** Figures of a statement by line; null where a line has none. */
export type StatementFigures = Readonly<Record<StatementLine, number | null>>;

/** Decimal places of stated figures. */
export const STATED_DECIMALS = 3;

/** Units per kilogram in hundred-thousandths: 1, 0.001 and 2.20462 (pounds as in the specification). */
const PER_KG: Readonly<Record<StatementUnits, bigint>> = { kg: 100_000n, t: 100n, lbs: 220_462n };
const PER_KG_SCALE = 100_000n;
/** Calculated and manual figures both have at most six decimals. */
const MILLION = 1_000_000;

const inMillionths = (value: number): bigint => BigInt(Math.round(value * MILLION));

/** Divides and rounds half to even. */
function rounded(numerator: bigint, denominator: bigint): bigint {
  const isNegative = numerator < 0n;
  const size = isNegative ? -numerator : numerator;
  const whole = size / denominator;
  const twice = (size % denominator) * 2n;
  const isUp = twice > denominator || (twice === denominator && whole % 2n === 1n);
  const result = isUp ? whole + 1n : whole;
  return isNegative ? -result : result;
}

interface Line {
  /** In kilograms. */
  readonly calculated: number | null;
  /** In the units of the statement. */
  readonly manual: number | null;
}

/**
 * Returns the figure of a line in the units of the statement, calculated exactly and rounded once to three decimals.
 */
export function statedFigure({ calculated, manual }: Line, method: StatementMethod, units: StatementUnits) {
  const counted = method === 'manual' ? null : calculated;
  const added = method === 'calculated' ? null : manual;
  if (counted === null && added === null) return null;
  const exact = inMillionths(counted ?? 0) * PER_KG[units] + inMillionths(added ?? 0) * PER_KG_SCALE;
  const thousandths = rounded(exact, (PER_KG_SCALE * BigInt(MILLION)) / 1000n);
  return Number(thousandths) / 1000;
}

interface Stated {
  readonly method: StatementMethod;
  readonly units: StatementUnits;
  readonly calculated: StatementFigures;
  readonly manual: StatementFigures;
}

/** Returns the stated figures. `calculated` is in kilograms, `manual` in the statement's units. */
export function statedFigures({ method, units, calculated, manual }: Stated): StatementFigures {
  const of = (line: StatementLine) =>
    statedFigure({ calculated: calculated[line], manual: manual[line] }, method, units);
  return { scope1: of('scope1'), scope2: of('scope2'), scope2_market: of('scope2_market'), scope3: of('scope3') };
}

/** Converts kilograms to the units of a statement, rounded to three decimals. */
export const inStatementUnits = (kg: number | null, units: StatementUnits): number | null =>
  statedFigure({ calculated: kg, manual: null }, 'calculated', units);

/** Returns the sum of the three scopes as they are shown; null where no scope has a figure. */
export function statedTotal({ scope1, scope2, scope3 }: StatementFigures): number | null {
  const known = [scope1, scope2, scope3].filter((figure) => figure !== null);
  if (known.length === 0) return null;
  return Number(known.reduce((sum, figure) => sum + BigInt(Math.round(figure * 1000)), 0n)) / 1000;
}

type Calculated = { readonly [L in StatementLine as `calc_${L}`]: number | null };
type Manual = { readonly [L in StatementLine as `manual_${L}`]: number | null };

/** Returns the calculated figures of a statement, in kilograms. */
export const calculatedOf = (statement: Calculated): StatementFigures => ({
  scope1: statement.calc_scope1,
  scope2: statement.calc_scope2,
  scope2_market: statement.calc_scope2_market,
  scope3: statement.calc_scope3,
});

/** Returns the manual figures of a statement, in its units. */
export const manualOf = (statement: Manual): StatementFigures => ({
  scope1: statement.manual_scope1,
  scope2: statement.manual_scope2,
  scope2_market: statement.manual_scope2_market,
  scope3: statement.manual_scope3,
});

/** True if all lines of both statements have the same figures. */
export const areSameFigures = (one: StatementFigures, other: StatementFigures): boolean =>
  STATEMENT_LINES.every((line) => one[line] === other[line]);
