import type { ActivityType } from '../activity-types';
import type { RecordOf } from '../../entity/entity';
import { isLive, isMarketBased, isMemo, type Replaceable } from './counted-calculations';
import { COMPONENTS, type emissionCalc } from './emission-calc.entity';

/**
 * Where the figures of each type of activity can stand in an inventory. The engine puts its own there, and a figure
 * that a person states has to be at one of these places too: anywhere else it would count beside the calculated one.
 */
type Calc = RecordOf<typeof emissionCalc>;
export type FigurePlace = Pick<Calc, 'scope' | 'component' | 'scope2_basis' | 'scope3_category'>;

const direct = (scope: Calc['scope'], more: Partial<FigurePlace> = {}): FigurePlace => ({
  ...{ scope, component: 'direct', scope2_basis: null, scope3_category: null },
  ...more,
});
const inCategory = (scope3_category: number, component: Calc['component'] = 'direct'): FigurePlace =>
  direct('scope_3', { component, scope3_category });

const FUEL_AND_ENERGY = 3;
const OWN = direct('scope_1');
const ENERGY = [direct('scope_2', { scope2_basis: 'location' }), direct('scope_2', { scope2_basis: 'market' })];
const UPSTREAM = inCategory(FUEL_AND_ENERGY, 'wtt');
const UPSTREAM_OF_POWER = [inCategory(FUEL_AND_ENERGY, 'td'), UPSTREAM, inCategory(FUEL_AND_ENERGY, 'wtt_td')];
const CATEGORIES = Array.from({ length: 15 }, (_, at) => at + 1);

const FIGURE_PLACES: Readonly<Record<ActivityType, readonly FigurePlace[]>> = {
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
  business_travel: [inCategory(6), inCategory(6, 'wtt')],
  commute: [inCategory(7), inCategory(7, 'wtt')],
  stays: [inCategory(6)],
  home_working_activity: [inCategory(7), inCategory(7, 'wtt')],
  // Recorded for other ends: a person may state what the engine has no factor for.
  absence_activitys: [inCategory(7)],
  purchased_goods_activitys: [inCategory(1), inCategory(2)],
  sales_order_activitys: [inCategory(9), inCategory(10), inCategory(11), inCategory(12)],
  product_production_activitys: [OWN, inCategory(1)],
  product_used_activitys: [inCategory(1), OWN],
  upstream_transmission_distribution: [inCategory(4), inCategory(9), inCategory(4, 'wtt'), inCategory(9, 'wtt')],
  // Its place is the one that its own record names.
  carbon_activitys: [
    OWN,
    ...ENERGY,
    direct('scope_3'),
    ...CATEGORIES.map((each) => inCategory(each)),
    direct('no_scope'),
  ],
  task_activitys: [inCategory(1), OWN],
};

export const isSamePlace = (a: FigurePlace, b: FigurePlace): boolean =>
  a.component === b.component &&
  a.scope === b.scope &&
  a.scope2_basis === b.scope2_basis &&
  a.scope3_category === b.scope3_category;

interface PlacedActivity {
  readonly activity_type: string;
  readonly scope: Calc['scope'];
}

type Row = FigurePlace & Pick<Calc, 'engine_version'> & Replaceable;

/** The market-based place beside a location-based one of scope 2, which a figure may be stated at before there is one. */
const marketBeside = (place: FigurePlace): FigurePlace[] =>
  place.scope === 'scope_2' && !isMarketBased(place) ? [{ ...place, scope2_basis: 'market' }] : [];

/**
 * The places of one activity, its main one first: those of its calculated rows, and of its type where a component has
 * none. A car that burns petrol has no place in scope 2, and a capital good none among purchased goods.
 */
export function figurePlaces({ activity_type, scope }: PlacedActivity, rows: readonly Row[]): FigurePlace[] {
  const calculated = rows.filter((row) => isLive(row) && row.engine_version !== null && !isMemo(row));
  const isChosen = activity_type === 'carbon_activitys';
  const ofType = FIGURE_PLACES[activity_type as ActivityType].filter((place) => !isChosen || place.scope === scope);
  return COMPONENTS.flatMap((component) => {
    const given = calculated
      .filter((row) => row.component === component)
      .flatMap(({ scope, scope2_basis, scope3_category }) => {
        const place = { scope, component, scope2_basis, scope3_category };
        return [place, ...marketBeside(place)];
      });
    const places = given.length > 0 ? given : ofType.filter((place) => place.component === component);
    return places
      .filter((place, at) => places.findIndex((other) => isSamePlace(other, place)) === at)
      .toSorted((a, b) => Number(isMarketBased(a)) - Number(isMarketBased(b)));
  });
}

/** What is said of a place so far: the rest follows where only one place is left. */
export type PartialPlace = { readonly [N in keyof FigurePlace]?: FigurePlace[N] | null | undefined };

const NAMES = ['scope', 'component', 'scope2_basis', 'scope3_category'] as const;

/** Places that are as somebody says so far. */
export const placesLike = (places: readonly FigurePlace[], said: PartialPlace): FigurePlace[] =>
  places.filter((place) => NAMES.every((name) => (said[name] ?? null) === null || said[name] === place[name]));
