import { type Stage, STAGES } from '@lichen/contracts/compliance/demands/demand-words';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import type { Read } from '../../../platform/engine/rules';
import type { Configuration } from './planned-of';

/** Returns the number of demands of a configuration in each stage. */
export async function stagesOf(read: Read, { _id }: Pick<Configuration, '_id'>): Promise<Record<Stage, number>> {
  const counts = Object.fromEntries(Object.keys(STAGES).map((stage) => [stage, 0])) as Record<Stage, number>;
  for (const { stage } of await read(demand).part(['stage'], { where: { config_id: _id } }))
    if (stage !== null) counts[stage] += 1;
  return counts;
}
