import { docTypeOf } from '../../docs/types/all-types';

/** Returns the fields a person may edit after some were returned: those fields, and the unit field of each amount. */
export function openFields(type: string, returned: readonly { readonly id: string }[]): readonly string[] {
  const { form, reads } = docTypeOf(type) ?? {};
  const names = returned.map(({ id }) => id).filter((id) => form && Object.hasOwn(form.fields, id));
  return [...new Set(names.flatMap((name) => [name, ...(reads?.[name]?.unitField ? [reads[name].unitField] : [])]))];
}
