import type { Answers } from '@lichen/contracts/survey/answers';
import { paths } from '@lichen/contracts/api/paths';
import { draftProblems } from '@lichen/contracts/survey/draft-problems';
import type { Survey } from '@lichen/contracts/survey/survey-definition';
import { Page, useNarrow, useT } from '@lichen/kit';
import { Segmented } from '@lichen/kit/antd';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { brokenBy } from './consequences-of';
import { differences } from './difference';
import { BuilderActs } from './BuilderActs';
import { BuilderDialogs, type Dialog } from './BuilderDialogs';
import { KeptNote } from './KeptNote';
import { Outline } from './Outline';
import { Preview } from './Preview';
import { Properties } from './Properties';
import { useEditing } from './useEditing';
import { type SurveyRecord, useKeepDraft } from './useKeepDraft';
import './surveys.css';

type Pane = 'outline' | 'preview' | 'properties';

const EMPTY: Survey = { tabs: [] };

/** Makes the form of a survey: its outline, the form as partners see it, and what can be said of each question. */
export function Builder({ record }: { record: SurveyRecord }) {
  const t = useT();
  const published = (record.form as unknown as Survey | null) ?? null;
  const start = useRef((record.draft as unknown as Survey | null) ?? published ?? EMPTY);
  const editing = useEditing(start.current, published);
  const { survey } = editing;
  const keeping = useKeepDraft(record, survey);
  const isNarrow = useNarrow(1100);
  const [pane, setPane] = useState<Pane>('outline');
  const [dialog, setDialog] = useState<Dialog | null>(null);
  const [answers, setAnswers] = useState<Answers>({});
  const properties = useRef<HTMLElement>(null);
  const looked = useDeferredValue(survey);
  const problems = useMemo(() => draftProblems(looked), [looked]);
  const answer = (id: string, one: unknown) => setAnswers((before) => ({ ...before, [id]: one }));

  const remove = () => {
    const removal = editing.removal();
    if (!removal) return;
    const isAsked = brokenBy(survey, removal.next).length > 0 || (editing.tab?.questions.length ?? 0) > 0;
    if (isAsked) return setDialog('remove');
    editing.replace(removal.next);
    editing.select(removal.instead);
  };
  const goToProperties = () => {
    setPane('properties');
    requestAnimationFrame(() => properties.current?.querySelector<HTMLElement>('textarea, input')?.focus());
  };
  const shown = (one: Pane) => !isNarrow || pane === one;
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
        {isNarrow && (
          <Segmented
            options={[
              { value: 'outline', label: t('Outline') },
              { value: 'preview', label: t('Preview') },
              { value: 'properties', label: t('Properties') },
            ]}
            value={pane}
            onChange={(next) => setPane(next as Pane)}
          />
        )}
        <div className="cs-panes">
          {shown('outline') && (
            <Outline
              {...{ editing, problems }}
              onMove={() => editing.question && setDialog('move')}
              onRemove={remove}
              onProperties={goToProperties}
            />
          )}
          {shown('preview') && <Preview {...{ editing, answers }} onAnswer={answer} onClear={() => setAnswers({})} />}
          {shown('properties') && <Properties ref={properties} {...{ editing, problems, answers }} onAnswer={answer} />}
        </div>
        <BuilderDialogs {...{ editing, dialog, published }} onClose={() => setDialog(null)} />
      </Page>
    </div>
  );
}
