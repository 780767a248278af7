import type { Entity } from '../entity/entity';
import type { Field } from '../entity/fields';

/** Fields of the first and the last day of a period. */
const PERIODS = [
  ['from', 'to'],
  ['start_date', 'end_date'],
] as const;

/** The two days of a type's period, where it has both. */
export const periodOf = ({ fields }: Entity): (typeof PERIODS)[number] | undefined =>
  PERIODS.find((names) => names.every((name) => (fields as Record<string, Field>)[name]?.kind === 'day'));
