import { problemWords } from '@lichen/contracts/activities/calculation-problems';
import type { Translate } from '@lichen/kit';

/** Why there is no figure, in the reader's language; the wire carries it in English. */
export function saidProblem(t: Translate, err_msg: string): string {
  const { text, params } = problemWords(err_msg);
  return t(text, params);
}
