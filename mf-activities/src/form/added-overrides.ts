import type { CalcProblem } from '@lichen/contracts/activities/calculation-problems';
import type { RecordBase } from '@lichen/contracts/entity/entity';
import type { Overrides, Translate, Values } from '@lichen/kit';
import type { TypeForm } from '../types/shared/type-form';
import { EvidenceField } from './EvidenceField';
import { fieldOfProblem } from './field-of-problem';
import { namedPartner } from './NamedPartner';

interface Circumstances {
  form: TypeForm;
  /** The activity as it is stored; nothing for a new one. */
  stored: RecordBase | undefined;
  values: Values;
  problem: CalcProblem | null;
  isUploading: boolean;
  t: Translate;
}

/** Whoever enters it names its owner, also where a document proves it; one that was read from its document has none. */
function ofOwner({ owner }: TypeForm, stored: Values | undefined): Overrides {
  if (!owner || (stored?.['doc_id'] && !stored[owner])) return {};
  return { [owner]: { required: true } };
}

/** What the form of every type adds to some of its fields. */
export const addedOverrides = ({ form, stored, values, problem, isUploading, t }: Circumstances): Overrides => ({
  ...ofOwner(form, stored as Values | undefined),
  ...namedPartner(form, values, t),
  ...fieldOfProblem(form.entity, problem, t),
  doc_id: { control: EvidenceField, required: isUploading },
});

/** Overrides of the type, and those that the form adds to some fields. */
export const withAdded = (said: Overrides, added: Overrides): Overrides => ({
  ...said,
  ...Object.fromEntries(Object.entries(added).map(([name, more]) => [name, { ...said[name], ...more }])),
});
