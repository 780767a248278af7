import { type Overrides, type ReferenceRow, useReference, type Values } from '@lichen/kit';
import type { TypeForm } from './type-form';
import { useChoiceWords } from './useChoiceWords';

const NONE: readonly ReferenceRow[] = [];

/** Returns the overrides of a type's fields from their values, the reference list and the known record. */
export function useFormOverrides(form: TypeForm): (values: Values, known: Values | null) => Overrides {
  const { entity, list } = form;
  const rows = useReference(list ?? '', {}, { enabled: list !== undefined }).data ?? NONE;
  const words = useChoiceWords(entity);
  return (values, known) => {
    const said = form.overrides?.({ values, rows, known }) ?? {};
    if (!Object.hasOwn(entity.fields, 'vehicle_id')) return words(said);
    // Once a location is chosen, only its vehicles are offered.
    const { location_id = null } = values as { location_id?: string | null };
    return words({ ...said, vehicle_id: { ...said['vehicle_id'], where: { location_id } } });
  };
}
