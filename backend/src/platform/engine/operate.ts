import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { Problem } from '@lichen/contracts/api/problems';
import type { Engine } from './engine';
import { openJobBatch } from './jobs/write-job-batch';
import type { Plain } from '../store/columns';
import type { NamedChanges, RecordedRefusal, ServedOperation } from './operations';
import type { Context, Served } from './rules';
import type { UnitOfWork } from './unit/unit-of-work';
import { change, current, parsedInput, type Target } from './verbs';

const isNamed = (answer: object): answer is NamedChanges<Entity> | RecordedRefusal<Entity> =>
  'changes' in answer && 'as' in answer;

/** Runs an operation; returns the changed record, or the refusal to throw after the commit. */
export async function operate(
  { platform, registry }: Engine,
  { served, operation: { action, run } }: { served: Served; operation: ServedOperation },
  target: Target,
  body: Plain,
  unit: UnitOfWork,
  context: Context,
): Promise<RecordOf<Entity> | Problem> {
  const input = parsedInput(served.entity, action, body);
  const record = await current(served, target, unit, context);
  const batch = openJobBatch({ platform, registry }, unit, context);
  const entities = () => [...registry.entities.values()].map(({ entity }) => entity);
  const answer = await run({ record, input: input as never, context, unit, batch, entities, platform });
  const { changes, as } = isNamed(answer) ? answer : { changes: answer, as: action };
  const changed = await change(served, record, changes as Plain, as, unit, context);
  return 'refusal' in answer && answer.refusal instanceof Problem ? answer.refusal : changed;
}
