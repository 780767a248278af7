import { type Answers, answerProblem, isBlank } from './answers';
import { type Question, questionsOf, type Survey } from './survey-definition';

/** What is filled in by itself, because it seldom changes: it is to be confirmed. */
const FILLED: readonly Question['type'][] = ['select', 'radio', 'checkbox', 'toggle', 'switch', 'date'];
/** Secrets and files are given anew each time. */
const NEVER: readonly Question['type'][] = ['password', 'file'];

export const isFilledIn = ({ type }: Question): boolean => FILLED.includes(type);

/** The question of before that a question goes on: by its id, or else by its text; and of the same type. */
function formerOf(one: Question, byId: ReadonlyMap<string, Question>, byLabel: ReadonlyMap<string, Question>) {
  const former = byId.get(one.id) ?? byLabel.get(one.label.trim().toLowerCase());
  return former?.type === one.type ? former : undefined;
}

/** What was answered last time to the questions of this time; what would be wrong now is left out. */
export function lastAnswers(survey: Survey, before: Survey, answers: Answers): Answers {
  const byId = new Map(questionsOf(before).map((one) => [one.id, one]));
  const byLabel = new Map(questionsOf(before).map((one) => [one.label.trim().toLowerCase(), one]));
  const found = questionsOf(survey).flatMap((one) => {
    if (one.calculated || NEVER.includes(one.type)) return [];
    const former = formerOf(one, byId, byLabel);
    const answer = former && answers[former.id];
    return isBlank(answer) || answerProblem(one, answer, undefined) ? [] : [[one.id, answer] as const];
  });
  return Object.fromEntries(found);
}

/** Of the last answers those that are filled in. */
export function filledIn(survey: Survey, last: Answers): Answers {
  const filled = questionsOf(survey).filter((one) => isFilledIn(one) && !isBlank(last[one.id]));
  return Object.fromEntries(filled.map(({ id }) => [id, last[id]]));
}
