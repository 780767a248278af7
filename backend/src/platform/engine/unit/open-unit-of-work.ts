import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { invalid } from '@lichen/contracts/api/problems';
import { type AuditEntry, appendAudit } from '../../audit/audit';
import { overlap } from '../../async/overlap';
import type { Platform } from '../../platform';
import type { Plain } from '../../store/columns';
import { cachedRecords } from '../../store/record-cache';
import { type Records, recordsOver } from '../../store/scoped-records';
import type { Sql } from '../../store/sql';
import { counterpartUnits } from './counterpart-units';
import { announcementOf, auditEntriesOf, type ChangeSet, openChangeSet, recorderOf } from './change-set';
import { askingWithin, type Registry } from '../registry';
import { forgetFileOf, keepFileOf, newRow, rowWrites } from './row-writes';
import type { Context, Effect, FollowingUnit, Mark, Read } from '../rules';
import type { CompanyAnnouncements, FinishedChanges, UnitOfWork } from './unit-of-work';

type Stored = RecordOf<Entity>;

type NamedEffect = Exclude<Effect, { kind: 'remove' }> & { as: string };
const isNamed = (effect: Effect): effect is NamedEffect => effect.kind !== 'remove' && effect.as !== undefined;

interface Opened {
  readonly platform: Pick<Platform, 'jobs'>;
  readonly tx: Sql;
  readonly records: Records;
  readonly context: Context;
  readonly gathering: ChangeSet;
}

const markOver =
  (records: Records, { announcements }: Pick<ChangeSet, 'announcements'>): Mark =>
  async (entity, conditions, values) => {
    const marked = await records(entity).mark(conditions, values);
    if (marked > 0) announcements.push(announcementOf(entity));
    return marked;
  };

const startingJobs =
  ({ platform, tx, context, gathering }: Omit<Opened, 'records'>): UnitOfWork['startJob'] =>
  (kind, input) => {
    const { companyId, userId, reason, evidence } = context;
    gathering.startsJobs = true;
    return platform.jobs.add(tx, { companyId, userId, kind, input, reason, evidence });
  };

/** Returns the view of the unit that follow-ups use. */
const followingUnit = (opened: Opened, apply: FollowingUnit['apply']): FollowingUnit => ({
  ...{ read: opened.records as Read, apply, mark: markOver(opened.records, opened.gathering) },
  hold: (entity, ids) => opened.records(entity).hold(ids),
  startJob: async (kind, input) => {
    await startingJobs(opened)(kind, input);
  },
});

/** Returns a function that writes an effect with its own audit row, event and announcement. */
const namedWriter =
  (rows: ReturnType<typeof rowWrites>, note: ReturnType<typeof recorderOf>, context: Context) =>
  async (effect: NamedEffect): Promise<void> => {
    if (effect.kind === 'update') {
      const after = await rows.update(effect.entity, effect.record, effect.changes);
      return note(effect.entity, effect.as, effect.record, after);
    }
    const inserted = { ...newRow(context), ...effect.row } as unknown as Stored;
    await rows.insert(effect.entity, [inserted as unknown as Plain]);
    note(effect.entity, effect.as, null, inserted);
  };

function finishedWith(
  along: FinishedChanges | undefined,
  own: readonly AuditEntry[],
  { events }: Pick<ChangeSet, 'events'>,
): FinishedChanges {
  const finished = along ?? { entries: [], events: [] };
  for (const entry of own) finished.entries.push(entry);
  for (const event of events) finished.events.push(event);
  return finished;
}

/** Writes audit rows and events of all companies in few statements. */
async function writeFinished(
  { database, outbox }: Pick<Platform, 'database' | 'outbox'>,
  tx: Sql,
  { entries, events }: FinishedChanges,
): Promise<void> {
  await appendAudit(database, tx, entries);
  if (events.length > 0) await outbox.add(tx, events);
}

/** Opens the unit over a running transaction. Every write of the product goes through a unit. */
export function openUnitOfWork(
  platform: Pick<Platform, 'clock' | 'configuration' | 'connections' | 'database' | 'jobs' | 'outbox'>,
  registry: Registry,
  context: Context,
  tx: Sql,
): UnitOfWork {
  const others = counterpartUnits(context, (theirs) => openUnitOfWork(platform, registry, theirs, tx));
  const { database, configuration, connections } = platform;
  const records = cachedRecords(recordsOver(database, tx, context.companyId), { inTransaction: true });
  const read = records as Read;
  const gathering = openChangeSet({ database, configuration, connections, registry, context, tx });
  const note = recorderOf(gathering, context);
  const rows = rowWrites(registry, context, records, gathering);

  const writeNamed = namedWriter(rows, note, context);

  const apply = async (all: readonly Effect[]): Promise<void> => {
    for (const effect of all.filter(isNamed)) await writeNamed(effect);
    const effects = all.filter((effect) => !isNamed(effect));
    gathering.effects.push(...effects);
    await rows.apply(effects);
    for (const entity of new Set(effects.map((effect) => effect.entity)))
      gathering.announcements.push(announcementOf(entity));
  };

  const unit: UnitOfWork = {
    ...{ sql: tx, records, read, apply, mark: markOver(records, gathering) },
    ask: askingWithin(registry, { database, tx, read, context }),
    startJob: startingJobs({ platform, tx, context, gathering }),
    ...{ keepFile: keepFileOf(platform, tx, context), forgetFile: forgetFileOf(platform, tx, context) },
    across: others.across,
    insert: async (entity, record, type) => {
      await rows.insert(entity, [record as unknown as Plain]);
      note(entity, type, null, record as unknown as Stored);
    },
    insertAll: async (entity, inserted, type) => {
      await overlap(rows.insert(entity, inserted as unknown as readonly Plain[]), () => {
        for (const record of inserted) note(entity, type, null, record);
      });
    },
    update: async <E extends Entity>(entity: E, record: RecordOf<E> | Stored, changes: Plain, type: string) => {
      const before = record as unknown as Stored;
      const after = await rows.update(entity, before, changes);
      note(entity, type, before, after);
      return after as unknown as RecordOf<E>;
    },
    updateAll: async (entity, updates, type) => {
      const after = await rows.updateEach(entity, updates);
      for (const [at, { record }] of updates.entries()) note(entity, type, record, after[at] ?? null);
      return after;
    },
    remove: async (entity, record) => {
      await rows.remove(entity, record);
      note(entity, 'remove', record, null);
    },
    removeAll: async (entity, removed) => {
      await rows.removeEach(entity, removed);
      for (const record of removed) note(entity, 'remove', record, null);
    },
    finish: async (along) => {
      await gathering.followUps.run(followingUnit({ platform, tx, records, context, gathering }, apply), context);
      // Watches run before the roll-ups are written, so that these still show the previous sums.
      for (const watch of gathering.watches) await watch.beforeCommit(unit);
      const summing = gathering.deltas.write(platform.database, tx, context.companyId);
      const [, own] = await overlap(summing, () => auditEntriesOf(gathering));
      const finished = finishedWith(along, own, gathering);
      await others.finish(finished);
      if (!along) await writeFinished(platform, tx, finished);
    },
    heard: () => [
      { companyId: context.companyId, announcements: gathering.announcements, startsJobs: gathering.startsJobs },
      ...others.heard(),
    ],
  };
  return unit;
}

/** Announces committed changes to sessions, open pages and the event relay. */
export async function announceChanges(
  { accounts, jobs, push, outbox }: Pick<Platform, 'accounts' | 'jobs' | 'push' | 'outbox'>,
  heard: readonly CompanyAnnouncements[],
): Promise<void> {
  for (const { companyId, announcements, startsJobs } of heard) {
    await accounts.changed(companyId, announcements);
    for (const announcement of announcements) push.toCompany(companyId, 'changed', announcement);
    if (announcements.length > 0) outbox.wake();
    if (startsJobs) jobs.wake();
  }
}

/** Runs `work` in one transaction with its audit rows, events and roll-ups; then announces the changes. */
export async function inUnitOfWork<T>(
  platform: Platform,
  registry: Registry,
  context: Context,
  work: (unit: UnitOfWork) => Promise<T>,
): Promise<T> {
  let heard: readonly CompanyAnnouncements[] = [];
  const result = await platform.database.transaction(async (tx) => {
    const unit = openUnitOfWork(platform, registry, context, tx);
    const answer = await work(unit);
    await unit.finish();
    heard = unit.heard();
    return answer;
  });
  await announceChanges(platform, heard);
  return result;
}

export function expectNoErrors(errors: Readonly<Record<string, string>>): void {
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
