import { COMPONENTS, type InventoryLine, isSameLine } from '../inventory-line';
import type { ActivityType } from '../activity-types';
import type { RecordOf } from '../../entity/entity';
import { isLive, isMarketBased, isMemo, type Replaceable } from './counted-calculations';
import type { emissionCalc } from './emission-calc.entity';

type Calc = RecordOf<typeof emissionCalc>;

const line = (scope: InventoryLine['scope'], more: Partial<InventoryLine> = {}): InventoryLine => ({
  ...{ scope, component: 'direct', scope2_basis: null, scope3_category: null },
  ...more,
});
const inCategory = (scope3_category: number, component: InventoryLine['component'] = 'direct') =>
  line('scope_3', { component, scope3_category });
const withUpstream = (category: number) => [inCategory(category), inCategory(category, 'wtt')];

const OWN = line('scope_1');
const ENERGY = [line('scope_2', { scope2_basis: 'location' }), line('scope_2', { scope2_basis: 'market' })];
/** Category 3: fuel- and energy-related activities. */
const UPSTREAM = inCategory(3, 'wtt');
const UPSTREAM_OF_POWER = [inCategory(3, 'td'), UPSTREAM, inCategory(3, 'wtt_td')];
const CATEGORIES = Array.from({ length: 15 }, (_, at) => inCategory(at + 1));
const EVERYWHERE = [OWN, ...ENERGY, line('scope_3'), ...CATEGORIES, line('no_scope')];

/**
 * Inventory lines that figures of each type can belong to, the main line first. A stated figure must belong to one of
 * them as well: on any other line it would count in addition to the calculated one. Kept apart from the facets because
 * only the dialog of a stated figure loads it.
 */
const LINES_OF_TYPES: Readonly<Record<ActivityType, readonly InventoryLine[]>> = {
  electricity_activitys: [...ENERGY, ...UPSTREAM_OF_POWER],
  fuel_activitys: [OWN, ...ENERGY, ...UPSTREAM_OF_POWER],
  water_activitys: [inCategory(1)],
  discharge_activitys: [inCategory(5)],
  waste_activitys: [inCategory(5)],
  refrigerant_activitys: [OWN],
  power_activitys: [OWN, UPSTREAM],
  lease_activitys: [inCategory(8)],
  vehicle_activitys: [OWN, ...ENERGY, ...UPSTREAM_OF_POWER],
  vehicle_journeys: [OWN, ...ENERGY, ...UPSTREAM_OF_POWER],
  business_travel: withUpstream(6),
  commute: withUpstream(7),
  stays: [inCategory(6)],
  home_working_activity: withUpstream(7),
  absence_activitys: [inCategory(7)],
  purchased_goods_activitys: [inCategory(1), inCategory(2)],
  sales_order_activitys: [9, 10, 11, 12].map((each) => inCategory(each)),
  product_production_activitys: [OWN, inCategory(1)],
  product_used_activitys: [inCategory(1), OWN],
  upstream_transmission_distribution: [inCategory(4), inCategory(9), inCategory(4, 'wtt'), inCategory(9, 'wtt')],
  carbon_activitys: EVERYWHERE,
  task_activitys: [inCategory(1), OWN],
};

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
  const ofType = LINES_OF_TYPES[activity_type as ActivityType].filter((line) => !isChosen || line.scope === scope);
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
