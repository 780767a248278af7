import type { EstimatedMonth } from '@lichen/contracts/activities/estimates/estimated-emissions.call';
import type { location } from '@lichen/contracts/business/location.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { kgOf } from '@lichen/contracts/formats/mass';
import { deriveFrom } from '../../../platform/engine/verbs';
import type { Context, Read, Served } from '../../../platform/engine/rules';
import { type ActivityFacts, factsAgain } from '../activity/activity-facts.query';
import { groupedBy } from '../checks/check-subject';
import type { Types } from '../checks/check-subject.query';
import type { ActivityTotals } from '../emission/activity-totals';
import { roundedBasis } from '../emission/exact';
import type { Period } from './covered-months';
import { estimatedUse } from './estimated-use';
import {
  billsIn,
  METERED_SUPPLIES,
  type MeteredBill,
  meteredBillsAt,
  type MeteredType,
  peersIn,
  squareMetres,
  unitOfBills,
} from './metered-bills.query';
import { missingDays } from './missing-days';

type Site = RecordOf<typeof location>;

/** A supply of a location: an item of a type, with its bills. */
interface Supply {
  readonly site: Site;
  readonly item: string;
  readonly bills: readonly MeteredBill[];
}

const NO_RECORD = { stored: null, previous: [], tags: null } as const;

/** Returns the figure of a bill for the missing days, by the usual rules and factors. */
function figureOf(
  { entity, rules }: Served,
  draft: Readonly<Record<string, unknown>>,
  known: ActivityFacts['known'],
  context: Context,
) {
  const names = Object.keys({ ...entity.fields, ...entity.derived });
  const blank = Object.fromEntries(names.map((name) => [name, null]));
  const bill = { ...blank, ...rules.defaults, ...draft, _id: 'estimate', applied: true };
  const { record } = deriveFrom({ entity, rules }, bill as never, { ...NO_RECORD, known }, context);
  const totals = record as unknown as ActivityTotals;
  return {
    co2: totals.invalid ? null : kgOf(totals.scope1_ug + totals.scope2_ug + totals.scope3_ug),
    market_co2: kgOf(totals.market_ug),
  };
}

/** Returns the supplies of the locations with their bills; types that every location has are included without bills. */
function suppliesOf(sites: readonly Site[], { metered }: MeteredType, all: readonly MeteredBill[]): Supply[] {
  return sites.flatMap((site) => {
    const own = all.filter(({ location_id }) => location_id === site._id);
    const groups = groupedBy(own, ({ item }) => item).map((bills) => ({ site, item: bills[0]?.item ?? '', bills }));
    if (groups.length === 0 && metered.isEverywhere) return [{ site, item: '', bills: [] }];
    return groups.sort((a, b) => (a.item < b.item ? -1 : 1));
  });
}

interface EstimateInput {
  readonly sites: readonly Site[];
  readonly period: Period;
  readonly context: Context;
}

async function estimatesOf(read: Read, types: Types, type: MeteredType, { sites, period, context }: EstimateInput) {
  const served = types.get(type.name);
  if (!served) return [];
  const ids = sites.map(({ _id }) => _id);
  const { isEverywhere = false } = type.metered;
  const missing = suppliesOf(sites, type, await meteredBillsAt(read, types, type, ids)).flatMap((supply) =>
    missingDays({ ...supply, inUse: supply.site, isEverywhere }, period, context.today).map((days) => ({
      supply,
      days,
    })),
  );
  if (missing.length === 0) return [];
  const peersOf = await peersIn(read, types, type, [...new Set(missing.map(({ supply }) => supply.site.country))]);
  const first = { _id: 'estimate', location_id: null } as never;
  const facts = await factsAgain(served, read, first, context, null);
  return missing.map(({ supply: { site, item, bills }, days }): EstimatedMonth => {
    const units = unitOfBills(bills) ?? type.metered.units;
    const peers = peersOf(site.country, item, units);
    const use = estimatedUse(days, billsIn(units, bills), squareMetres(site), peers);
    const amount = use && roundedBasis(use.amount);
    const bill = {
      location_id: site._id,
      ...days,
      amount,
      units,
      reading_type: 'estimated',
      ...type.metered.billOf?.(item),
    };
    const figure =
      amount === null
        ? { co2: null, market_co2: null }
        : figureOf(served, bill, { ...facts.known, location: site }, context);
    return {
      location: { _id: site._id, name: site.name },
      ...{ activity_type: type.name, item: item || null },
      ...{ ...days, amount, units, method: use?.method ?? null },
      ...{ ...figure, bill },
    };
  });
}

/**
 * Returns estimates for past days of the period on which one of the locations has a metered supply but no bill. Nothing
 * is stored: the same records give the same estimates, in any order of entry.
 */
export async function estimatedMonths(
  read: Read,
  types: Types,
  { sites: all, period, context }: EstimateInput,
): Promise<EstimatedMonth[]> {
  const sites = all.filter(({ estimate_emissions }) => estimate_emissions);
  if (sites.length === 0) return [];
  const found: EstimatedMonth[] = [];
  for (const type of METERED_SUPPLIES)
    found.push(...(await estimatesOf(read, types, type, { sites, period, context })));
  const placeOf = new Map(sites.map(({ _id }, at) => [_id, at]));
  return found.sort((a, b) => (placeOf.get(a.location._id) ?? 0) - (placeOf.get(b.location._id) ?? 0));
}
