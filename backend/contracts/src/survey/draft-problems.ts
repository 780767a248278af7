import { readInput } from '../entity/input-errors';
import { type Survey, surveyShape } from './survey-definition';
import { type SurveyProblem, surveyProblems } from './survey-problems';

/** A problem of a draft; one of its shape names the member that it is about, such as `label` or `options.0.value`. */
export interface DraftProblem extends SurveyProblem {
  readonly member?: string;
}

const PLACE = /^tabs\.(\d+)(?:\.questions\.(\d+))?(?:\.(.+))?$/;

/** Where a shape is wrong, by the id of its question or tab instead of by its place. */
function placed({ tabs }: Survey, path: string, words: string): DraftProblem {
  const [, atTab, atQuestion, member] = PLACE.exec(path) ?? [];
  const tab = atTab === undefined ? undefined : tabs[Number(atTab)];
  const one = atQuestion === undefined ? tab : tab?.questions[Number(atQuestion)];
  return { id: one?.id ?? null, said: { words }, ...(member === undefined ? {} : { member }) };
}

/** Everything for which a draft cannot be published, under the question or tab that it is about. */
export function draftProblems(draft: Survey): readonly DraftProblem[] {
  const read = readInput(surveyShape, draft);
  const ofShape = 'errors' in read ? Object.entries(read.errors).map(([at, words]) => placed(draft, at, words)) : [];
  const known = new Set(ofShape.map(({ id }) => id));
  // What is said of a question without a text is of no use before it has one.
  return [...ofShape, ...surveyProblems(draft).filter(({ id }) => id === null || !known.has(id))];
}
