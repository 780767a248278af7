import type { CalcProblem } from '@lichen/contracts/activities/calculation-problems';
import type { RecordBase } from '@lichen/contracts/entity/entity';
import { useFillForm, type Values } from '@lichen/kit';
import { useEffect, useRef } from 'react';
import { Warnings } from '../checks/Warnings';
import type { TypeForm } from '../types/shared/type-form';
import { Preview } from './Preview';

export interface Proposal {
  values: Values;
  /** Name of the field that receives the focus. */
  focus: string | null;
}

interface Props {
  entity: TypeForm['entity'];
  stored: RecordBase | undefined;
  proposed: Proposal | undefined;
  onProblem: (problem: CalcProblem | null) => void;
}

/** Panel beside the form: a proposal, the preview of the figure, and the findings of the checks. */
export function FormAside({ entity, stored, proposed, onProblem }: Props) {
  return (
    <>
      {proposed && <ProposedValues {...proposed} />}
      <Preview entity={entity} onProblem={onProblem} />
      <Warnings entity={entity} stored={stored} />
    </>
  );
}

/** Fills the surrounding form once it is open, as if the values had been typed. */
function ProposedValues({ values, focus }: Proposal) {
  const fill = useFillForm();
  const isFilled = useRef(false);
  useEffect(() => {
    if (isFilled.current) return;
    // The delay lets the preview, the warnings and the unsaved mark subscribe first, so that they see the change.
    const timer = setTimeout(() => {
      isFilled.current = true;
      fill(values, focus);
    });
    return () => clearTimeout(timer);
  }, [fill, values, focus]);
  return null;
}
