import type { Values } from '@lichen/kit';
import type { FormContext, TypeForm } from './type-form';
import { useReferencedRecord } from './useReferencedRecord';
import { useTypeRows } from './useTypeRows';

/** What decides, beside the contract, how the fields of a type are shown. */
export const useFormContext = (form: TypeForm, values: Values): FormContext => ({
  values,
  rows: useTypeRows(form),
  known: useReferencedRecord(form, values),
});
