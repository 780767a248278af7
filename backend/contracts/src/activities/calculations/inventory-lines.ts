import { COMPONENTS, type InventoryLine, isSameLine } from '../inventory-line';
import { type ActivityType, facetsOf } from '../activity-types';
import type { RecordOf } from '../../entity/entity';
import { isLive, isMarketBased, isMemo, type Replaceable } from './counted-calculations';
import type { emissionCalc } from './emission-calc.entity';

type Calc = RecordOf<typeof emissionCalc>;

interface ActivityOfFigure {
  readonly activity_type: string;
  readonly scope: Calc['scope'];
}

type Row = InventoryLine & Pick<Calc, 'engine_version'> & Replaceable;

/**
 * Returns the market-based line of a location-based scope 2 line; a figure may be stated there before one is
 * calculated.
 */
const marketBeside = (line: InventoryLine): InventoryLine[] =>
  line.scope === 'scope_2' && !isMarketBased(line) ? [{ ...line, scope2_basis: 'market' }] : [];

/**
 * Returns the inventory lines of one activity, the main line first: those of its calculated rows, and for components
 * without a row those of its type. A petrol car has no scope 2 line, and a capital good has no line in purchased goods.
 */
export function inventoryLines({ activity_type, scope }: ActivityOfFigure, rows: readonly Row[]): InventoryLine[] {
  const calculated = rows.filter((row) => isLive(row) && row.engine_version !== null && !isMemo(row));
  const isChosen = activity_type === 'carbon_activitys';
  const ofType = facetsOf(activity_type as ActivityType).lines.filter((line) => !isChosen || line.scope === scope);
  return COMPONENTS.flatMap((component) => {
    const given = calculated
      .filter((row) => row.component === component)
      .flatMap(({ scope, scope2_basis, scope3_category }) => {
        const line = { scope, component, scope2_basis, scope3_category };
        return [line, ...marketBeside(line)];
      });
    const lines = given.length > 0 ? given : ofType.filter((line) => line.component === component);
    return lines
      .filter((line, at) => lines.findIndex((other) => isSameLine(other, line)) === at)
      .toSorted((a, b) => Number(isMarketBased(a)) - Number(isMarketBased(b)));
  });
}

/** A line of which only some fields are known; the rest follows where only one line matches. */
export type PartialLine = { readonly [N in keyof InventoryLine]?: InventoryLine[N] | null | undefined };

const NAMES = ['scope', 'component', 'scope2_basis', 'scope3_category'] as const;

/** Returns the lines that match all known fields of `said`. */
export const linesLike = (lines: readonly InventoryLine[], said: PartialLine): InventoryLine[] =>
  lines.filter((line) => NAMES.every((name) => (said[name] ?? null) === null || said[name] === line[name]));
