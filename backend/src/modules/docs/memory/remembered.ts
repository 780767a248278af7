import type { DocType, ReadAs } from '@lichen/contracts/docs/doc-type';
import type { Landmark, Landmarks } from '@lichen/contracts/docs/landmark';
import type { FieldReading } from '@lichen/contracts/docs/reading';
import { afterChecks, checksOf } from '../checks/checks';
import type { Anchor } from '../fields/knowledge';
import { marksFor, sameSaid, valueFor } from './field-marks';
import { sameLabels } from './learn';

/** Number of newest documents whose anchors count for a field, because layouts change. */
const COUNTED = 5;
/** Confidence of a value at a learned place whose characters were read with certainty. */
const SHOWN = 0.95;
/** Confidence from which the value that was read is proven by a rule. */
const PROVEN = 0.97;

const byText = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

const newestFirst = (a: Anchor, b: Anchor): number => b.doc_created_on - a.doc_created_on || byText(b.doc_id, a.doc_id);

const lessonOf = ({ labels, nth, among, unit }: Anchor): string => JSON.stringify([labels, nth, among, unit]);

/** Returns the anchors by votes among the newest documents, so that the order of arrival does not matter. */
function lessons(anchors: readonly Anchor[]): readonly Anchor[] {
  const newest = [...anchors].sort(newestFirst).slice(0, COUNTED);
  const votes = new Map<string, Anchor[]>();
  for (const each of newest) votes.set(lessonOf(each), [...(votes.get(lessonOf(each)) ?? []), each]);
  // With equal votes, the newest document's anchor stays first.
  return [...votes.values()].sort((a, b) => b.length - a.length).flatMap(([first]) => first ?? []);
}

/** Returns the landmark at a learned place; undefined if several fit and differ. */
function markAt(marks: readonly Landmark[], { labels, nth, among }: Anchor): Landmark | undefined {
  const alike = marks.filter((mark) => sameLabels(mark.labels, labels));
  if (alike.length === 1 || alike.length === among) return alike[alike.length === 1 ? 0 : nth];
  const [first] = alike;
  return alike.every(({ value }) => sameSaid(value, first?.value)) ? first : undefined;
}

function readingAt(field: string, as: ReadAs, marks: readonly Landmark[], anchors: readonly Anchor[]) {
  const fitting = marksFor(as, marks);
  for (const lesson of lessons(anchors)) {
    const mark = markAt(fitting, lesson);
    const value = mark ? valueFor(mark, as, lesson.unit) : null;
    if (!mark || value === null || value === undefined) continue;
    const { raw, page, box, confidence } = mark;
    const sure = SHOWN * (confidence < 0.9 ? confidence : 1);
    const found: FieldReading = {
      ...{ field, value, raw, page, box, how: 'anchor', confidence: sure, flags: [], alternatives: [] },
    };
    return found;
  }
  return undefined;
}

/** Keeps the value that was read as an alternative of the remembered one. */
function over(before: FieldReading | undefined, found: FieldReading): FieldReading {
  const { value, raw, page, box, confidence, alternatives = [] } = before ?? {};
  if (!before || page == null || box == null || raw === undefined || sameSaid(value, found.value))
    return { ...found, alternatives };
  return {
    ...found,
    alternatives: [{ value, raw, page, box, confidence: confidence ?? 0 }, ...alternatives].slice(0, 3),
  };
}

interface Memory {
  readonly type: Pick<DocType, 'id' | 'reads'>;
  readonly landmarks: Landmarks;
  readonly anchors: readonly Anchor[];
  readonly today: string;
}

/** Returns true if a rule proves the value that was read and it differs from the remembered one. */
function isHeld(read: FieldReading | undefined, found: FieldReading): boolean {
  const isProven = read !== undefined && read.flags.length === 0 && read.confidence >= PROVEN;
  return isProven && !sameSaid(read.value, found.value);
}

/**
 * Replaces fields by values at places that people showed on earlier documents with the same layout. A remembered value
 * never replaces one that a rule proves, and is dropped if it breaks a rule.
 */
export function remembered(read: readonly FieldReading[], { type, landmarks, anchors, today }: Memory): FieldReading[] {
  const own = anchors.filter((each) => each.supplier_key === landmarks.supplier && each.doc_type === type.id);
  if (own.length === 0) return [...read];
  const judged = new Map(afterChecks(read, checksOf(read, today)).map((each) => [each.field, each]));
  const before = new Map(read.map((each) => [each.field, each]));
  const taken = new Map<string, FieldReading>();
  for (const [field, as] of Object.entries(type.reads)) {
    const of = own.filter((each) => each.field === field);
    const found = of.length > 0 ? readingAt(field, as, landmarks.marks, of) : undefined;
    if (found && !isHeld(judged.get(field), found)) taken.set(field, over(before.get(field), found));
  }
  const joined = () => [...read.filter(({ field }) => !taken.has(field)), ...taken.values()];
  for (;;) {
    const failed = checksOf(joined(), today).filter(({ holds }) => !holds);
    const wrong = failed.flatMap(({ fields }) => fields.filter((field) => taken.has(field)));
    if (wrong.length === 0) return joined();
    for (const field of wrong) taken.delete(field);
  }
}
