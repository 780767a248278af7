import { complianceConfiguration } from '@lichen/contracts/compliance/configurations/configuration.entity';
import { CONFIGURATION_TEXTS } from '@lichen/contracts/compliance/configurations/configuration-texts';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { KEPT_DAYS } from '@lichen/contracts/entity/kept-days';
import { DAY } from '@lichen/contracts/formats/days';
import { companyRecords } from '../../../platform/engine/company-records';
import { retryOnConflict } from '../../../platform/engine/jobs/complete-job-record';
import type { JobBatch, WriteJobBatch } from '../../../platform/engine/jobs/job-batch';
import { keptPart } from '../../../platform/engine/unit/kept-records';
import type { Job, JobKind, JobTools } from '../../../platform/jobs/job';
import type { Platform } from '../../../platform/platform';
import { bringBackDemands } from './bring-back.rules';
import { askEverybody, AT_ONCE, idOf, interrupted, type Parts } from './configuration-work.job';
import type { Configuration } from './planned-of';

export const BRING_BACK = 'compliance.bring-back-configuration';

const KEPT_MS = KEPT_DAYS * DAY;

/** True while the removed demands of the configuration are still stored. */
export const canComeBack = ({ active, removed_on }: Configuration, now: number): boolean =>
  !active && removed_on !== null && now < removed_on + KEPT_MS;

interface Returned {
  /** Id of the last demand processed. */
  readonly kept: string;
  readonly done: number;
}

const isReturned = (checkpoint: unknown): checkpoint is Returned =>
  typeof checkpoint === 'object' && checkpoint !== null && 'kept' in checkpoint;

/** Restores the removed demands first, then asks partners that have come to match since, as an activation does. */
async function run(parts: Parts, job: Job, tools: JobTools): Promise<{ done: number }> {
  const { platform, write } = parts;
  const config_id = idOf(job);
  if (tools.checkpoint !== undefined && !isReturned(tools.checkpoint)) return askEverybody(parts, job, tools);
  const config = await companyRecords(platform, job.companyId)(complianceConfiguration).find(config_id);
  if (config?.removed_on == null || config.work_job_id !== job.id) return { done: 0 };
  let reached: Returned = isReturned(tools.checkpoint) ? tools.checkpoint : { kept: '', done: 0 };
  for (;;) {
    const part = { since: config.removed_on, after: reached.kept, limit: AT_ONCE };
    const kept = await keptPart(platform.database, demand, job.companyId, part);
    const last = kept.at(-1);
    if (!last) break;
    const own = kept.filter(({ record }) => (record as unknown as { config_id: string }).config_id === config_id);
    const ids = own.map(({ record }) => record._id);
    const next = { kept: last.record._id, done: reached.done + ids.length };
    const back = ({ unit, context }: JobBatch) => bringBackDemands(platform, unit, context, config, ids);
    await retryOnConflict(() => write(job, tools, back, next, { done: next.done, total: null }));
    reached = next;
  }
  const activate = ({ unit }: JobBatch) =>
    unit.mark(complianceConfiguration, [{ id: config_id, work_job_id: job.id }], { active: true, removed_on: null });
  const asking = { after: '', done: 0 };
  await retryOnConflict(() => write(job, tools, activate, asking));
  return askEverybody(parts, job, tools, asking);
}

/** Job that restores the demands a deactivation removed, as far as they are still stored. */
export const bringBackConfiguration = (platform: Platform, write: WriteJobBatch): JobKind => {
  const parts = { platform, write };
  return {
    kind: BRING_BACK,
    label: 'Bringing back demands',
    attempts: 3,
    run: (job, tools) => run(parts, job, tools),
    gaveUp: interrupted(parts, CONFIGURATION_TEXTS.failedReturn),
    cancelled: interrupted(parts, CONFIGURATION_TEXTS.cancelledReturn),
  };
};
