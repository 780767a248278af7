import { readInput } from '../entity/input-errors';
import { type Survey, surveyShape } from './survey-definition';
import { type SurveyProblem, surveyProblems } from './survey-problems';

/**
 * A problem of a draft; if it concerns the shape, `member` names the property, such as `label` or `options.0.value`.
 */
export interface DraftProblem extends SurveyProblem {
  readonly member?: string;
}

const PLACE = /^tabs\.(\d+)(?:\.questions\.(\d+))?(?:\.(.+))?$/;

/** Locates a shape error by the id of its question or tab instead of its index. */
function placed({ tabs }: Survey, path: string, words: string): DraftProblem {
  const [, atTab, atQuestion, member] = PLACE.exec(path) ?? [];
  const tab = atTab === undefined ? undefined : tabs[Number(atTab)];
  const one = atQuestion === undefined ? tab : tab?.questions[Number(atQuestion)];
  return { id: one?.id ?? null, said: { words }, ...(member === undefined ? {} : { member }) };
}

/** Returns all problems that prevent a draft from being published, by question or tab. */
export function draftProblems(draft: Survey): readonly DraftProblem[] {
  const read = readInput(surveyShape, draft);
  const ofShape = 'errors' in read ? Object.entries(read.errors).map(([at, words]) => placed(draft, at, words)) : [];
  const known = new Set(ofShape.map(({ id }) => id));
  // Other problems of a question are omitted until its shape is correct.
  return [...ofShape, ...surveyProblems(draft).filter(({ id }) => id === null || !known.has(id))];
}
