import type { DraftProblem } from '@lichen/contracts/survey/draft-problems';
import type { SurveyTab } from '@lichen/contracts/survey/survey-definition';
import { ChoiceField, TextField, useSaid } from '@lichen/kit';
import type { Editing } from '../form/useEditing';

interface Props {
  editing: Editing;
  tab: SurveyTab;
  problems: readonly DraftProblem[];
}

/** Properties of a tab. */
export function TabProperties({ editing, tab, problems }: Props) {
  const said = useSaid();
  const problem = problems.find(({ id }) => id === tab.id)?.said;
  return (
    <>
      <TextField
        label="Name of the tab"
        required
        value={tab.label}
        error={problem && said(problem)}
        onChange={(next) => editing.editTab(tab.id, 'label', (one) => ({ ...one, label: next ?? '' }))}
      />
      <ChoiceField
        label="Columns"
        required
        options={['1', '2', '3']}
        value={String(tab.columns)}
        onChange={(next) =>
          next &&
          editing.editTab(tab.id, 'columns', (one) => ({ ...one, columns: Number(next) as SurveyTab['columns'] }))
        }
      />
    </>
  );
}
