import { doc } from '@lichen/contracts/docs/doc.entity';
import { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { OpenWatch } from '../../../platform/engine/unit/watch';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { type Expiring, type RenewalGroup, renewalGroups, renewals } from './renewals';
import { COMPARED, subjectOf } from './successions';

/** Number of documents read in one query, and updated in one. */
const AT_ONCE = 500;

type Read = Pick<UnitOfWork, 'read'>;

/** Groups whose documents are read together, because only their subjects differ. */
interface Together extends Pick<RenewalGroup, 'columns' | 'location_id'> {
  readonly subjects: Set<string>;
}

/** Reads all documents of the groups that have an expiry date, however many. */
async function documentsOf({ read }: Read, entity: Entity, groups: Together): Promise<readonly Expiring[]> {
  const found: Expiring[] = [];
  const place = entity === doc ? { location_id: groups.location_id } : {};
  const lasting = { ...groups.columns, ...place, expiry_date: { not: null } };
  let after: string | undefined;
  for (;;) {
    const where = { ...lasting, ...(after === undefined ? {} : { id: { above: after } }) };
    const selection = { where, order: [{ column: 'id' }], limit: AT_ONCE };
    const page = await read(entity as typeof doc).part([...COMPARED, 'expiry_told'], selection);
    for (const one of page) if (groups.subjects.has(subjectOf(one))) found.push(one);
    after = page.at(-1)?._id;
    if (page.length < AT_ONCE) return found;
  }
}

async function compareTogether(unit: UnitOfWork, entity: Entity, groups: Together): Promise<void> {
  let documents = await documentsOf(unit, entity, groups);
  if (documents.length > 1) {
    // Two that are applied or unapplied at the same moment would each see the other as it was before.
    await unit.records(entity).hold(documents.map(({ _id }) => _id));
    documents = await documentsOf(unit, entity, groups);
  }
  const turned = renewals(documents);
  for (let at = 0; at < turned.length; at += AT_ONCE) {
    const told = new Map(turned.slice(at, at + AT_ONCE).map(({ record, expiry_told }) => [record._id, expiry_told]));
    const records = await unit.read(entity).list({ where: { id: { in: [...told.keys()] } }, limit: AT_ONCE });
    const effects = records.map((record) => ({
      ...{ kind: 'update' as const, entity, record, changes: { expiry_told: told.get(record._id) } },
    }));
    await unit.apply(effects);
  }
}

/** Compares the documents of each group, and stores which of them others have renewed. */
export async function compare(unit: UnitOfWork, entity: Entity, groups: Iterable<RenewalGroup>): Promise<void> {
  const together = new Map<string, Together>();
  for (const { columns, location_id, subject } of groups) {
    const key = JSON.stringify([columns.doc_type_id, columns.partner_id, entity === doc ? location_id : null]);
    const known = together.get(key) ?? { columns, location_id, subjects: new Set() };
    together.set(key, known);
    known.subjects.add(subject);
  }
  for (const each of together.values()) await compareTogether(unit, entity, each);
}

/**
 * Stops announcing the expiry of documents once a newer one has replaced them, and announces it again after that one is
 * unapplied or deleted. Other areas close and open tasks by it.
 */
export const renewedDocs: OpenWatch = () => {
  const turned = new Map<Entity, Map<string, RenewalGroup>>();
  return {
    note: ({ name }, before, after) => {
      const entity = [doc, sharedDoc].find((each) => each.name === name) as Entity | undefined;
      if (!entity) return;
      const groups = renewalGroups(before as unknown as Expiring | null, after as unknown as Expiring | null);
      for (const group of groups) turned.set(entity, (turned.get(entity) ?? new Map()).set(group.subject, group));
    },
    beforeCommit: async (unit) => {
      const due = [...turned];
      turned.clear();
      for (const [entity, groups] of due) await compare(unit, entity, groups.values());
      if (due.length > 0) await unit.follow();
    },
  };
};
