import { doc } from '@lichen/contracts/docs/doc.entity';
import { COMPARE_AGAIN, type ExpiryEvent } from '@lichen/contracts/docs/expiry';
import { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { addMonths } from '@lichen/contracts/formats/days';
import type { DailyJob } from '../../../platform/daily/daily-job';
import type { JobBatch } from '../../../platform/engine/jobs/job-batch';
import type { Read } from '../../../platform/engine/rules';
import type { Where } from '../../../platform/store/sql';
import { groupOf } from './renewals';
import { compare } from './renewed-docs.rules';
import { COMPARED } from './successions';

/** Number of documents updated in one transaction. */
const AT_ONCE = 100;

const TO_COMPARE = { expiry_told: COMPARE_AGAIN };

type Watched = typeof doc | typeof sharedDoc;

interface Due {
  readonly entity: Watched;
  readonly event: ExpiryEvent;
  readonly where: Where;
}

/** Returns the expiry events due on a day, for own documents and for applied documents of partners. */
function dueOn(day: number): readonly Due[] {
  const [soon, expired] = [{ atMost: addMonths(day, 1) }, { below: day }];
  return ([doc, sharedDoc] as const).flatMap((entity): Due[] => {
    const watched: Where = entity === sharedDoc ? { applied_on: { not: null } } : {};
    return [
      { entity, event: 'expired', where: { ...watched, expiry_date: expired, expiry_told: null } },
      { entity, event: 'expired', where: { ...watched, expiry_date: expired, expiry_told: 'expires_soon' } },
      { entity, event: 'expires_soon', where: { ...watched, expiry_date: soon, expiry_told: null } },
    ];
  });
}

type Found = Due & { readonly records: readonly RecordOf<Entity>[] };

/** Returns the first kind of event that has documents left, with those documents; undefined if there are none. */
async function firstDue(read: Read, day: number): Promise<Found | undefined> {
  for (const due of dueOn(day)) {
    const records = await read(due.entity as Entity).list({
      where: due.where,
      order: [{ column: 'id' }],
      limit: AT_ONCE,
    });
    if (records.length > 0) return { ...due, records };
  }
  return undefined;
}

async function tell({ unit }: JobBatch, { entity, event, where }: Due): Promise<void> {
  // A document may have been renewed since it was found.
  const records = await unit.read(entity as Entity).list({ where, order: [{ column: 'id' }], limit: AT_ONCE });
  const updates = records.map((record) => ({ record, changes: { expiry_told: event } }));
  if (updates.length > 0) await unit.updateAll(entity as Entity, updates, event);
}

/** Returns a kind of document some of which are to be compared again; undefined if none are. */
async function firstToCompare(read: Read): Promise<Watched | undefined> {
  for (const entity of [doc, sharedDoc] as const)
    if ((await read(entity as Entity).part(['_id'], { where: TO_COMPARE, limit: 1 })).length > 0) return entity;
  return undefined;
}

/** Compares documents that an earlier rule took as renewed, so that those are announced that no other one renews. */
async function compareAgain({ unit }: JobBatch, entity: Watched): Promise<void> {
  const order = [{ column: 'id' }];
  const found = await unit.read(entity as typeof doc).part(COMPARED, { where: TO_COMPARE, order, limit: AT_ONCE });
  await compare(unit, entity, found.flatMap(groupOf));
  // Those that no comparison covers, as without a date, are renewed by none.
  const ids = found.map(({ _id }) => _id);
  await unit.mark(entity, [{ ...TO_COMPARE, id: { in: ids } }], { expiry_told: null });
}

/** Announces once for each document that it expires within a month, and once that it has expired. */
export const tellOfExpiry: DailyJob = {
  name: 'docs.expiry',
  part: async ({ day, read }) => {
    const compared = await firstToCompare(read);
    if (compared) return { next: `${compared.name} compare`, write: (batch) => compareAgain(batch, compared) };
    const due = await firstDue(read, day);
    if (!due) return {};
    return { next: `${due.entity.name} ${due.event}`, write: (batch) => tell(batch, due) };
  },
};
