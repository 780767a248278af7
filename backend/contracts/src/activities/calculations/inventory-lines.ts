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

/** The market-based line beside a location-based one of scope 2, which a figure may be stated at before there is one. */
const marketBeside = (line: InventoryLine): InventoryLine[] =>
  line.scope === 'scope_2' && !isMarketBased(line) ? [{ ...line, scope2_basis: 'market' }] : [];

/**
 * The lines of one activity, its main one first: those of its calculated rows, and of its type where a component has
 * none. A car that burns petrol has no line in scope 2, and a capital good none among purchased goods.
 */
export function inventoryLines({ activity_type, scope }: ActivityOfFigure, rows: readonly Row[]): InventoryLine[] {
  const calculated = rows.filter((row) => isLive(row) && row.engine_version !== null && !isMemo(row));
  const isChosen = activity_type === 'carbon_activitys';
  const ofType = facetsOf(activity_type as ActivityType).inventory.filter((line) => !isChosen || line.scope === scope);
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

/** What is said of a line so far: the rest follows where only one line is left. */
export type PartialLine = { readonly [N in keyof InventoryLine]?: InventoryLine[N] | null | undefined };

const NAMES = ['scope', 'component', 'scope2_basis', 'scope3_category'] as const;

/** Lines that are as somebody says so far. */
export const linesLike = (lines: readonly InventoryLine[], said: PartialLine): InventoryLine[] =>
  lines.filter((line) => NAMES.every((name) => (said[name] ?? null) === null || said[name] === line[name]));
