import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { World } from './world';
import { jobBatchWriter } from '../src/platform/engine/jobs/write-job-batch';
import type { JobKind } from '../src/platform/jobs/job';
import { recordsOver } from '../src/platform/store/scoped-records';
import type { RecalculationParts } from '../src/modules/activities/recalculation/recalculation.job';

export type Calc = RecordOf<typeof emissionCalc>;

/** Gives access to records of the administrator's company without API calls. */
export const recordsOf = ({ engine: { platform }, admin }: World) =>
  recordsOver(platform.database, platform.database, admin.companyId);

/**
 * Creates a job kind of the product with two activities per page, run manually so that a test can interrupt it
 * anywhere.
 */
export function kindByHand(
  { engine: { platform, registry } }: World,
  jobs: (parts: RecalculationParts) => readonly JobKind[],
  name: string,
): JobKind {
  const write = jobBatchWriter(platform, registry);
  const sizes = { pageSize: 2, lookedSize: 2 };
  const parts = { platform, write, types: registry.entities, ...sizes, refresh: async () => undefined };
  const found = jobs(parts).find((each) => each.kind === name);
  if (!found) throw new Error(`no kind ${name}`);
  return found;
}

/** Calculations of an activity that are not superseded. */
export const liveCalculations = async (world: World, activity_id: string): Promise<Calc[]> =>
  (await recordsOf(world)(emissionCalc).list({ where: { activity_id } })).filter((row) => row.superseded_by === null);
