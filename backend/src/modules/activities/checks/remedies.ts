import type { CalcProblem, ProblemCode } from '@lichen/contracts/activities/calculation-problems';
import type { FoundRecord, ProposedValues, Remedies, Remedy } from '@lichen/contracts/activities/checks/remedy';
import { problemField } from '@lichen/contracts/activities/problem-fields';
import { addMonths, DAY, lastOfMonth, yearOf } from '@lichen/contracts/formats/days';
import { typeOf } from '../types/type-of';
import type { CheckSubject } from './check-subject';

/** Placeholder id of an unsaved activity. */
export const DRAFT = 'draft';

/** Tells whether the record is a draft: the activity being typed, or one typed beside it. */
export const isDraft = ({ id }: CheckSubject): boolean => id.startsWith(DRAFT);

/** Returns the record as a finding names it; without an id while it is a draft. */
export const foundRecord = (subject: CheckSubject): FoundRecord => ({
  _id: isDraft(subject) ? null : subject.id,
  activity_type: subject.type,
});

const fieldsOf = ({ type }: CheckSubject) => typeOf(type).entity.fields;
const isDay = (record: CheckSubject, name: string): boolean => fieldsOf(record)[name]?.kind === 'day';

/** Tells whether people enter a first and a last day; `from` and `to` of a journey are addresses. */
const hasPeriod = (record: CheckSubject): boolean => isDay(record, 'from') && isDay(record, 'to');

const editOf = (record: CheckSubject, field: string | null = null): Remedy => ({
  kind: 'edit',
  record: foundRecord(record),
  field,
});

/** Field with the day of the invoice, which is not the billed day. */
const OF_INVOICE = 'invoice_date';

/** Returns the remedy of correcting a day: the wanted one, else the type's first. */
const dayToEdit = (record: CheckSubject, wanted: 'from' | 'to'): Remedy => {
  const days = Object.keys(fieldsOf(record)).filter((name) => name !== OF_INVOICE && isDay(record, name));
  return editOf(record, days.includes(wanted) ? wanted : (days[0] ?? null));
};

const keep = (kept: CheckSubject, removed: CheckSubject): Remedy[] =>
  isDraft(kept) ? [] : [{ kind: 'keep', keep: kept.id, remove: isDraft(removed) ? null : foundRecord(removed) }];

const compare = (record: CheckSubject, others: readonly CheckSubject[]): Remedy => {
  const all = [record, ...others];
  return {
    kind: 'compare',
    types: [...new Set(all.map(({ type }) => type))],
    location_id: all.every(({ location_id }) => location_id === record.location_id) ? record.location_id : null,
    from: Math.min(...all.map(({ from }) => from)),
    to: Math.max(...all.map(({ to }) => to)),
  };
};

/** Returns remedies for two equal records, of which one stays. Unsaved drafts are corrected or removed. */
export function keepEither(record: CheckSubject, other: CheckSubject): Remedies {
  const [first, ...rest] = [...keep(record, other), ...keep(other, record)];
  return first ? [first, ...rest] : [editOf(record)];
}

const shortened = (record: CheckSubject, from: number, to: number): Remedy[] =>
  hasPeriod(record) && from <= to ? [{ kind: 'shorten', record: foundRecord(record), values: { from, to } }] : [];

/**
 * Returns remedies of an overlap: end the earlier before the later, or begin the later after the earlier; if one
 * contains the other, keep one.
 */
export function withoutOverlap(before: CheckSubject, record: CheckSubject): Remedies {
  const isBeyond = record.to > before.to && record.from > before.from;
  const [first, ...rest] = isBeyond
    ? [...shortened(record, before.to + DAY, record.to), ...shortened(before, before.from, record.from - DAY)]
    : [...keep(record, before), ...keep(before, record)];
  const both = compare(record, [before]);
  return first ? [first, ...rest, both] : [both];
}

/** Offers to add a record for the days of a gap. */
export const addBetween = (before: CheckSubject, from: number, to: number): Remedies => [
  { kind: 'add', record: foundRecord(before), from, to },
];

/** Offers to compare the record with those it may repeat. */
export const comparedWith = (record: CheckSubject, others: readonly CheckSubject[]): Remedies => [
  compare(record, others),
];

/** Offers to correct the record to these values. */
export const correctedTo = (record: CheckSubject, values: ProposedValues): Remedies => [
  { kind: 'correct', record: foundRecord(record), values },
];

/** Offers the form of the record, at the field that is in doubt. */
export const fieldToCorrect = (record: CheckSubject, field: string): Remedies => [editOf(record, field)];

/** Moves a day back by years; the end of a month stays one, so that February remains whole. */
const yearsBack = (day: number, years: number): number => {
  const earlier = addMonths(day, -12 * years);
  return day === lastOfMonth(day) ? lastOfMonth(earlier) : earlier;
};

/** Returns remedies for days in the future: an earlier year if all are, else correcting the last day. */
export function pastDays(record: CheckSubject, today: number): Remedies {
  if (record.from <= today || !hasPeriod(record)) return [dayToEdit(record, 'to')];
  const years = yearOf(record.to) - yearOf(today);
  const back = [years, years + 1].find((each) => yearsBack(record.to, each) <= today) ?? years + 1;
  const values = { from: yearsBack(record.from, back), to: yearsBack(record.to, back) };
  return [{ kind: 'correct', record: foundRecord(record), values }, dayToEdit(record, 'from')];
}

/** First and last day of use of a location; null where there is none. */
interface Use {
  readonly from: number | null;
  readonly to: number | null;
}

/** Returns remedies for days outside the use of a location: shorten the entry, or change the location. */
export function daysInUse(record: CheckSubject, { from, to }: Use): Remedies {
  const [first, last] = [Math.max(record.from, from ?? record.from), Math.min(record.to, to ?? record.to)];
  const [shorter] = shortened(record, first, last);
  const location: Remedy[] = record.location_id ? [{ kind: 'location', location_id: record.location_id }] : [];
  return [shorter ?? dayToEdit(record, 'from'), ...location];
}

/** Returns remedies for a wrong cost or a wrong statement of the supplier. */
export const costOrSupplier = (record: CheckSubject, partner_id: string): Remedies => [
  editOf(record, 'cost'),
  { kind: 'supplier', partner_id },
];

/** Offers the explanation of the figure. */
export const figureToReview = (record: CheckSubject): Remedies => [{ kind: 'review', record: foundRecord(record) }];

/** Remedies that need no record: recalculate, and count a calculation that is left out. */
export const RECALCULATION: Remedies = [{ kind: 'recalculate' }];
export const COUNTED_AGAIN: Remedies = [{ kind: 'count' }];

export const placeToComplete = (record: CheckSubject): Remedies => [editOf(record, 'location')];

const OF_LOCATION: readonly ProblemCode[] = ['noArea', 'notOpen'];

/** Returns remedies for a missing figure: the field to complete and, if the location lacks data, the location. */
export function figureToComplete(record: CheckSubject, problem: CalcProblem | null): Remedies {
  const field = problem && problemField(typeOf(record.type).entity, problem.code);
  const edit: Remedy = { kind: 'edit', record: foundRecord(record), field };
  return problem && record.location_id && OF_LOCATION.includes(problem.code)
    ? [edit, { kind: 'location', location_id: record.location_id }]
    : [edit];
}
