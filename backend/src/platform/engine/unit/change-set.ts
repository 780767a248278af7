import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Changed } from '@lichen/contracts/api/events';
import type { Platform } from '../../platform';
import type { AuditEntry } from '../../audit/audit';
import type { DomainEvent } from '../../jobs/outbox';
import { auditDiff } from './differences';
import { cascadeDiff } from './cascade-diff';
import { gatheredFollowUps, type GatheredFollowUps } from './follow-ups';
import { type RollUpDeltas, rollUpDeltas } from './roll-ups';
import type { Registry } from '../registry';
import type { Context, Effect } from '../rules';
import type { Database } from '../../store/database';
import { sumsOver } from '../../store/scoped-sums';
import type { Sql } from '../../store/sql';
import type { Watch } from './watch';

type Stored = RecordOf<Entity>;

/** Returns what the company's sockets are told of a change; without a record, the whole list has changed. */
export const announcementOf = (entity: Entity, record?: Stored): Changed => ({
  entity: entity.name,
  kind: entity.announcedAs ?? entity.name,
  ...(record ? { id: record._id, version: record.version } : {}),
});

/** Audit rows, events, roll-ups and announcements that one transaction collects. */
export interface ChangeSet {
  audit: AuditEntry[];
  events: DomainEvent[];
  deltas: RollUpDeltas;
  announcements: Changed[];
  effects: Effect[];
  followUps: GatheredFollowUps;
  /** Set when jobs were added: the runner is woken after the commit. */
  startsJobs: boolean;
  watches: readonly Watch[];
}

interface Opening {
  readonly database: Database;
  readonly connections: Platform['connections'];
  readonly configuration: Pick<Platform['configuration'], 'LICHEN_RATE_LIMIT_SCALE'>;
  readonly registry: Registry;
  readonly context: Context;
  readonly tx: Sql;
}

export const openChangeSet = ({
  database,
  connections,
  configuration: { LICHEN_RATE_LIMIT_SCALE },
  registry: { watches, ask },
  context,
  tx,
}: Opening): ChangeSet => ({
  audit: [],
  events: [],
  deltas: rollUpDeltas(),
  announcements: [],
  effects: [],
  followUps: gatheredFollowUps(),
  startsJobs: false,
  watches: watches.map((open) =>
    open({
      ...{ context, ask, connections, sums: sumsOver(database, context.companyId, tx) },
      mails: { dialect: database.dialect, LICHEN_RATE_LIMIT_SCALE },
    }),
  ),
});

/** Returns a function that records one change of a record for audit, events and announcements. */
export function recorderOf(gathering: ChangeSet, context: Context) {
  return (entity: Entity, type: string, before: Stored | null, after: Stored | null) => {
    const record = after ?? before;
    if (!record) return;
    if (entity.audit === 'writes')
      gathering.audit.push({
        id: context.newId(),
        companyId: context.companyId,
        entityName: entity.name,
        recordId: record._id,
        userId: context.userId,
        user: context.email,
        at: context.now,
        type,
        diff: auditDiff(entity, type, before, after),
      });
    gathering.events.push({
      id: context.newId(),
      companyId: context.companyId,
      userId: context.userId,
      type: `${entity.name}.${type}`,
      payload: { id: record._id, version: record.version },
      at: context.now,
    });
    gathering.announcements.push(announcementOf(entity, record));
  };
}

/** Returns the audit rows. The effects of the main change are included in its row. */
export function auditEntriesOf({ audit, effects }: ChangeSet): AuditEntry[] {
  const [main, ...others] = audit;
  return main ? [{ ...main, diff: { ...main.diff, ...cascadeDiff(effects) } }, ...others] : [];
}
