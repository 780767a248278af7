import type { AnswerFile } from '@lichen/contracts/compliance/demands/answer-file';
import type { Question } from '@lichen/contracts/survey/survey-definition';
import { useSaid, useTn } from '@lichen/kit';

/** Cells of a workbook that cannot be applied, each with its reason. */
export function FileProblems({ file, byId }: { file: AnswerFile; byId: ReadonlyMap<string, Question> }) {
  const tn = useTn();
  const say = useSaid();
  const { problems, more } = file;
  if (problems.length === 0) return null;
  return (
    <div role="alert">
      <p>
        {tn(
          problems.length + more,
          '{count} cell cannot be applied. Correct it in the file and upload it again.',
          '{count} cells cannot be applied. Correct them in the file and upload it again.',
        )}
      </p>
      <ul className="ca-proposed">
        {problems.map(({ cell, id, said }) => (
          <li key={`${cell} ${id ?? ''}`}>
            <span>
              <strong>{cell}</strong> {id !== null && byId.get(id)?.label}
            </span>
            <span className="k-field-error">{say(said)}</span>
          </li>
        ))}
      </ul>
      {more > 0 && <p>{tn(more, 'And {count} more.', 'And {count} more.')}</p>}
    </div>
  );
}
