import { activity } from '@lichen/contracts/activities/list/activity.entity';
import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import {
  type Change,
  type ChangeBridge,
  getChangeBridge,
} from '@lichen/contracts/activities/bridge/change-bridge.call';
import { COUNTED } from '@lichen/contracts/activities/calculations/counted-calculations';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import { location } from '@lichen/contracts/business/location.entity';
import type { Read } from '../../../platform/engine/rules';
import { inParts } from '../../../platform/in-parts';
import { handler } from '../../../platform/module';
import type { Selection } from '../../../platform/store/sql';
import { goneLocations } from '../filters/listed-selection.query';
import { boundaryOf, type BoundaryDates } from './boundary';
import { changesBySource, totalChange } from './change-bridge';
import { type MonthRow, monthRows, monthSums } from './month-rows';

/** Sources per page. */
const PAGE = 50;
/** Activities read at once, with their calculation rows. */
const AT_ONCE = 500;

/** Fields of a location that state when it is in use and run by the company. */
const DATES = ['_id', 'from', 'to', 'operational_control', 'controlled_until'] as const;

interface Period {
  from: number;
  to: number;
}

interface BridgeQuery {
  before: Period;
  after: Period;
  /** Scopes to include. */
  scopes: ReadonlySet<string>;
  /** Condition on the activities. */
  where: NonNullable<Selection['where']>;
}

interface Listed {
  _id: string;
  activity_type: string;
  location_id: string | null;
  partner_id: string | null;
}

const sourceOf = ({ activity_type, location_id, partner_id }: Listed): string =>
  JSON.stringify([activity_type, location_id, partner_id]);

const fromSource = (source: string) => {
  const [activity_type, location_id, partner_id] = JSON.parse(source) as [ActivityType, string | null, string | null];
  return { activity_type, location_id, partner_id };
};

const touching = ({ from, to }: Period) => ({ from: { atMost: to }, to: { atLeast: from } });

/** Adds up the counted rows of the activities of both periods by source and month, page by page. */
async function sumsOf(read: Read, { before, after, scopes, where }: BridgeQuery) {
  const [then, now] = [monthSums(), monthSums()];
  const anyOf = [[touching(before), touching(after)]];
  const order = [{ column: 'id' }];
  for (let last = ''; ; ) {
    const page = await read(activity).list({ where: { ...where, id: { above: last } }, anyOf, order, limit: AT_ONCE });
    const byId = new Map(page.map((each) => [each._id, each as Listed]));
    const counted = { activity_id: { in: [...byId.keys()] }, scope: { in: [...scopes] }, ...COUNTED };
    for (const calc of page.length > 0 ? await read(emissionCalc).list({ where: counted }) : []) {
      const of = byId.get(calc.activity_id);
      if (!of) continue;
      const key = { source: sourceOf(of), location: of.location_id };
      for (const row of monthRows(calc, key, before)) then.add(row);
      for (const row of monthRows(calc, key, after)) now.add(row);
    }
    const next = page.at(-1)?._id;
    if (next === undefined || page.length < AT_ONCE) return { before: then.rows(), after: now.rows() };
    last = next;
  }
}

const listed = <T>(value: T | T[] | undefined): readonly T[] | null =>
  value === undefined ? null : Array.isArray(value) ? value : [value];

const whereOf = (activities: readonly string[] | null, locations: readonly string[] | null) => ({
  ...(activities ? { activity_type: { in: activities } } : {}),
  ...(locations ? { location_id: { in: locations } } : {}),
});

/** Returns the absolute change of a source, in one part of the bridge or in total; in 10⁻⁶ kg. */
const movement =
  (part: keyof Change['parts'] | undefined) =>
  ({ before_ug, after_ug, parts }: Change): number =>
    Math.abs(part ? parts[part] : after_ug - before_ug);

/** Returns the dates of all locations with rows: which months they are in use and run by the company. */
async function datesOf(read: Read, rows: readonly MonthRow[]): Promise<ReadonlyMap<string, BoundaryDates>> {
  const ids = [...new Set(rows.flatMap(({ location: id }) => id ?? []))];
  const dates = new Map<string, BoundaryDates>();
  for (const some of inParts(ids)) {
    const sites = await read(location).part(DATES, { where: { id: { in: [...some] } } });
    for (const site of sites) dates.set(site._id, site);
  }
  return dates;
}

async function placesOf(read: Read, sources: readonly string[]) {
  const ids = [...new Set(sources.flatMap((source) => fromSource(source).location_id ?? []))];
  const sites = ids.length > 0 ? await read(location).list({ where: { id: { in: ids } } }) : [];
  return new Map(sites.map(({ _id, name, from, to }) => [_id, { _id, name, from, to }]));
}

/** Explains why one period differs from another: a bridge per source; together they add up to the total. */
export const getChangeBridgeCall = handler(
  getChangeBridge,
  async ({ input, read, entities }): Promise<ChangeBridge> => {
    const { limit = PAGE, offset = 0, part } = input;
    const told = await goneLocations({ read, entities }, input.locations);
    const scopes = new Set((listed(input.scopes) ?? ['1', '2', '3']).map((scope) => `scope_${scope}`));
    const before = { from: input.before_from, to: input.before_to };
    const after = { from: input.from, to: input.to };
    const where = whereOf(listed<string>(input.activity), listed(input.locations));
    const sums = await sumsOf(read, { before, after, scopes, where });
    const dates = await datesOf(read, [...sums.before, ...sums.after]);
    const changes = changesBySource(sums.before, sums.after, boundaryOf(dates, before, after));
    const moved = movement(part);
    const sorted = [...changes]
      .filter(([, change]) => !part || moved(change) > 0)
      .sort(([a, one], [b, other]) => moved(other) - moved(one) || (a < b ? -1 : 1));
    const page = sorted.slice(offset, offset + limit);
    const places = await placesOf(
      read,
      page.map(([source]) => source),
    );
    const list = page.map(([source, change]) => {
      const { activity_type, location_id, partner_id } = fromSource(source);
      const place = places.get(location_id ?? '') ?? null;
      return { _id: source, activity_type, partner_id, location_id, location: place, ...change };
    });
    return { ...totalChange(changes.values()), list, total: sorted.length, count: list.length, ...told };
  },
);
