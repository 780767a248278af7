import type { EstimatedMonth } from '@lichen/contracts/activities/estimates/estimated-emissions.call';
import type { location } from '@lichen/contracts/business/location.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { yearOf } from '@lichen/contracts/formats/days';
import { kgOf } from '@lichen/contracts/formats/mass';
import { deriveFrom } from '../../../platform/engine/verbs';
import type { Context, Read, Served } from '../../../platform/engine/rules';
import type { ActivityFacts } from '../activity/activity-facts.query';
import type { CheckSubject } from '../checks/check-subject';
import type { Types } from '../checks/check-subject.query';
import { coveredMonths } from './covered-months';
import type { ActivityTotals } from '../emission/activity-totals';
import { roundedBasis } from '../emission/exact';
import { estimatedUse } from './estimated-use';
import { billsOf, peersIn, POWER, purchasedAt, squareMetres } from './purchased-power.query';

type Site = RecordOf<typeof location>;

interface Period {
  readonly from: number;
  readonly to: number;
}

const NO_RECORD = { stored: null, previous: [] } as const;

/** Days without a bill, month by month. A location that nobody opened begins with its first bill. */
function missingMonths(site: Site, records: readonly CheckSubject[], { from, to }: Period, today: number): Period[] {
  const opened = site.from ?? (records.length > 0 ? Math.min(...records.map((record) => record.from)) : null);
  if (opened === null) return [];
  const source = { type: POWER, records, estimated: new Set<string>(), inUse: { from: opened, to: site.to } };
  const years = Array.from({ length: yearOf(to) - yearOf(from) + 1 }, (_, at) => yearOf(from) + at);
  return years
    .flatMap((year) => coveredMonths(year, source, today))
    .flatMap(({ state, gap }) => (state === 'missing' && gap && gap.from >= from && gap.to <= to ? [gap] : []));
}

/** The figure of a bill over the missing days, by the rules and factors of every bill. */
function figureOf(served: Served, site: Site, month: Period, kwh: number, facts: ActivityFacts, context: Context) {
  const bill = {
    ...{ _id: 'estimate', location_id: site._id, ...month, amount: kwh, units: 'kWh', renewable_amount: 0 },
    ...{ self_produced: false, applied: true, reading_type: 'estimated', electricity_grid: null, instrument: null },
    ...{ supplier_factor: null, renewable_percent: null, partner_id: null, tags: null },
  };
  const known = { ...facts.known, location: site };
  const { record } = deriveFrom(served, bill as never, { ...NO_RECORD, known }, context);
  const totals = record as unknown as ActivityTotals;
  return {
    co2: totals.invalid ? null : kgOf(totals.scope1_ug + totals.scope2_ug + totals.scope3_ug),
    market_co2: kgOf(totals.market_ug),
  };
}

/**
 * Estimates of the months within a period that are over, in which one of these locations was open and has no bill.
 * Nothing is stored: the same records have the same estimates, in whatever order they were written.
 */
export async function estimatedMonths(
  read: Read,
  types: Types,
  { sites: all, period, context }: { sites: readonly Site[]; period: Period; context: Context },
): Promise<EstimatedMonth[]> {
  const sites = all.filter(({ estimate_emissions }) => estimate_emissions);
  const served = types.get(POWER);
  if (!served || sites.length === 0) return [];
  const ids = sites.map(({ _id }) => _id);
  const records = await purchasedAt(read, types, ids);
  const missing = sites.flatMap((site) =>
    missingMonths(site, records.get(site._id) ?? [], period, context.today).map((month) => ({ site, month })),
  );
  if (missing.length === 0) return [];
  const peers = await peersIn(read, types, [...new Set(missing.map(({ site }) => site.country))]);
  const first = { _id: 'estimate', location_id: null } as never;
  const facts = (await served.rules.facts?.(read, first, context, null)) as ActivityFacts;
  const bills = new Map(ids.map((id) => [id, billsOf(records.get(id))]));
  return missing.map(({ site, month }) => {
    const use = estimatedUse(month, bills.get(site._id) ?? [], squareMetres(site), peers.get(site.country) ?? []);
    const kwh = use && roundedBasis(use.kwh);
    const figure = kwh === null ? { co2: null, market_co2: null } : figureOf(served, site, month, kwh, facts, context);
    return { location: { _id: site._id, name: site.name }, ...month, kwh, method: use?.method ?? null, ...figure };
  });
}
