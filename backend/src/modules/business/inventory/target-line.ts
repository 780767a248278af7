import Big from 'big.js';
import { type emissionTarget, TARGET_COVERAGES } from '@lichen/contracts/business/inventory/emission-target.entity';
import type { TargetProgress } from '@lichen/contracts/business/inventory/target-progress.call';
import type { annualStatement } from '@lichen/contracts/business/statements/annual-statement.entity';
import type { StatementUnits } from '@lichen/contracts/business/statements/stated-scopes';
import type { RecordOf } from '@lichen/contracts/entity/entity';

type Target = RecordOf<typeof emissionTarget>;
type Statement = RecordOf<typeof annualStatement>;

/** A Big constructor of its own, so that these rounding settings affect no other code. */
const Exact = Big();
Exact.DP = 30;
Exact.RM = Exact.roundHalfEven;

/** Decimal places of results, the same as those of the base value. */
const PLACES = 6;
const PERCENT_PLACES = 2;
const MILLION = 1_000_000;

/** Units of a statement per tonne. The rate for pounds is the rounded one in the specification. */
const IN_A_TONNE: Readonly<Record<StatementUnits, number>> = { kg: 1000, t: 1, lbs: 2204.62 };

const rounded = (value: Big, places = PLACES): number => Number(value.round(places, Exact.roundHalfEven));

/** Returns the percentage points of the base year's value by which the straight line falls each year. */
export function yearlyReduction({ reduction, base_year, target_year }: Target): number {
  return rounded(new Exact(reduction).div(target_year - base_year), PERCENT_PLACES);
}

/** Returns the value on the straight line from the base year to the target year; null outside those years. */
export function expectedIn(year: number, { base_value, reduction, base_year, target_year }: Target): number | null {
  if (year < base_year || year > target_year) return null;
  const fallen = new Exact(reduction)
    .times(year - base_year)
    .div(target_year - base_year)
    .div(100);
  return rounded(new Exact(base_value).times(new Exact(1).minus(fallen)));
}

/** Returns the statement's value in the unit of the target; null where the statement lacks one of the figures. */
export function statedFor(target: Target, statement: Statement | undefined): number | null {
  if (!statement) return null;
  const figures = TARGET_COVERAGES[target.coverage].map((scope) =>
    scope === 'scope2' && target.scope2_basis === 'market' ? statement.scope2_market : statement[scope],
  );
  const known = figures.filter((figure) => figure !== null);
  if (known.length < figures.length) return null;
  const tonnes = known.reduce((sum, figure) => sum.plus(figure), new Exact(0)).div(IN_A_TONNE[statement.units]);
  if (target.kind === 'absolute') return rounded(tonnes);
  const units = target.per === 'fte' ? statement.fte_staff : statement.revenue;
  if (!units) return null;
  return rounded(target.per === 'fte' ? tonnes.div(units) : tonnes.times(MILLION).div(units));
}

/** Returns the reduction against the base value in percent; null where there is no value or the base value is 0. */
function reducedBy(actual: number | null, base: number): number | null {
  if (actual === null || base === 0) return null;
  return rounded(new Exact(base).minus(actual).times(100).div(base), PERCENT_PLACES);
}

const byYear = (year: number, statements: readonly Statement[]) => statements.find((each) => each.year === year);

/** Returns the progress of a target in a year, compared with the company's annual statements. */
export function progressOf(target: Target, year: number, statements: readonly Statement[]): TargetProgress {
  const statement = byYear(year, statements);
  const expected = expectedIn(year, target);
  const actual = statedFor(target, statement);
  return {
    _id: target._id,
    ...{ expected, actual },
    reduced: reducedBy(actual, target.base_value),
    statement: statement?.status ?? 'none',
    base_stated: statedFor(target, byYear(target.base_year, statements)),
    yearly: yearlyReduction(target),
    is_on_track: expected === null || actual === null ? null : actual <= expected,
  };
}
