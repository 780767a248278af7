import type { FieldErrors } from '@lichen/contracts/api/problems';
import type { DocType } from '@lichen/contracts/docs/doc-type';
import { WAITS_FOR } from '@lichen/contracts/docs/waits-for';
import type { Doc } from './standing';

/**
 * Returns the fields of a type whose values as read fail a rule that connects them, such as net plus tax equals total.
 * Correcting or confirming a field takes it off the list. Errors of single fields are left to the rules of the type.
 */
export function failedRules({ form, rows }: DocType, { field_states, errors }: Doc): FieldErrors {
  const wrong = Object.keys(errors ?? {}).map((path) => path.split('.')[0]);
  const failed = [...Object.keys(form.fields), ...Object.keys(rows)].filter(
    (name) => field_states?.[name] === 'does_not_hold' && !wrong.includes(name),
  );
  return Object.fromEntries(failed.map((name) => [name, WAITS_FOR.rule_failed]));
}
