import { docTypeOf } from '../../docs/types/all-types';

/** Fields that are open again where some came back: those, each with the unit beside its amount. */
export function openFields(type: string, returned: readonly { readonly id: string }[]): readonly string[] {
  const { form, reads } = docTypeOf(type) ?? {};
  const names = returned.map(({ id }) => id).filter((id) => form && Object.hasOwn(form.fields, id));
  return [...new Set(names.flatMap((name) => [name, ...(reads?.[name]?.unitField ? [reads[name].unitField] : [])]))];
}
