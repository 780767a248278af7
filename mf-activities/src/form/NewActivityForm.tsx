import { Skeleton, type Values } from '@lichen/kit';
import type { TypeForm } from '../types/shared/type-form';
import { ActivityForm } from './ActivityForm';
import { useStartingValues } from './useStartingValues';

interface Props {
  form: TypeForm;
  /** Values from the address of the page, or from the record that the activity belongs to. */
  given: Values;
  /** Id of the activity that the new one continues. */
  like?: string | null;
  within?: { onSaved: () => void; onCancel: () => void };
}

/** Form of a new activity, shown once its starting values are loaded. */
export function NewActivityForm({ form, given, like = null, within }: Props) {
  const key = JSON.stringify([form.entity.name, given, like]);
  const start = useStartingValues({ form, given, like }, key);
  if (!start) return <Skeleton rows={6} height={38} />;
  return <ActivityForm key={key} form={form} start={start} within={within} />;
}
