import { complianceConfiguration } from '@lichen/contracts/compliance/configurations/configuration.entity';
import { CONFIGURATION_TEXTS } from '@lichen/contracts/compliance/configurations/configuration-texts';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { z } from 'zod';
import { companyRecords } from '../../../platform/engine/company-records';
import { retryOnConflict } from '../../../platform/engine/jobs/complete-job-record';
import type { JobBatch, WriteJobBatch } from '../../../platform/engine/jobs/job-batch';
import type { Job, JobKind, JobTools } from '../../../platform/jobs/job';
import { SYSTEM } from '../../../platform/jobs/jobs';
import type { Platform } from '../../../platform/platform';
import { askPartners } from './ask-partners.rules';
import { askedThoughParted } from './configuration-plan.query';
import { heldConfigurations } from './configurations-followed.rules';
import { removeDemands } from './remove-demands.rules';

export const ACTIVATE_CONFIGURATION = 'compliance.activate-configuration';
export const DEACTIVATE_CONFIGURATION = 'compliance.deactivate-configuration';

const jobInput = z.strictObject({ config_id: z.string() });
export const idOf = (job: Pick<Job, 'input'>): string => jobInput.parse(job.input).config_id;

/** Partners per transaction; each leads to rows in two companies. */
export const AT_ONCE = 50;

interface Reached {
  readonly after: string;
  readonly done: number;
}

const NOTHING_YET: Reached = { after: '', done: 0 };

/** Dependencies of the jobs of configurations. */
export interface Parts {
  readonly platform: Platform;
  readonly write: WriteJobBatch;
}

interface End {
  readonly unfinished: boolean;
  readonly work_message: string | null;
}

/** Ends the work of this job only: the configuration may already belong to a later job. */
const endWork = ({ unit }: JobBatch, job: Job, end: End) =>
  unit.mark(complianceConfiguration, [{ id: idOf(job), work_job_id: job.id }], {
    ...end,
    ...{ working: false, work_job_id: null },
  });

/**
 * Asks all connected partners, and updates partners that have a demand but are no longer connected. `begun` is the
 * checkpoint at which an interrupted run stopped.
 */
export async function askEverybody(
  { platform, write }: Parts,
  job: Job,
  tools: JobTools,
  begun: unknown = tools.checkpoint,
): Promise<{ done: number }> {
  const config_id = idOf(job);
  let reached: Reached = (begun as Reached | undefined) ?? NOTHING_YET;
  const read = companyRecords(platform, job.companyId);
  const asked = await askedThoughParted(read, config_id);
  const anyOf = [[{ invite_status: 'connected' }, ...(asked.length > 0 ? [{ id: { in: asked } }] : [])]];
  const following = () => ({ where: { id: { above: reached.after } }, anyOf });
  const total = reached.done + (await read(partner).count(following()));
  for (;;) {
    const order = [{ column: 'id' }];
    const page = await read(partner).part(['_id'], { ...following(), order, limit: AT_ONCE });
    const ids = page.map(({ _id }) => _id);
    const after = ids.at(-1);
    if (after === undefined) break;
    const next: Reached = { after, done: reached.done + ids.length };
    const ask = async ({ unit, context }: JobBatch) => {
      // Partners are locked first, in the same order as every other writer.
      await unit.records(partner).hold(ids);
      const configurations = (await heldConfigurations(unit)).filter(({ _id }) => _id === config_id);
      await askPartners(
        unit,
        context,
        configurations,
        await unit.records(partner).list({ where: { id: { in: ids } } }),
      );
    };
    await retryOnConflict(() => write(job, tools, ask, next, { done: next.done, total }));
    reached = next;
  }
  const end = { unfinished: false, work_message: null };
  await retryOnConflict(() => write(job, tools, (batch) => endWork(batch, job, end), reached));
  return { done: reached.done };
}

async function deactivate({ platform, write }: Parts, job: Job, tools: JobTools): Promise<{ done: number }> {
  const config_id = idOf(job);
  const where = { config_id };
  let done = (tools.checkpoint as number | undefined) ?? 0;
  const read = companyRecords(platform, job.companyId);
  const total = done + (await read(demand).count({ where }));
  for (;;) {
    const page = await read(demand).part(['_id'], { where, limit: AT_ONCE });
    if (page.length === 0) break;
    const ids = page.map(({ _id }) => _id);
    const next = done + ids.length;
    const remove = ({ unit, context }: JobBatch) =>
      removeDemands({ database: platform.database, unit, context }, config_id, ids);
    if (!(await retryOnConflict(() => write(job, tools, remove, next, { done: next, total })))) return { done };
    done = next;
  }
  const end = { unfinished: false, work_message: null };
  await retryOnConflict(() => write(job, tools, (batch) => endWork(batch, job, end), done));
  return { done };
}

/**
 * Stores a message about the interrupted work, so that a person can continue it. Runs as the system user: the person
 * who started the job may be gone, and the configuration would stay locked.
 */
export const interrupted =
  ({ write }: Parts, work_message: string) =>
  (job: Job, tools: JobTools) => {
    const end = (batch: JobBatch) => endWork(batch, job, { unfinished: true, work_message });
    return retryOnConflict(() => write({ ...job, userId: SYSTEM }, tools, end, tools.checkpoint));
  };

/** Job that asks all partners of an activated configuration. */
export const activateConfiguration = (platform: Platform, write: WriteJobBatch): JobKind => {
  const parts = { platform, write };
  return {
    kind: ACTIVATE_CONFIGURATION,
    label: 'Activation',
    attempts: 3,
    run: (job, tools) => askEverybody(parts, job, tools),
    gaveUp: interrupted(parts, CONFIGURATION_TEXTS.failedActivation),
    cancelled: interrupted(parts, CONFIGURATION_TEXTS.cancelledActivation),
  };
};

/** Job that removes the demands and submissions of a deactivated configuration. */
export const deactivateConfiguration = (platform: Platform, write: WriteJobBatch): JobKind => {
  const parts = { platform, write };
  return {
    kind: DEACTIVATE_CONFIGURATION,
    label: 'Deactivation',
    attempts: 3,
    run: (job, tools) => deactivate(parts, job, tools),
    gaveUp: interrupted(parts, CONFIGURATION_TEXTS.failedDeactivation),
    cancelled: interrupted(parts, CONFIGURATION_TEXTS.cancelledDeactivation),
  };
};
