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
} from '../checked-types';
import { alternatives, whereAlike } from './where-alike.query';

/** Time around an activity in which records of its source are compared, in milliseconds. */
const AROUND = 731 * DAY;
const MONTH = 31 * DAY;
/** A document that is typed twice is typed within this time. */
const TYPED_AGAIN = 200 * DAY;

/** Trips are compared with so many before and after them. */
const NEAREST = 12;

/** Documents that are looked for by their numbers; of more it is faster to read what the partner has. */
const MOST_NUMBERS = 20;

/** Likenesses of a type whose entries are looked for one by one, in three statements each. */
const MOST_LIKENESSES = 8;

/** Likenesses that are asked about together; of more it is faster to read all that lies around. */
const MOST_TOGETHER = 1000;

/** Entries read before and after the days of many likenesses together: one that is seldom stands among frequent ones. */
const MOST_NEAREST = 2000;

/** Sources in one condition. */
const MOST_IN_ONE = 500;

/** Places, vehicles or partners whose records are asked for, with those of none where that is said. */
interface Sources {
  readonly column: 'location_id' | 'vehicle_id' | 'partner_id';
  readonly ids: readonly string[];
  readonly orNone?: true;
}

/** Query of one type: records of sources that lie within, or touch, some days. */
interface Question {
  readonly type: ActivityType;
  readonly of: Where;
  readonly sources?: Sources;
  readonly days: 'within' | 'touching' | 'exactly' | 'around';
  /** Conditions of which one must hold. */
  readonly like?: readonly Where[];
  /** Entries around that are read before and after. */
  readonly nearest?: number;
  readonly from: number;
  readonly to: number;
  /** First and last days of entries that are looked for exactly. */
  readonly on?: { readonly from: readonly number[]; readonly to: readonly number[] };
  /** Documents of which it has one, as far as they are few; they stand among the fields of the type. */
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

/** Spend that may hold what the record says: of its location or of none, and of a record without one all of it. */
function spendOn(record: CheckSubject): Question[] {
  const industries = industriesRepeating(record.type);
  if (industries.length === 0) return [];
  const { location_id } = record;
  return typesOf('spend').map((type) => ({
    type,
    of: { data: { inside: ['spend_category'], is: industries } },
    ...(location_id === null ? {} : { sources: { column: 'location_id', ids: [location_id], orNone: true } }),
    ...sameMonths(record),
    // A purchase is of one day, so that both ends can be said of it.
    days: 'within',
  }));
}

const sourcesOf = (column: Sources['column'], id: string | null): Sources[] =>
  id === null ? [] : [{ column, ids: [id] }];

/** Of one source, or of none where there is none. */
const ofSource = (column: Sources['column'], id: string | null): Pick<Question, 'of' | 'sources'> => {
  const [sources] = sourcesOf(column, id);
  return sources ? { of: {}, sources } : { of: { [column]: null } };
};

/** Entries of the same days, at the same place or of the same vehicle or partner: one that says the same is among them. */
function sameEntries({ type, entry, from, to, location_id, vehicle_id, partner_id }: CheckSubject): Question[] {
  if (entry === null || (isMetered(type) && location_id !== null)) return [];
  const [sources] = [
    ...sourcesOf('vehicle_id', vehicle_id),
    ...sourcesOf('location_id', location_id),
    ...sourcesOf('partner_id', partner_id),
  ];
  return [{ type, of: {}, ...(sources ? { sources } : {}), days: 'exactly', from, to, on: { from: [from], to: [to] } }];
}

/** Entries like it, on its days and next to them: of a company with many there is no need to read a year. */
const entriesLike = ({ type, from, to, compared }: CheckSubject): Question[] =>
  comparisonsOf(type).flatMap(({ alike }, at) =>
    alike.flatMap((likeness, level) => {
      const said = compared[at]?.said[level] ?? null;
      return said === null ? [] : [{ type, of: whereAlike(type, likeness, said), days: 'around' as const, from, to }];
    }),
  );

/** Queries for one activity: records of its source, its invoices, and possible double counts. */
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

/** What lies between entries that are too far apart to be compared is nobody's neighbour. */
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

/** Questions about the same thing as one, which finds more where their sources or days are apart. */
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

/** A question in as many as the database takes its sources in. */
const inParts = (question: Question): Question[] => {
  const { sources } = question;
  if (!sources) return [question];
  const count = Math.ceil(sources.ids.length / MOST_IN_ONE);
  return Array.from({ length: count }, (_, at) => ({
    ...question,
    sources: { ...sources, ids: sources.ids.slice(at * MOST_IN_ONE, (at + 1) * MOST_IN_ONE) },
  }));
};

/** Many likenesses in few questions: each by itself would take three statements. */
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

/** The questions of many records, each put once: the records of many sources and days are asked for together. */
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
  const among = few?.map((number) => ({ data: { contains: JSON.stringify(number) } }));
  const until: SubjectQuery['anyOf'] = days === 'around' ? [[{ from: { atMost: to } }]] : [];
  const [theirs] = sources ? [{ [sources.column]: { in: sources.ids } }] : [];
  const orNone = sources?.orNone && theirs ? [[theirs, { [sources.column]: null }]] : [];
  return {
    where: { ...of, ...(sources?.orNone ? {} : theirs), ...period },
    anyOf: [...orNone, ...until, ...(like ? [like] : []), ...(among ? [among] : [])],
  };
}

/** Entries that say the same are looked for by their days: an import has found them by then. */
type Which = 'all' | 'not the same entries';

/** The records that the checks compare these with. */
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
