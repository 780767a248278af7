import type { Survey } from '@lichen/contracts/survey/survey-definition';
import { questionsOf } from '@lichen/contracts/survey/survey-definition';
import { useT } from '@lichen/kit';
import type { Presence } from './usePresence';

/** Names of colleagues who have the same survey open, with the question they are working on. */
export function WorkingHere({ others, survey }: { others: readonly Presence[]; survey: Survey }) {
  const t = useT();
  const labels = new Map(questionsOf(survey).map(({ id, label }) => [id, label]));
  const at = ({ name, question_id }: Presence) => {
    const question = question_id === null ? undefined : labels.get(question_id);
    return question === undefined ? name : t('{name} at “{question}”', { name, question });
  };
  return (
    <p className="cp-quiet" role="status">
      {others.length > 0 && t('Working here now: {names}', { names: others.map(at).join(', ') })}
    </p>
  );
}
