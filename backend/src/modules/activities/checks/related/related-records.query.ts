import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { DAY, firstOfMonth } from '@lichen/contracts/formats/days';
import type { Read } from '../../../../platform/engine/rules';
import type { Where } from '../../../../platform/store/sql';
import { daysBeside } from '../../emission/recorded-fuel';
import { type CheckSubject, groupedBy } from '../check-subject';
import { checkSubjects, nearestSubjects, type Types, type SubjectQuery } from '../check-subject.query';
import {
  industriesRepeating,
  isMetered,
  comparisonsOf,
  countsAs,
  timesOfVehicle,
  typesOf,
  typesRepeatedBy,
  typesWithHoursOf,
} from '../checked-types';
import { alternatives, whereAlike } from './where-alike.query';

/** Time around an activity in which records of its source are compared, in milliseconds. */
const AROUND = 731 * DAY;
const MONTH = 31 * DAY;
/** Time within which a duplicate document is searched, in ms. */
const TYPED_AGAIN = 200 * DAY;

/** Number of trips before and after that a trip is compared with. */
const NEAREST = 12;

/** Largest number of documents searched by number; beyond it, all of the partner's are read. */
const MOST_NUMBERS = 20;

/** Largest number of likenesses queried one by one, with three statements each. */
const MOST_LIKENESSES = 8;

/** Largest number of likenesses queried together; beyond it, all entries around are read. */
const MOST_TOGETHER = 1000;

/** Entries read before and after for many likenesses, so that rare ones are found among frequent ones. */
const MOST_NEAREST = 2000;

/** Sources per query. */
const MOST_IN_ONE = 500;

/** Locations, vehicles, partners or people whose records are queried; `orNone` adds records without one. */
interface Sources {
  readonly column: 'location_id' | 'vehicle_id' | 'partner_id' | 'profile_id';
  readonly ids: readonly string[];
  readonly orNone?: true;
}

/** Query of one type: records of sources within, touching, on or around some days. */
interface Question {
  readonly type: ActivityType;
  readonly of: Where;
  readonly sources?: Sources;
  readonly days: 'within' | 'touching' | 'exactly' | 'around';
  /** Alternative conditions. */
  readonly like?: readonly Where[];
  /** Number of entries to read before and after. */
  readonly nearest?: number;
  readonly from: number;
  readonly to: number;
  /** First and last days of entries that must match exactly. */
  readonly on?: { readonly from: readonly number[]; readonly to: readonly number[] };
  /** Document numbers to match, if there are few. */
  readonly numbers?: readonly string[];
}

type Days = Pick<Question, 'days' | 'from' | 'to'>;

const around = ({ from, to }: CheckSubject, time: number): Days => ({
  days: 'within',
  from: from - time,
  to: to + time,
});
const sameMonths = ({ from, to }: CheckSubject): Days => ({
  days: 'touching',
  from: firstOfMonth(from),
  to: firstOfMonth(to) + MONTH,
});

/** Returns queries for spend that may include the record: at its location or none, or any if it has none. */
function spendOn(record: CheckSubject): Question[] {
  const industries = industriesRepeating(record.type);
  if (industries.length === 0) return [];
  const { location_id } = record;
  return typesOf('spend').map((type) => ({
    type,
    of: { data: { inside: ['spend_category'], is: industries } },
    ...(location_id === null ? {} : { sources: { column: 'location_id', ids: [location_id], orNone: true } }),
    ...sameMonths(record),
    // A purchase has one day, so both bounds apply to it.
    days: 'within',
  }));
}

const sourcesOf = (column: Sources['column'], id: string | null): Sources[] =>
  id === null ? [] : [{ column, ids: [id] }];

/** Restricts a query to one source, or to records without a source. */
const ofSource = (column: Sources['column'], id: string | null): Pick<Question, 'of' | 'sources'> => {
  const [sources] = sourcesOf(column, id);
  return sources ? { of: {}, sources } : { of: { [column]: null } };
};

/** Returns queries for entries of the same days, location, vehicle or partner, which include any duplicate. */
function sameEntries({ type, entry, from, to, location_id, vehicle_id, partner_id }: CheckSubject): Question[] {
  if (entry === null || (isMetered(type) && location_id !== null)) return [];
  const [sources] = [
    ...sourcesOf('vehicle_id', vehicle_id),
    ...sourcesOf('location_id', location_id),
    ...sourcesOf('partner_id', partner_id),
  ];
  return [{ type, of: {}, ...(sources ? { sources } : {}), days: 'exactly', from, to, on: { from: [from], to: [to] } }];
}

/** Returns queries for similar entries on the same days and next to them, to avoid reading a whole year. */
const entriesLike = ({ type, from, to, compared }: CheckSubject): Question[] =>
  comparisonsOf(type).flatMap(({ alike }, at) =>
    alike.flatMap((likeness, level) => {
      const said = compared[at]?.said[level] ?? null;
      return said === null ? [] : [{ type, of: whereAlike(type, likeness, said), days: 'around' as const, from, to }];
    }),
  );

/** Returns queries for the other hours of the person or vehicle on the same day. */
const hoursOfDay = ({ dayHours, from, to }: CheckSubject): Question[] => {
  if (!dayHours) return [];
  const sources: Sources = { column: dayHours.of === 'person' ? 'profile_id' : 'vehicle_id', ids: [dayHours.who] };
  return typesWithHoursOf(dayHours.of).map((type) => ({ type, of: {}, sources, days: 'within', from, to }));
};

/** Returns the queries for one activity: records of its source, its invoices, and possible double counts. */
function relatedQuestions(record: CheckSubject): Question[] {
  const { type, location_id, vehicle_id, partner_id, number, daysOf } = record;
  const months = sameMonths(record);
  const at = (types: readonly ActivityType[]): Question[] =>
    location_id === null
      ? []
      : types.map((other) => ({ type: other, ...ofSource('location_id', location_id), ...months }));
  const driven = (types: readonly ActivityType[]): Question[] =>
    types.map((other) => ({
      ...{ type: other, ...ofSource('vehicle_id', vehicle_id) },
      ...{ days: 'touching', ...daysBeside(record) },
    }));
  return [
    ...(isMetered(type) && location_id !== null
      ? [{ type, ...ofSource('location_id', location_id), ...around(record, AROUND) }]
      : []),
    ...(timesOfVehicle(type) !== null && vehicle_id !== null
      ? [{ type, ...ofSource('vehicle_id', vehicle_id), ...around(record, AROUND) }]
      : sameEntries(record)),
    ...entriesLike(record),
    ...hoursOfDay(record),
    ...(daysOf === null ? [] : [{ type, of: {}, days: 'touching' as const, from: record.from, to: record.to }]),
    ...(number === null
      ? []
      : [{ type, ...ofSource('partner_id', partner_id), ...around(record, TYPED_AGAIN), numbers: [number] }]),
    ...(countsAs(type, 'fuel of a vehicle') ? driven(typesOf('journey of a vehicle')) : []),
    ...(countsAs(type, 'journey of a vehicle') ? driven(typesOf('fuel of a vehicle')) : []),
    ...(record.isCharging ? at(typesOf('power')) : []),
    ...(countsAs(type, 'power') ? at(typesOf('fuel of a vehicle')) : []),
    ...(countsAs(type, 'energy') ? at(typesOf('lease')) : []),
    ...(countsAs(type, 'lease') ? at(typesOf('energy')) : []),
    ...typesRepeatedBy(record.spend_category).map((other) => ({ type: other, of: {}, ...months })),
    ...spendOn(record),
  ];
}

const distinct = <T>(lists: readonly (readonly T[] | undefined)[]): readonly T[] => [
  ...new Set(lists.flatMap((list) => list ?? [])),
];

/** Groups queries whose days are close enough to be compared. */
function nearEachOther(all: readonly Question[]): Question[][] {
  const groups: Question[][] = [];
  let last = Number.NEGATIVE_INFINITY;
  for (const question of all.toSorted((a, b) => a.from - b.from)) {
    if (question.from > last + AROUND) groups.push([]);
    groups.at(-1)?.push(question);
    last = Math.max(last, question.to);
  }
  return groups;
}

/** Merges similar queries into one, which may read more than each of them. */
const asOne = (all: readonly Question[]): Question[] =>
  all[0]?.days === 'around' ? nearEachOther(all).flatMap(joined) : joined(all);

function joined(all: readonly Question[]): Question[] {
  const [first] = all;
  if (!first || all.length === 1) return [...all];
  const { sources, on, numbers } = first;
  const one = {
    ...first,
    from: all.reduce((least, { from }) => Math.min(least, from), first.from),
    to: all.reduce((most, { to }) => Math.max(most, to), first.to),
    ...(sources ? { sources: { ...sources, ids: distinct(all.map((each) => each.sources?.ids)) } } : {}),
    ...(on
      ? { on: { from: distinct(all.map((each) => each.on?.from)), to: distinct(all.map((each) => each.on?.to)) } }
      : {}),
    ...(numbers ? { numbers: distinct(all.map((each) => each.numbers)) } : {}),
  };
  return [one];
}

/** Splits a query by the number of sources that one statement may have. */
const inParts = (question: Question): Question[] => {
  const { sources } = question;
  if (!sources) return [question];
  const count = Math.ceil(sources.ids.length / MOST_IN_ONE);
  return Array.from({ length: count }, (_, at) => ({
    ...question,
    sources: { ...sources, ids: sources.ids.slice(at * MOST_IN_ONE, (at + 1) * MOST_IN_ONE) },
  }));
};

/** Merges queries for many likenesses, because each would take three statements. */
const anyOfThem = (around: readonly Question[]): Question[] =>
  nearEachOther(around).flatMap((near) => {
    const of = near.length > MOST_TOGETHER ? [] : alternatives(near.map((each) => each.of));
    const like = of.length > 0 ? { like: of } : {};
    return joined(near).map((one) => ({ ...one, of: {}, ...like, nearest: MOST_NEAREST }));
  });

const together = (questions: readonly Question[]): Question[] => [
  ...questions.filter(({ days }) => days !== 'around'),
  ...groupedBy(questions, ({ type, days }) => (days === 'around' ? type : null)).flatMap((around) =>
    around.length > MOST_LIKENESSES ? anyOfThem(around) : around,
  ),
];

/** Returns the queries for many records, merged by source and days. */
function questionsOf(records: readonly CheckSubject[], which: Which): Question[] {
  const questions = records
    .flatMap(relatedQuestions)
    .filter(({ days }) => days !== 'exactly' || which !== 'not the same entries');
  const alike = groupedBy(questions, ({ type, of, sources, days, numbers }) =>
    JSON.stringify([type, of, sources?.column, sources?.orNone, days, numbers !== undefined]),
  );
  return together(alike.flatMap(asOne)).flatMap(inParts);
}

function wantedOf({ of, like, sources, days, from, to, on, numbers }: Question): SubjectQuery {
  const period = {
    within: { from: { atLeast: from }, to: { atMost: to } },
    touching: { from: { atMost: to }, to: { atLeast: from } },
    exactly: on ? { from: { in: on.from }, to: { in: on.to } } : {},
    around: { from: { atLeast: from } },
  }[days];
  const few = numbers && numbers.length <= MOST_NUMBERS ? numbers : undefined;
  const among = few?.map((number) => ({ data: { containsInAnySpacing: JSON.stringify(number) } }));
  const until: SubjectQuery['anyOf'] = days === 'around' ? [[{ from: { atMost: to } }]] : [];
  const [theirs] = sources ? [{ [sources.column]: { in: sources.ids } }] : [];
  const orNone = sources?.orNone && theirs ? [[theirs, { [sources.column]: null }]] : [];
  return {
    where: { ...of, ...(sources?.orNone ? {} : theirs), ...period },
    anyOf: [...orNone, ...until, ...(like ? [like] : []), ...(among ? [among] : [])],
  };
}

/** True to search duplicates by their days; an import has already done so. */
type Which = 'all' | 'not the same entries';

/** Returns the records that the checks compare these with. */
export async function relatedRecords(
  read: Read,
  types: Types,
  records: readonly CheckSubject[],
  which: Which = 'all',
): Promise<CheckSubject[]> {
  const asked = questionsOf(records, which);
  const found = await Promise.all(
    asked.flatMap((question) => {
      const { type, of, like, from, to, nearest: most = NEAREST } = question;
      const all = checkSubjects(read, types, type, wantedOf(question));
      if (question.days !== 'around') return [all];
      const nearest = (days: { below: number } | { above: number }, until: number) =>
        nearestSubjects(read, types, type, { of, ...(like ? { like } : {}), from: days, until, most });
      return [all, nearest({ below: from }, from - AROUND), nearest({ above: to }, to + AROUND)];
    }),
  );
  const byId = new Map(found.flat().map((each) => [each.id, each]));
  for (const { id } of records) byId.delete(id);
  return [...byId.values()];
}
