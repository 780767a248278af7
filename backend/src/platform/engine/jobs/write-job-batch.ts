import type { RecordOf, Entity } from '@lichen/contracts/entity/entity';
import type { Job, JobTools, Progress } from '../../jobs/job';
import type { Platform } from '../../platform';
import { openDrafting } from './drafting';
import { contextOfJob } from './job-context';
import { referredTo } from '../integrity/referred-to';
import { permitOver } from '../permissions/permit-rows';
import type { JobBatch, Promised, WriteJobBatch } from './job-batch';
import { type Registry, servedOf } from '../registry';
import type { Context } from '../rules';
import type { CompanyAnnouncements, UnitOfWork } from '../unit/unit-of-work';
import { remove, restore } from '../remove';
import { create, prepareNew, update } from '../verbs';
import { insertDrafted, removeTogether, updateTogether } from '../verbs-together';
import { announceChanges, openUnitOfWork } from '../unit/open-unit-of-work';

interface Writing {
  readonly platform: Pick<Platform, 'database'>;
  readonly registry: Registry;
}

type JobBatchContext = Pick<
  Platform,
  'accounts' | 'clock' | 'configuration' | 'connections' | 'database' | 'jobs' | 'outbox' | 'push'
>;

/** Opens the writes of one person in their unit of work, each permitted and validated like a call of theirs. */
export function openJobBatch({ platform, registry }: Writing, unit: UnitOfWork, context: Context): JobBatch {
  const permit = permitOver(registry, unit, context);
  return {
    unit,
    context,
    create: async (entity, draft, id) => {
      await permit.rows(entity, 'create', async () => [draft]);
      return (await create(servedOf(registry, entity), draft, registry, unit, context, id)) as RecordOf<typeof entity>;
    },
    draft: async (entity, draft) => {
      await permit.rows(entity, 'create', async () => [draft]);
      return prepareNew(servedOf(registry, entity), draft, registry, unit, context);
    },
    used: (entity, ids) => referredTo(registry, unit.records, entity, ids),
    insertDrafts: async (entity, drafts) => {
      await permit.rows(entity, 'create', async () => drafts.map(({ record }) => ({ ...record })));
      await insertDrafted(servedOf(registry, entity), drafts, registry, unit, context);
    },
    update: async <E extends Entity>(
      entity: E,
      target: { id: string; version?: number },
      changes: Record<string, unknown>,
    ) => {
      await permit.rows(entity, 'update', async () => {
        const before = await permit.stored(entity, target.id);
        return [before, { ...before, ...changes }];
      });
      return (await update(servedOf(registry, entity), target, changes, registry, unit, context)) as RecordOf<E>;
    },
    updateAll: async (entity, changes) => {
      permit.all(entity, 'update');
      await updateTogether(servedOf(registry, entity), changes, registry, unit, context);
    },
    removeAll: async (entity, ids) => {
      permit.all(entity, 'remove');
      await removeTogether(servedOf(registry, entity), ids, unit, context);
    },
    remove: async (entity, target) => {
      await permit.rows(entity, 'remove', async () => [await permit.stored(entity, target.id)]);
      await remove({ ...platform, registry }, servedOf(registry, entity), target, unit, context);
    },
    restore: async (entity, id) => {
      await restore({ ...platform, registry }, entity, id, unit, context, (record) =>
        permit.rows(entity, 'remove', async () => [{ ...record }]),
      );
    },
  };
}

/**
 * Returns the batch writer of jobs: a batch commits with its audit rows and checkpoint, never partly and never twice.
 */
export function jobBatchWriter(platform: JobBatchContext, registry: Registry): WriteJobBatch {
  const write = async <T>(
    job: Job,
    tools: Pick<JobTools, 'step'>,
    work: (batch: JobBatch) => Promise<T>,
    checkpoint: unknown,
    progress?: Progress,
  ): Promise<T> => {
    const context = await contextOfJob(platform, job);
    let heard: readonly CompanyAnnouncements[] = [];
    const result = await tools.step(
      async (tx) => {
        const unit = openUnitOfWork(platform, registry, context, tx);
        const answer = await work(openJobBatch({ platform, registry }, unit, context));
        await unit.finish();
        heard = unit.heard();
        return answer;
      },
      checkpoint,
      progress,
    );
    await announceChanges(platform, heard);
    return result;
  };
  const drafting = async (job: Job, promised?: readonly Promised[]) =>
    openDrafting(platform, registry, await contextOfJob(platform, job), promised);
  return Object.assign(write, { drafting });
}
