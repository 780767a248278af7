import Big from 'big.js';
import { type emissionTarget, TARGET_COVERAGES } from '@lichen/contracts/business/inventory/emission-target.entity';
import type { TargetProgress } from '@lichen/contracts/business/inventory/target-progress.call';
import type { annualStatement } from '@lichen/contracts/business/statements/annual-statement.entity';
import type { StatementUnits } from '@lichen/contracts/business/statements/stated-scopes';
import type { RecordOf } from '@lichen/contracts/entity/entity';

type Target = RecordOf<typeof emissionTarget>;
type Statement = RecordOf<typeof annualStatement>;

/** Our own constructor: rounding is set here and nowhere else. */
const Exact = Big();
Exact.DP = 30;
Exact.RM = Exact.roundHalfEven;

/** Decimals of what is worked out: those of the base value. */
const PLACES = 6;
const PERCENT_PLACES = 2;
const MILLION = 1_000_000;

/** Units of a statement in a tonne; pounds as the specification writes them. */
const IN_A_TONNE: Readonly<Record<StatementUnits, number>> = { kg: 1000, t: 1, lbs: 2204.62 };

const rounded = (value: Big, places = PLACES): number => Number(value.round(places, Exact.roundHalfEven));

/** Percent of the base year that a straight line falls each year. */
export function yearlyReduction({ reduction, base_year, target_year }: Target): number {
  return rounded(new Exact(reduction).div(target_year - base_year), PERCENT_PLACES);
}

/** On a straight line from the base year to the target year; null outside those years. */
export function expectedIn(year: number, { base_value, reduction, base_year, target_year }: Target): number | null {
  if (year < base_year || year > target_year) return null;
  const fallen = new Exact(reduction)
    .times(year - base_year)
    .div(target_year - base_year)
    .div(100);
  return rounded(new Exact(base_value).times(new Exact(1).minus(fallen)));
}

/** What a statement comes to for a target; null where it lacks one of the figures. */
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

/** Percent by which a figure is below the base; null where the base is nothing. */
function reducedBy(actual: number | null, base: number): number | null {
  if (actual === null || base === 0) return null;
  return rounded(new Exact(base).minus(actual).times(100).div(base), PERCENT_PLACES);
}

const byYear = (year: number, statements: readonly Statement[]) => statements.find((each) => each.year === year);

/** Where a target stands in a year, by the statements of the company. */
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
