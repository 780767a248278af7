import type { CalcProblem } from '@lichen/contracts/activities/calculation-problems';
import type { Overrides, Translate, Values } from '@lichen/kit';
import type { TypeForm } from '../types/shared/type-form';
import { EvidenceField } from './EvidenceField';
import { fieldOfProblem } from './field-of-problem';
import { namedPartner } from './NamedPartner';

interface Circumstances {
  form: TypeForm;
  values: Values;
  problem: CalcProblem | null;
  isUploading: boolean;
  t: Translate;
}

/** What the form of every type adds to some of its fields. */
export const addedOverrides = ({ form, values, problem, isUploading, t }: Circumstances): Overrides => ({
  ...namedPartner(form, values, t),
  ...fieldOfProblem(form.entity, problem, t),
  doc_id: { control: EvidenceField, required: isUploading },
});

/** Overrides of the type, and those that the form adds to some fields. */
export const withAdded = (said: Overrides, added: Overrides): Overrides => ({
  ...said,
  ...Object.fromEntries(Object.entries(added).map(([name, more]) => [name, { ...said[name], ...more }])),
});
