import { surveyVersion } from '@lichen/contracts/compliance/survey-version.entity';
import { SURVEY_PROBLEM_TEXTS } from '@lichen/contracts/survey/survey-problems';
import type { Survey } from '@lichen/contracts/survey/survey-definition';
import { QueryStates, Skeleton, useRecords, useT, type Values } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import { DynamicForm, SurveyAnswers, SurveyScore } from '@lichen/kit/survey';
import { useState } from 'react';
import type { Doc } from '../shared/documents';
import { DocAnswer } from './DocAnswer';
import type { SaveValues } from './useSaveValues';

interface Props {
  record: Doc;
  save: SaveValues;
  isReadOnly: boolean;
}

/** The form for a survey's answers, in the version of the survey that the document was started with. */
export function SurveyForm({ record, save, isReadOnly }: Props) {
  const { survey_type_id, survey_hash } = record;
  const found = useRecords(surveyVersion, { survey_id: survey_type_id ?? '', hash: survey_hash ?? '', limit: 1 });
  return (
    <QueryStates of={found} missing={SURVEY_PROBLEM_TEXTS.noTab} skeleton={<Skeleton rows={4} height={240} />}>
      {({ list: [version] }) =>
        version && <Answered record={record} survey={version.form} save={save} isReadOnly={isReadOnly} />
      }
    </QueryStates>
  );
}

const isBegun = ({ saved_values }: Doc) => Object.keys(saved_values ?? {}).length > 0;

function Answered({ record, survey, save, isReadOnly }: Props & { survey: Survey }) {
  const t = useT();
  const [answers, setAnswers] = useState<Values>(record.saved_values ?? {});
  // Valid answers are shown read-only first, with a button to edit them.
  const [isEdited, setEdited] = useState(record.status !== 'validated' || !isBegun(record));
  const isOpen = isEdited && !isReadOnly;
  return (
    <section className="doc-survey" aria-label={t('Survey')}>
      {isOpen ? (
        <DynamicForm
          survey={survey}
          answers={answers}
          showsEveryError={isBegun(record)}
          files={DocAnswer}
          onAnswer={(id, answer) => {
            setAnswers((before) => ({ ...before, [id]: answer }));
            save.answer(id, answer);
          }}
        />
      ) : (
        <>
          {!isReadOnly && (
            <Button size="small" onClick={() => setEdited(true)}>
              {t('Edit')}
            </Button>
          )}
          <SurveyAnswers survey={survey} answers={answers} />
        </>
      )}
      <SurveyScore survey={survey} answers={answers} />
    </section>
  );
}
