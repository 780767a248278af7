import { type CalcProblem, PROBLEMS, problemParams } from '@lichen/contracts/activities/calculation-problems';
import { regionText, type Translate } from '@lichen/kit';

/** Shown for a complete activity that has neither a figure nor a problem. */
export const NOTHING_COUNTED = 'No emissions are counted for this.';

interface Failing {
  readonly err_msg: string | null;
  readonly problem: CalcProblem | null;
}

/** Returns the sentence of a problem in the reader's language. */
export const problemSentence = (t: Translate, problem: CalcProblem): string =>
  t(PROBLEMS[problem.code], problemParams(problem, { say: t, region: regionText }));

/** Returns the reason for a missing figure in the reader's language. */
export const problemText = (t: Translate, { problem, err_msg }: Failing): string =>
  problem ? problemSentence(t, problem) : t(err_msg ?? '');
