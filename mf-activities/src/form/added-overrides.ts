import type { CalcProblem } from '@lichen/contracts/activities/calculation-problems';
import { problemField } from '@lichen/contracts/activities/problem-fields';
import type { Entity, RecordBase } from '@lichen/contracts/entity/entity';
import type { Overrides, Translate, Values } from '@lichen/kit';
import { problemSentence } from '../calculations/problem-words';
import type { TypeForm } from '../types/shared/type-form';
import { EvidenceField } from './EvidenceField';
import { namedPartner } from './NamedPartner';

interface Circumstances {
  form: TypeForm;
  /** The stored activity; undefined for a new one. */
  stored: RecordBase | undefined;
  values: Values;
  problem: CalcProblem | null;
  isUploading: boolean;
  t: Translate;
}

/**
 * Requires the owner of an entered activity, even if a document proves it; an activity read from its document has none.
 */
function ofOwner({ owner }: TypeForm, stored: Values | undefined): Overrides {
  if (!owner || (stored?.['doc_id'] && !stored[owner])) return {};
  return { [owner]: { required: true } };
}

/** Returns a hint for the field without which the activity has no figure. */
function fieldOfProblem(entity: Entity, problem: CalcProblem | null, t: Translate): Overrides {
  const field = problem && problemField(entity, problem.code);
  return field ? { [field]: { hint: problemSentence(t, problem) } } : {};
}

/** Returns the overrides that the form of every type adds to some of its fields. */
export const addedOverrides = ({ form, stored, values, problem, isUploading, t }: Circumstances): Overrides => ({
  ...ofOwner(form, stored as Values | undefined),
  ...namedPartner(form, values, t),
  ...fieldOfProblem(form.entity, problem, t),
  doc_id: { control: EvidenceField, required: isUploading },
});

/** Merges the added overrides into those of the type; those of a unit go to the amount that it is shown with. */
export function withAdded(said: Overrides, added: Overrides): Overrides {
  const shownWith = (name: string) => Object.keys(said).find((amount) => said[amount]?.unitField === name) ?? name;
  const merged = Object.entries(added).map(([name, more]) => {
    const shown = shownWith(name);
    return [shown, { ...said[shown], ...more }];
  });
  return { ...said, ...Object.fromEntries(merged) };
}
