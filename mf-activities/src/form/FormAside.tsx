import type { CalcProblem } from '@lichen/contracts/activities/calculation-problems';
import type { RecordBase } from '@lichen/contracts/entity/entity';
import { Warnings } from '../checks/Warnings';
import type { TypeForm } from '../types/shared/type-form';
import { Preview } from './Preview';
import { type Proposal, ProposedValues } from './ProposedValues';

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
