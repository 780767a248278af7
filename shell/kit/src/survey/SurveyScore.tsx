import type { Answers } from '@lichen/contracts/survey/answers';
import type { Survey } from '@lichen/contracts/survey/survey-definition';
import { useFormat } from '../format/useFormat';
import { useSaid } from '../i18n/said-text';
import { useT } from '../i18n/texts';
import { resultText } from './survey-words';
import { useStanding } from './useStanding';
import './survey.css';

/** Shows the outcome of a survey: what is missing or invalid, what could not be calculated, and the results. */
export function SurveyScore({ survey, answers }: { survey: Survey; answers: Answers }) {
  const t = useT();
  const said = useSaid();
  const format = useFormat();
  const { prepared, standing } = useStanding(survey, answers);
  const labelOf = (id: string) => prepared.byId.get(id)?.label ?? id;
  const results = prepared.questions.flatMap((question) => {
    const text = resultText(question, standing.results.get(question.id), format, t);
    return text ? [{ id: question.id, label: question.label, text }] : [];
  });
  return (
    <section className="k-survey-score" aria-label={t('Score')}>
      {standing.errors.size > 0 && (
        <>
          <p>{t('The following fields are missing or invalid:')}</p>
          <ul>
            {[...standing.errors].map(([id, problem]) => (
              <li key={id}>
                {labelOf(id)}: {said(problem)}
              </li>
            ))}
          </ul>
        </>
      )}
      {standing.calculationErrors.size > 0 && (
        <>
          <h3>{t('Calculation Errors')}</h3>
          <dl>
            {[...standing.calculationErrors].map(([id, problem]) => (
              <div key={id}>
                <dt>{labelOf(id)}</dt>
                <dd>{said(problem)}</dd>
              </div>
            ))}
          </dl>
        </>
      )}
      {results.length > 0 ? (
        <>
          <h3>{t('Calculated Score')}</h3>
          <dl>
            {results.map(({ id, label, text }) => (
              <div key={id}>
                <dt>{label}</dt>
                <dd>{text}</dd>
              </div>
            ))}
          </dl>
        </>
      ) : (
        <p>{t('No calculated values available.')}</p>
      )}
    </section>
  );
}
