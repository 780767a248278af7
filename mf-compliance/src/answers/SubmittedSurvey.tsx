import type { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import { surveyVersion } from '@lichen/contracts/compliance/survey-version.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { QueryStates, useRecords, useT } from '@lichen/kit';
import { SurveyAnswers, SurveyScore } from '@lichen/kit/survey';
import { ReturnQuestions } from './ReturnQuestions';
import './answers.css';

type Submission = RecordOf<typeof submission>;

/** Submitted answers, shown in the survey version they were given to, with their score. */
export function SubmittedSurvey({ of: one }: { of: Submission }) {
  const t = useT();
  const found = useRecords(surveyVersion, { hash: one.survey_hash ?? '', limit: 1 });
  if (!one.prep_data) return <p>{t('The answers were recalled.')}</p>;
  const answers = one.prep_data;
  return (
    <QueryStates of={found}>
      {({ list: [version] }) =>
        version ? (
          <div className="ca-form">
            <SurveyScore survey={version.form} answers={answers} />
            <SurveyAnswers survey={version.form} answers={answers} />
            <ReturnQuestions key={one._id} of={one} survey={version.form} answers={answers} />
          </div>
        ) : (
          <p>{t('No definition')}</p>
        )
      }
    </QueryStates>
  );
}
