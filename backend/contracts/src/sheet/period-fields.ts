import type { Entity } from '../entity/entity';
import type { Field } from '../entity/fields';

/** Names of the fields for the first and the last day of a period. */
const PERIODS = [
  ['from', 'to'],
  ['start_date', 'end_date'],
] as const;

/** Returns the names of the two day fields of a type's period; undefined where it lacks one. */
export const periodOf = ({ fields }: Entity): (typeof PERIODS)[number] | undefined =>
  PERIODS.find((names) => names.every((name) => (fields as Record<string, Field>)[name]?.kind === 'day'));
