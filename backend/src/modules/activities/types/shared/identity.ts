import type { ActivityType } from '@lichen/contracts/activities/activity-types';
import { typeOf } from '../type-of';

type Plain = Readonly<Record<string, unknown>>;

/** A place is identified by its name; what a map service adds makes no difference. */
const comparable = (value: unknown): unknown =>
  typeof value === 'object' && value !== null && 'name' in value ? value.name : (value ?? null);

/** All that the words of a type are made from. */
export function identityFields(type: ActivityType): readonly string[] {
  const { by, ref, amounts } = typeOf(type).identity;
  return [...new Set([...by, ...(ref ? [ref] : []), ...amounts])];
}

/** The words by which an entry is known again, so that a file that comes twice is written once. */
export function identityOf(type: ActivityType, record: Plain): string {
  const { by, ref, amounts } = typeOf(type).identity;
  const hasRef = ref !== undefined && (record[ref] ?? null) !== null;
  const names = [...by, ...(hasRef ? [ref] : amounts)];
  return JSON.stringify([hasRef, ...names.map((name) => comparable(record[name]))]);
}
