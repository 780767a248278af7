import type { Values } from '@lichen/kit';
import type { Surroundings, TypeForm } from './type-form';
import { useKnown } from './useReferencedRecord';
import { useTypeRows } from './useTypeRows';

/** What decides, beside the contract, how the fields of a type are shown. */
export const useSurroundings = (form: TypeForm, values: Values): Surroundings => ({
  values,
  rows: useTypeRows(form),
  known: useKnown(form, values),
});
