import type { RecordOf, Entity } from '@lichen/contracts/entity';
import { forbidden } from '@lichen/contracts/problems';
import { TEXTS } from '@lichen/contracts/texts';
import { contextOf } from '../http/request-context';
import type { Job } from '../jobs/job';
import { SYSTEM } from '../jobs/jobs';
import type { Platform } from '../platform';
import { expectAllowed, expectSubscribed } from './permit';
import type { Portion, WritePortion } from './portion';
import { type Registry, servedOf } from './registry';
import type { Context } from './rules';
import type { Heard, Unit } from './unit';
import { create, drafted, remove, update } from './verbs';
import { insertDrafted, removeTogether, updateTogether } from './verbs-together';
import { tellChanges, unitOver } from './writing';

type Parts = Pick<Platform, 'accounts' | 'clock' | 'database' | 'outbox' | 'push'>;

/** Somebody who may no longer come in may not go on writing through work that they started before. */
async function contextFor({ accounts, clock }: Parts, { id, companyId, userId }: Job): Promise<Context> {
  // What nobody asked for, such as a term that ends: no roles, so it writes through the unit only.
  if (userId === SYSTEM) return { ...contextOf(clock, undefined, id), companyId, userId, email: SYSTEM };
  const person = await accounts.person({ companyId, userId });
  if (!person) throw forbidden(TEXTS.notAuthorised);
  return contextOf(clock, person, id);
}

/** Writes of one person over their open unit, each permitted and judged like a call of theirs. */
export function portionOver(registry: Registry, unit: Unit, context: Context): Portion {
  return {
    unit,
    context,
    create: async (entity, draft) => {
      expectAllowed(entity.allow.create, context);
      expectSubscribed(entity, context);
      return (await create(servedOf(registry, entity), draft, registry, unit, context)) as RecordOf<typeof entity>;
    },
    draft: async (entity, draft, id) => {
      expectAllowed(entity.allow.create, context);
      expectSubscribed(entity, context);
      return drafted(servedOf(registry, entity), draft, registry, unit, context, id);
    },
    insertDrafts: async (entity, drafts) => {
      expectAllowed(entity.allow.create, context);
      expectSubscribed(entity, context);
      await insertDrafted(servedOf(registry, entity), drafts, unit, context);
    },
    update: async <E extends Entity>(
      entity: E,
      target: { id: string; version?: number },
      changes: Record<string, unknown>,
    ) => {
      expectAllowed(entity.allow.update, context);
      expectSubscribed(entity, context);
      return (await update(servedOf(registry, entity), target, changes, registry, unit, context)) as RecordOf<E>;
    },
    updateAll: async (entity, changes) => {
      expectAllowed(entity.allow.update, context);
      expectSubscribed(entity, context);
      await updateTogether(servedOf(registry, entity), changes, registry, unit, context);
    },
    removeAll: async (entity, ids) => {
      expectAllowed(entity.allow.remove, context);
      expectSubscribed(entity, context);
      await removeTogether(servedOf(registry, entity), ids, unit, context);
    },
    remove: async (entity, target) => {
      expectAllowed(entity.allow.remove, context);
      expectSubscribed(entity, context);
      await remove(servedOf(registry, entity), target, unit, context);
    },
  };
}

/** How jobs write records: nothing of a portion is there without its audit rows, or twice after a crash. */
export function writePortions(platform: Parts, registry: Registry): WritePortion {
  return async (job, tools, work, checkpoint) => {
    const context = await contextFor(platform, job);
    let heard: readonly Heard[] = [];
    const result = await tools.step(async (tx) => {
      const unit = unitOver(platform, registry, context, tx);
      const answer = await work(portionOver(registry, unit, context));
      await unit.finish();
      heard = unit.heard();
      return answer;
    }, checkpoint);
    await tellChanges(platform, heard);
    return result;
  };
}
