import { draftProblems, type DraftProblem } from '@lichen/contracts/survey/draft-problems';
import { conditionsOf } from '@lichen/contracts/survey/prepared-survey';
import { type Question, questionsOf, type Survey } from '@lichen/contracts/survey/survey-definition';

const keyOf = ({ id, member, said }: DraftProblem) => JSON.stringify([id, member, said]);

/** Returns the problems that a change would add. */
export function brokenBy(before: Survey, after: Survey): readonly DraftProblem[] {
  const known = new Set(draftProblems(before).map(keyOf));
  return draftProblems(after).filter((one) => !known.has(keyOf(one)));
}

/** A question whose rule depends on a later question, which is answered too late. */
export interface Ahead {
  readonly question: Question;
  readonly by: Question;
}

function rulesAhead(survey: Survey): readonly Ahead[] {
  const questions = questionsOf(survey);
  const places = new Map(questions.map(({ id }, at) => [id, at]));
  return questions.flatMap((question, at) =>
    conditionsOf(question).flatMap(({ field }) => {
      const place = places.get(field);
      const by = place === undefined ? undefined : questions[place];
      return by && place !== undefined && place > at ? [{ question, by }] : [];
    }),
  );
}

const pairOf = ({ question, by }: Ahead) => `${question.id} ${by.id}`;

/** Returns the rules that would depend on a later question after a change, and did not before. */
export function aheadBy(before: Survey, after: Survey): readonly Ahead[] {
  const known = new Set(rulesAhead(before).map(pairOf));
  return rulesAhead(after).filter((one) => !known.has(pairOf(one)));
}
