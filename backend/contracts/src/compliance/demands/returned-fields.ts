import { docTypeOf } from '../../docs/types/all-types';
import { MOST_OF_REASON } from './demand.entity';
import type { ReturnedQuestion } from './submission.entity';

/** Returns the fields a person may edit after some were returned: those fields, and the unit field of each amount. */
export function openFields(type: string, returned: readonly { readonly id: string }[]): readonly string[] {
  const { form, reads } = docTypeOf(type) ?? {};
  const names = returned.map(({ id }) => id).filter((id) => form && Object.hasOwn(form.fields, id));
  return [...new Set(names.flatMap((name) => [name, ...(reads?.[name]?.unitField ? [reads[name].unitField] : [])]))];
}

/** Returns what was returned and why, one item a line and no longer than a reason; `labelOf` names an item by its id. */
export function returnedWords(returned: readonly ReturnedQuestion[], labelOf: (id: string) => string): string {
  const words = returned.map(({ id, reason }) => `${labelOf(id)}: ${reason}`).join('\n');
  return words.length > MOST_OF_REASON ? `${words.slice(0, MOST_OF_REASON - 1)}…` : words;
}
