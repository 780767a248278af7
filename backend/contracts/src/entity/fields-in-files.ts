import type { Entity } from './entity';
import type { Field } from './fields';

/**
 * Returns the fields that a file of many records may hold. Personal data is left out, whoever asks: a file is passed on,
 * to people whose roles nobody checks. What is held of one person is exported for them alone, by `personal_data`.
 */
export const fieldsInFiles = ({ fields, derived }: Pick<Entity, 'fields' | 'derived'>): [string, Field][] =>
  Object.entries({ ...fields, ...derived } as Record<string, Field>).filter(
    ([, { internal, presented, confidential }]) => !internal && !presented && !confidential,
  );
