import { Skeleton, type Values } from '@lichen/kit';
import type { TypeForm } from '../types/shared/type-form';
import { ActivityForm } from './ActivityForm';
import { useStartingValues } from './useStartingValues';

interface Props {
  form: TypeForm;
  /** Values given by the address of the page, or by the record that the activity belongs to. */
  given: Values;
  /** The activity that this one follows. */
  like?: string | null;
  within?: { onSaved: () => void; onCancel: () => void };
}

/** The form of a new activity, once what it begins with is known. */
export function NewActivityForm({ form, given, like = null, within }: Props) {
  const key = JSON.stringify([form.entity.name, given, like]);
  const start = useStartingValues({ form, given, like }, key);
  if (!start) return <Skeleton rows={6} height={38} />;
  return <ActivityForm key={key} form={form} start={start} within={within} />;
}
