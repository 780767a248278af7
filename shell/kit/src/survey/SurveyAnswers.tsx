import type { Answers } from '@lichen/contracts/survey/answers';
import type { Survey } from '@lichen/contracts/survey/survey-definition';
import { useFormat } from '../format/useFormat';
import { useT } from '../i18n/texts';
import { answerText, resultText } from './survey-words';
import { useStanding } from './useStanding';
import './survey.css';

/** Read-only view of a survey's answers: the shown questions, tab by tab. */
export function SurveyAnswers({ survey, answers }: { survey: Survey; answers: Answers }) {
  const t = useT();
  const format = useFormat();
  const { standing } = useStanding(survey, answers);
  return (
    <div className="k-survey">
      {survey.tabs.map((tab) => (
        <section key={tab.id} className="k-survey-read" aria-label={tab.label}>
          <h3>{tab.label}</h3>
          <dl>
            {tab.questions
              .filter(({ id }) => standing.shown.has(id))
              .map((question) => (
                <div key={question.id} data-question={question.id}>
                  <dt>{question.label}</dt>
                  <dd>
                    {(question.calculated
                      ? resultText(question, standing.results.get(question.id), format, t)
                      : answerText(question, answers[question.id], format, t)) || t('Not answered')}
                  </dd>
                </div>
              ))}
          </dl>
        </section>
      ))}
    </div>
  );
}
