import { type CalcProblem, PROBLEMS } from '@lichen/contracts/activities/calculation-problems';
import type { Translate } from '@lichen/kit';

/** Shown for a complete activity that has neither a figure nor a problem. */
export const NOTHING_COUNTED = 'No emissions are counted for this.';

interface Failing {
  readonly err_msg: string | null;
  readonly problem: CalcProblem | null;
}

/** Returns the reason for a missing figure in the reader's language. */
export const problemText = (t: Translate, { problem, err_msg }: Failing): string =>
  problem ? t(PROBLEMS[problem.code], problem.params) : t(err_msg ?? '');
