import type { ReadAs, ReadKind } from '@lichen/contracts/docs/doc-type';
import type { Landmark } from '@lichen/contracts/docs/landmark';
import { fold } from '@lichen/contracts/formats/fold';

const KINDS: Readonly<Record<ReadKind, readonly Landmark['kind'][]>> = {
  text: ['text'],
  party: ['text'],
  address: ['text'],
  identifier: ['identifier'],
  day: ['date', 'period'],
  number: ['money', 'quantity'],
  quantity: ['quantity', 'money', 'percent'],
  unit: [],
  money: ['money'],
  percent: ['percent'],
  place: ['text'],
  fuel: ['text'],
};

/** Returns true for amounts with a currency sign in fields that are not money. */
const needsBare = ({ kind }: ReadAs, mark: Landmark): boolean =>
  mark.kind === 'money' && kind !== 'money' && !mark.isBare;

/** Returns the landmarks that a field may take, in page order. */
export const marksFor = (as: ReadAs, marks: readonly Landmark[]): readonly Landmark[] =>
  marks.filter((mark) => KINDS[as.kind].includes(mark.kind) && !needsBare(as, mark));

interface Amount {
  readonly amount: string;
  readonly unit?: string | null;
  readonly currency?: string | null;
}

const isAmount = (value: unknown): value is Amount => typeof value === 'object' && value !== null && 'amount' in value;

function dayOf({ value }: Landmark, { role }: ReadAs): unknown {
  if (typeof value !== 'object' || value === null || !('from' in value && 'to' in value)) return value;
  return role === 'period_start' ? value.from : role === 'period_end' ? value.to : null;
}

/** Returns a landmark's value for a field, as the reader would; null if none. `unit` is for figures without one. */
export function valueFor(mark: Landmark, as: ReadAs, unit: string | null): unknown {
  const { kind, value, isBare } = mark;
  if (value === null) return null;
  if (as.kind === 'day') return dayOf(mark, as);
  if (!isAmount(value)) return as.kind === 'quantity' ? { amount: value, unit: 'percent' } : value;
  if (as.kind === 'number') return value.amount;
  if (as.kind === 'money') return { amount: value.amount, currency: (isBare ? unit : null) ?? value.currency ?? unit };
  return { amount: value.amount, unit: kind === 'money' ? unit : (value.unit ?? unit) };
}

/** Returns true if a landmark states the value that a form holds. */
export function says(mark: Landmark, as: ReadAs, held: unknown): boolean {
  const said = valueFor(mark, as, null);
  if (said === null || said === undefined) return false;
  if (as.kind === 'day') return Date.parse(`${String(said)}T00:00:00Z`) === held;
  const amount = isAmount(held) ? held.amount : held;
  if (typeof amount === 'number') return Number(isAmount(said) ? said.amount : said) === amount;
  return typeof held === 'string' && fold(String(said)) === fold(held);
}

/** Returns true if two values have the same JSON. */
export const sameSaid = (a: unknown, b: unknown): boolean => JSON.stringify(a ?? null) === JSON.stringify(b ?? null);
