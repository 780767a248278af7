import type { DocType, ReadAs } from '@lichen/contracts/docs/doc-type';
import type { Landmark, Landmarks } from '@lichen/contracts/docs/landmark';
import type { Box } from '@lichen/contracts/docs/reading';
import type { ShownPlace } from '@lichen/contracts/docs/shown-place';
import type { Anchor } from '../fields/knowledge';
import { marksFor, sameSaid, says } from './field-marks';

type Values = Readonly<Record<string, unknown>>;

/** The content of an applied document that anchors are learned from. */
export interface Taught {
  readonly type: DocType;
  readonly landmarks: Landmarks;
  readonly values: Values;
  /** The values as they were read. */
  readonly read: Values;
  readonly places: Readonly<Record<string, ShownPlace>>;
  /** Fields that a person has confirmed. */
  readonly confirmed: readonly string[];
}

/** An anchor before it is stored. */
export type Learned = Pick<Anchor, 'supplier_key' | 'doc_type' | 'field' | 'labels' | 'nth' | 'among' | 'unit'>;

/** True if both lists have the same labels in the same order. */
export const sameLabels = (a: readonly string[], b: readonly string[]): boolean =>
  a.length === b.length && a.every((label, at) => label === b[at]);

const isIn = ({ page, box }: Landmark, shown: ShownPlace): boolean => {
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const { x: left, y: top, width, height }: Box = shown.box;
  return page === shown.page && x >= left && x <= left + width && y >= top && y <= top + height;
};

/** Returns the landmark that a person meant; undefined if several with different labels have the value. */
function meant(marks: readonly Landmark[], as: ReadAs, value: unknown, shown: ShownPlace | undefined) {
  const near = shown ? marks.filter((mark) => isIn(mark, shown)) : marks;
  const saying = near.filter((mark) => says(mark, as, value));
  const [first] = saying;
  if (!first) return shown && near.length === 1 ? near[0] : undefined;
  return saying.every(({ labels }) => sameLabels(labels, first.labels)) ? first : undefined;
}

const textOr = (value: unknown): string | null => (typeof value === 'string' && value !== '' ? value : null);

/** Returns the unit or currency that a person left next to a figure printed without one; null if there is none. */
function unitBeside(mark: Landmark, as: ReadAs, value: unknown, values: Values): string | null {
  if (as.kind === 'money') return textOr((value as { currency?: unknown } | null)?.currency);
  return mark.isBare && as.unitField !== undefined ? textOr(values[as.unitField]) : null;
}

/** Returns what a document teaches: at most one anchor for each field that was corrected or confirmed. */
export function learned({ type, landmarks, values, read, places, confirmed }: Taught): readonly Learned[] {
  const { supplier, marks } = landmarks;
  if (supplier === null) return [];
  return Object.entries(type.reads).flatMap(([field, as]): Learned[] => {
    const value = values[field];
    const isLookedAt = places[field] !== undefined || confirmed.includes(field) || !sameSaid(value, read[field]);
    if (value === null || value === undefined || value === '' || !isLookedAt) return [];
    const fitting = marksFor(as, marks);
    const mark = meant(fitting, as, value, places[field]);
    if (!mark) return [];
    const alike = fitting.filter(({ labels }) => sameLabels(labels, mark.labels));
    return [
      {
        ...{ supplier_key: supplier, doc_type: type.id, field, labels: [...mark.labels] },
        ...{ nth: alike.indexOf(mark), among: alike.length, unit: unitBeside(mark, as, value, values) },
      },
    ];
  });
}
