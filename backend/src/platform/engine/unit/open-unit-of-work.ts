import { invalid } from '@lichen/contracts/api/problems';
import { appendAudit } from '../../audit/audit';
import type { Platform } from '../../platform';
import { cachedRecords } from '../../store/record-cache';
import { type Records, recordsOver } from '../../store/scoped-records';
import type { Sql } from '../../store/sql';
import { recordsTogether } from '../../store/together/records-together';
import { counterpartUnits } from './counterpart-units';
import { announcementOf, auditEntriesOf, type ChangeSet, openChangeSet, recorderOf } from './change-set';
import { askingWithin, type Registry } from '../registry';
import { isNamed, namedWriter, notedWrites } from './noted-writes';
import { forgetFileOf, keepFileOf, rowWrites } from './row-writes';
import type { Context, Effect, FollowingUnit, Mark, Read } from '../rules';
import type { CompanyAnnouncements, FinishedChanges, UnitOfWork } from './unit-of-work';

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

function finishedWith(
  along: FinishedChanges | undefined,
  { companyId }: Context,
  gathering: ChangeSet,
): FinishedChanges {
  const finished = along ?? { entries: [], events: [], rollUps: [] };
  for (const entry of auditEntriesOf(gathering)) finished.entries.push(entry);
  for (const event of gathering.events) finished.events.push(event);
  finished.rollUps.push({ companyId, deltas: gathering.deltas });
  return finished;
}

/**
 * Writes audit rows, events and roll-ups of all companies in few statements. Roll-ups are last, because other saves of
 * the same month wait for their rows until the commit; they are in order of the companies, so that two cannot deadlock.
 */
async function writeFinished(
  { database, outbox }: Pick<Platform, 'database' | 'outbox'>,
  tx: Sql,
  { entries, events, rollUps }: FinishedChanges,
): Promise<void> {
  await appendAudit(database, tx, entries);
  if (events.length > 0) await outbox.add(tx, events);
  for (const { companyId, deltas } of rollUps.sort((a, b) => (a.companyId < b.companyId ? -1 : 1)))
    await deltas.write(database, tx, companyId);
}

/** Opens the unit over a running transaction. Every write of the product goes through a unit. */
export function openUnitOfWork(
  platform: Pick<Platform, 'clock' | 'configuration' | 'connections' | 'database' | 'jobs' | 'outbox'>,
  registry: Registry,
  context: Context,
  tx: Sql,
  /** Records of the companies that the transaction reaches beside its own. */
  recordsOf?: (companyId: string) => Records,
): UnitOfWork {
  const { database, configuration, connections } = platform;
  const reached = recordsOf ?? recordsTogether(database, tx);
  const others = counterpartUnits(context, (theirs) => openUnitOfWork(platform, registry, theirs, tx, reached));
  const own = recordsOf?.(context.companyId) ?? recordsOver(database, tx, context.companyId);
  const records = cachedRecords(own, { inTransaction: true });
  const read = records as Read;
  const gathering = openChangeSet({ database, configuration, connections, registry, context, tx });
  const note = recorderOf(gathering, context);
  const rows = rowWrites(registry, context, records, gathering);

  const writeNamed = namedWriter(rows, note, context);

  const apply = async (all: readonly Effect[]): Promise<void> => {
    await writeNamed(all.filter(isNamed));
    const effects = all.filter((effect) => !isNamed(effect));
    gathering.effects.push(...effects);
    await rows.apply(effects);
    for (const entity of new Set(effects.map((effect) => effect.entity)))
      gathering.announcements.push(announcementOf(entity));
  };

  const follow = () =>
    gathering.followUps.run(followingUnit({ platform, tx, records, context, gathering }, apply), context);

  const unit: UnitOfWork = {
    ...{ sql: tx, records, read, apply, mark: markOver(records, gathering) },
    ask: askingWithin(registry, { database, tx, read, context }),
    startJob: startingJobs({ platform, tx, context, gathering }),
    ...{ keepFile: keepFileOf(platform, tx, context), forgetFile: forgetFileOf(platform, tx, context) },
    across: others.across,
    ...notedWrites(rows, note),
    follow,
    finish: async (along) => {
      await follow();
      // Watches run before the roll-ups are written, so that these still show the previous sums.
      for (const watch of gathering.watches) await watch.beforeCommit(unit);
      const finished = finishedWith(along, context, gathering);
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

/** Throws `invalid` with the messages by field, if there are any. */
export function expectNoErrors(errors: Readonly<Record<string, string>>): void {
  if (Object.keys(errors).length > 0) throw invalid(errors);
}
