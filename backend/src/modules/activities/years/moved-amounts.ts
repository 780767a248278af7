import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import type { EnteredAmount, MovedAmount } from '@lichen/contracts/api/reason';
import type { Money } from '@lichen/contracts/entity/fields';
import type { Measured } from '../types/activity-type';
import { typeOf } from '../types/type-of';

type Plain = Readonly<Record<string, unknown>>;

/** An activity that a transaction edits. */
export interface EditedActivity {
  readonly type: ActivityType;
  readonly before: Plain;
  readonly after: Plain;
}

const isMoney = (value: unknown): value is Money =>
  typeof value === 'object' && value !== null && 'currency' in value && 'amount' in value;

function enteredAmount(record: Plain, { field, units }: Pick<Measured, 'field'> & { units?: string }) {
  const value = record[field];
  if (isMoney(value)) return { value: value.amount, units: value.currency };
  if (typeof value !== 'number') return null;
  return { value, units: units === undefined ? null : ((record[units] as string | null | undefined) ?? null) };
}

const areSame = (one: EnteredAmount | null, other: EnteredAmount | null): boolean =>
  one?.value === other?.value && one?.units === other?.units;

/** Returns the amounts of an activity that an edit alters, before and after; a product of amounts includes its factors. */
export function movedAmounts({ type, before, after }: EditedActivity): MovedAmount[] {
  const { entity, identity } = typeOf(type);
  const labels = { ...entity.fields, ...entity.derived };
  const moved = identity.amounts.flatMap((amount) => {
    const of = typeof amount === 'string' ? { field: amount } : amount;
    const [was, is] = [enteredAmount(before, of), enteredAmount(after, of)];
    const words = labels[of.field]?.label;
    return words === undefined || areSame(was, is) ? [] : [{ of, label: { words }, before: was, after: is }];
  });
  const included = new Set(moved.flatMap(({ of }) => ('madeOf' in of ? (of.madeOf ?? []) : [])));
  return moved.flatMap(({ of, ...each }) => (included.has(of.field) ? [] : [each]));
}
