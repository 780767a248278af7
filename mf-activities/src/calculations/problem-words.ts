import { type CalcProblem, PROBLEMS } from '@lichen/contracts/activities/calculation-problems';
import type { Translate } from '@lichen/kit';

/** Why an activity that is whole has no figure and no problem either. */
export const NOTHING_COUNTED = 'No emissions are counted for this.';

interface Failing {
  readonly err_msg: string | null;
  readonly problem: CalcProblem | null;
}

/** Why there is no figure, in the reader's language. */
export const problemText = (t: Translate, { problem, err_msg }: Failing): string =>
  problem ? t(PROBLEMS[problem.code], problem.params) : t(err_msg ?? '');
