import { DECIMALS_OF_DERIVED, digits, Exact, exact } from '../exact';
import { isMarketBased } from '@lichen/contracts/activities/calculations/counted-calculations';
import type { Component } from '@lichen/contracts/activities/inventory-line';
import type { Factor } from '../published/factor';

/**
 * Suffix of item and id of the upstream emissions of a plug-in hybrid's fuel alone. The publisher prints them together
 * with those of its power; where its charging is recorded, the charging has those of the power.
 */
const FUEL_ALONE = '/fuel';

/** Returns the item of a vehicle's fuel alone. */
export const fuelAlone = (item: string): string => `${item}${FUEL_ALONE}`;

/** Tells whether a factor is that of a vehicle's fuel alone. */
export const isFuelAlone = (factor_id: string): boolean => factor_id.endsWith(FUEL_ALONE);

const isDriven = ({ family, component, scope }: Factor): boolean =>
  family === 'vehicle' && (component === 'wtt' || (component === 'direct' && scope > 0));

const isGrid = ({ family, basis }: Factor): boolean =>
  family === 'electricity' && !isMarketBased({ scope2_basis: basis });

const lineOf = ({ set, region, item, unit }: Factor): string => [set, region, item, unit].join('|');

/** Factors of one vehicle, or of one grid, by scope and component. */
type Lines = Map<string, Map<string, Factor>>;

const nameOf = (component: Component, scope: number): string =>
  component === 'direct' ? `direct ${scope}` : component;

function grouped(factors: readonly Factor[]): Lines {
  const lines: Lines = new Map();
  for (const factor of factors) {
    const line = lines.get(lineOf(factor)) ?? new Map<string, Factor>();
    lines.set(lineOf(factor), line.set(nameOf(factor.component, factor.scope), factor));
  }
  return lines;
}

/** Returns the upstream emissions of the power that is behind an amount of scope 2, at the rates of its grid. */
function upstreamOfPower(scope2: string, grid: ReadonlyMap<string, Factor> | undefined): Exact | null {
  const [direct, upstream, ofLosses] = ['direct 2', 'wtt', 'wtt_td'].map((name) => grid?.get(name)?.value);
  if (!direct || !upstream || exact(direct).eq(0)) return null;
  return exact(scope2)
    .times(exact(upstream).plus(ofLosses ?? '0'))
    .div(direct);
}

/**
 * Returns the upstream factors of the fuel alone, for each vehicle with figures in scope 1 and scope 2: what is printed
 * less its scope 2 times the upstream emissions of a kWh by its scope 2, all of one edition and region. It takes off
 * what a record of charging of the same power adds on that grid.
 */
export function factorsOfFuelAlone(factors: readonly Factor[]): Factor[] {
  const grids = grouped(factors.filter(isGrid));
  return [...grouped(factors.filter(isDriven)).values()].flatMap((line) => {
    const [burnt, charged, upstream] = ['direct 1', 'direct 2', 'wtt'].map((name) => line.get(name));
    if (!burnt?.value || exact(burnt.value).eq(0) || !charged?.value || !upstream?.value) return [];
    const power = upstreamOfPower(charged.value, grids.get(lineOf({ ...upstream, item: '', unit: 'kWh' })));
    if (!power || power.gte(upstream.value)) return [];
    const value = digits(exact(upstream.value).minus(power).round(DECIMALS_OF_DERIVED, Exact.roundHalfEven));
    const { id, item, label } = upstream;
    return [{ ...upstream, id: fuelAlone(id), item: fuelAlone(item), label: `${label} / Fuel alone`, value }];
  });
}
