import { type Answers, answerProblem, isBlank } from './answers';
import { type Question, questionsOf, type Survey } from './survey-definition';

/** Question types that are filled in from the last answers because they seldom change; the user confirms them. */
const FILLED: readonly Question['type'][] = ['select', 'radio', 'checkbox', 'toggle', 'switch', 'date'];
/** Passwords and files must be given anew each time. */
const NEVER: readonly Question['type'][] = ['password', 'file'];

/** True for types of questions whose earlier answers are offered again. */
export const isFilledIn = ({ type }: Question): boolean => FILLED.includes(type);

/** Returns the earlier question of the same type that a question continues: by id, otherwise by text. */
function formerOf(one: Question, byId: ReadonlyMap<string, Question>, byLabel: ReadonlyMap<string, Question>) {
  const former = byId.get(one.id) ?? byLabel.get(one.label.trim().toLowerCase());
  return former?.type === one.type ? former : undefined;
}

/** Returns the last answers to the current questions; answers that would be invalid now are omitted. */
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

/** Returns those of the last answers that are filled in automatically. */
export function filledIn(survey: Survey, last: Answers): Answers {
  const filled = questionsOf(survey).filter((one) => isFilledIn(one) && !isBlank(last[one.id]));
  return Object.fromEntries(filled.map(({ id }) => [id, last[id]]));
}
