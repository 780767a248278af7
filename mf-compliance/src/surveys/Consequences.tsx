import type { DraftProblem } from '@lichen/contracts/survey/draft-problems';
import { questionsOf, type Survey } from '@lichen/contracts/survey/survey-definition';
import { useSaid, useT } from '@lichen/kit';
import type { Ahead } from './form/consequences-of';

interface Props {
  survey: Survey;
  broken: readonly DraftProblem[];
  ahead?: readonly Ahead[];
}

/** Lists what an action would break, before it runs. */
export function Consequences({ survey, broken, ahead = [] }: Props) {
  const t = useT();
  const said = useSaid();
  const labels = new Map(questionsOf(survey).map(({ id, label }) => [id, label || id]));
  if (broken.length + ahead.length === 0) return <p>{t('Nothing else depends on it.')}</p>;
  return (
    <div role="note">
      <p>{t('This would break:')}</p>
      <ul className="cs-problems">
        {broken.map(({ id, member, said: problem }) => (
          <li key={JSON.stringify([id, member, problem])}>
            <strong>{labels.get(id ?? '') ?? ''}</strong> {said(problem)}
          </li>
        ))}
        {ahead.map(({ question, by }) => (
          <li key={`${question.id} ${by.id}`}>
            {t('{question} depends on {by}, which would come after it.', {
              question: question.label || question.id,
              by: by.label || by.id,
            })}
          </li>
        ))}
      </ul>
    </div>
  );
}
