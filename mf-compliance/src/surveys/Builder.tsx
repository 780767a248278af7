import { paths } from '@lichen/contracts/api/paths';
import { draftProblems } from '@lichen/contracts/survey/draft-problems';
import type { Survey } from '@lichen/contracts/survey/survey-definition';
import { Page, useUrlState } from '@lichen/kit';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { brokenBy } from './form/consequences-of';
import { differences } from './form/difference';
import { BuilderActs } from './BuilderActs';
import { BuilderDialogs, type Dialog } from './BuilderDialogs';
import { KeptNote } from './KeptNote';
import { Panes } from './Panes';
import { useEditing } from './form/useEditing';
import { type SurveyRecord, useKeepDraft } from './useKeepDraft';
import './surveys.css';

const EMPTY: Survey = { tabs: [] };

/** Survey editor: outline, preview and properties. */
export function Builder({ record }: { record: SurveyRecord }) {
  const published = (record.form as unknown as Survey | null) ?? null;
  const start = useRef((record.draft as unknown as Survey | null) ?? published ?? EMPTY);
  const editing = useEditing(start.current, published, record.version_number);
  const { survey } = editing;
  const keeping = useKeepDraft(record, survey);
  const url = useUrlState();
  const conversation = url.one('conversation');
  const [dialog, setDialog] = useState<Dialog | null>(conversation === null ? null : 'text');
  const close = () => {
    setDialog(null);
    if (conversation !== null) url.set({ conversation: null });
  };
  const looked = useDeferredValue(survey);
  const problems = useMemo(() => draftProblems(looked), [looked]);

  const remove = () => {
    const removal = editing.removal();
    if (!removal) return;
    const isAsked = brokenBy(survey, removal.next).length > 0 || (editing.tab?.questions.length ?? 0) > 0;
    if (isAsked) return setDialog('remove');
    editing.replace(removal.next);
    editing.select(removal.instead);
  };
  return (
    <div className="cp-pane">
      <Page
        wide
        title={record.survey_name}
        back={{ to: paths.surveys, label: 'Surveys' }}
        context={
          <KeptNote record={record} keeping={keeping} isDraft={differences(published ?? EMPTY, survey).length > 0} />
        }
        actions={
          <BuilderActs {...{ editing, keeping, record, published, problems: problems.length }} open={setDialog} />
        }
      >
        <Panes {...{ editing, problems }} onMove={() => editing.question && setDialog('move')} onRemove={remove} />
        <BuilderDialogs {...{ editing, dialog, published, record, conversation }} onClose={close} />
      </Page>
    </div>
  );
}
