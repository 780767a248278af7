import type { CalcProblem } from '@lichen/contracts/activities/calculation-problems';
import { problemField } from '@lichen/contracts/activities/problem-fields';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Overrides, Translate } from '@lichen/kit';
import { problemSentence } from '../calculations/problem-words';

/** Returns a hint for the field without which the activity has no figure. */
export function fieldOfProblem(entity: Entity, problem: CalcProblem | null, t: Translate): Overrides {
  const field = problem && problemField(entity, problem.code);
  return field ? { [field]: { hint: problemSentence(t, problem) } } : {};
}
