import type { Entity, RecordOf } from '@lichen/contracts/entity';
import type { Changed } from '@lichen/contracts/events';
import { invalid } from '@lichen/contracts/problems';
import { appendAudit } from '../audit/audit';
import type { Platform } from '../platform';
import type { Plain } from '../store/columns';
import { rememberedRecords } from '../store/remembered-records';
import { type Records, expectCurrent, recordsOver } from '../store/scoped-records';
import type { Sql } from '../store/sql';
import { announcementOf, auditOf, newGathering, noteTo } from './gathering';
import { type Registry, servedOf } from './registry';
import type { Context, Effect, Read } from './rules';
import type { Unit } from './unit';

type Stored = RecordOf<Entity>;

/** What every new row begins with. */
export const newRow = (context: Context) => ({
  version: 1,
  created_on: context.now,
  created_by: context.userId,
  updated_on: context.now,
});

type Told = Exclude<Effect, { kind: 'remove' }> & { as: string };
const isTold = (effect: Effect): effect is Told => effect.kind !== 'remove' && effect.as !== undefined;

async function insertEffects(unit: Records, effects: readonly Effect[], context: Context): Promise<void> {
  const byEntity = new Map<Entity, Plain[]>();
  for (const effect of effects) {
    if (effect.kind !== 'insert') continue;
    const rows = byEntity.get(effect.entity);
    if (rows) rows.push(effect.row);
    else byEntity.set(effect.entity, [effect.row]);
  }
  for (const [entity, rows] of byEntity) await unit(entity).insert(rows, newRow(context));
}

/** Opens the unit over a running transaction. Every write of the product goes through one. */
export function unitOver(
  platform: Pick<Platform, 'database' | 'outbox'>,
  registry: Registry,
  context: Context,
  tx: Sql,
): Unit {
  const records = rememberedRecords(recordsOver(platform.database, tx, context.companyId));
  const gathering = newGathering();
  const note = noteTo(gathering, context);
  const rollUp = (entity: Entity, before: Plain | null, after: Plain | null) =>
    gathering.deltas.note(servedOf(registry, entity).rules.rollUps ?? [], before, after);

  const update = async (entity: Entity, before: Stored, changes: Plain): Promise<Stored> => {
    const stamped = { ...changes, updated_on: context.now };
    expectCurrent(await records(entity).update(before, stamped));
    const after = { ...before, ...stamped, version: before.version + 1 } as Stored;
    rollUp(entity, before, after);
    return after;
  };

  const tell = async (effect: Told): Promise<void> => {
    if (effect.kind === 'update') {
      const after = await update(effect.entity, effect.record, effect.changes);
      return note(effect.entity, effect.as, effect.record, after);
    }
    const inserted = { ...newRow(context), ...effect.row } as unknown as Stored;
    await records(effect.entity).insert([inserted]);
    rollUp(effect.entity, null, inserted);
    note(effect.entity, effect.as, null, inserted);
  };

  return {
    sql: tx,
    records,
    read: records as Read,
    announcements: gathering.announcements,
    insert: async (entity, inserted, type) => {
      const record = inserted as unknown as Stored;
      await records(entity).insert([record]);
      rollUp(entity, null, record);
      note(entity, type, null, record);
    },
    update: async (entity, before, changes, type) => {
      const after = await update(entity, before, changes);
      note(entity, type, before, after);
      return after;
    },
    remove: async (entity, record) => {
      expectCurrent(await records(entity).remove(record._id));
      rollUp(entity, record, null);
      note(entity, 'remove', record, null);
    },
    apply: async (all) => {
      const effects = all.filter((effect) => !isTold(effect));
      for (const effect of all.filter(isTold)) await tell(effect);
      gathering.effects.push(...effects);
      await insertEffects(records, effects, context);
      for (const effect of effects) {
        if (effect.kind === 'insert') rollUp(effect.entity, null, effect.row);
        if (effect.kind === 'update') await update(effect.entity, effect.record, effect.changes);
        if (effect.kind === 'remove') {
          expectCurrent(await records(effect.entity).remove(effect.record._id));
          rollUp(effect.entity, effect.record, null);
        }
      }
      for (const entity of new Set(effects.map((effect) => effect.entity)))
        gathering.announcements.push(announcementOf(entity));
    },
    finish: async () => {
      await gathering.deltas.write(platform.database, tx, context.companyId);
      await appendAudit(platform.database, tx, auditOf(gathering));
      if (gathering.events.length > 0) await platform.outbox.add(tx, gathering.events);
    },
  };
}

/** After the commit: sessions made of what changed are read again, and open pages and the relay hear of it. */
export async function tellChanges(
  { accounts, push, outbox }: Pick<Platform, 'accounts' | 'push' | 'outbox'>,
  companyId: string,
  announcements: readonly Changed[],
): Promise<void> {
  await accounts.changed(companyId, announcements);
  for (const announcement of announcements) push.toCompany(companyId, 'changed', announcement);
  if (announcements.length > 0) outbox.wake();
}

/** Runs `work` in one transaction, with its audit rows, events and roll-ups; then tells open pages. */
export async function inUnit<T>(
  platform: Platform,
  registry: Registry,
  context: Context,
  work: (unit: Unit) => Promise<T>,
): Promise<T> {
  let announcements: readonly Changed[] = [];
  const result = await platform.database.transaction(async (tx) => {
    const unit = unitOver(platform, registry, context, tx);
    const answer = await work(unit);
    await unit.finish();
    announcements = unit.announcements;
    return answer;
  });
  await tellChanges(platform, context.companyId, announcements);
  return result;
}

export function expectNoErrors(errors: Readonly<Record<string, string>>): void {
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
