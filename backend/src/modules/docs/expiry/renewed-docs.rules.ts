import { doc } from '@lichen/contracts/docs/doc.entity';
import { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { OpenWatch } from '../../../platform/engine/unit/watch';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { type Expiring, type RenewalGroup, renewalGroups, renewals } from './renewals';
import { COMPARED } from './successions';

/** Number of documents read in one query, and updated in one. */
const AT_ONCE = 500;

type Read = Pick<UnitOfWork, 'read'>;

/** Reads all documents of a group that have an expiry date, however many. */
async function documentsOf({ read }: Read, entity: Entity, group: RenewalGroup): Promise<readonly Expiring[]> {
  const found: Expiring[] = [];
  for (;;) {
    const after = found.at(-1)?._id;
    const where = { ...group, expiry_date: { not: null }, ...(after === undefined ? {} : { id: { above: after } }) };
    const selection = { where, order: [{ column: 'id' }], limit: AT_ONCE };
    const page = await read(entity as typeof doc).part([...COMPARED, 'expiry_told'], selection);
    found.push(...page);
    if (page.length < AT_ONCE) return found;
  }
}

async function compare(unit: UnitOfWork, entity: Entity, group: RenewalGroup): Promise<void> {
  const turned = renewals(await documentsOf(unit, entity, group));
  for (let at = 0; at < turned.length; at += AT_ONCE) {
    const told = new Map(turned.slice(at, at + AT_ONCE).map(({ record, expiry_told }) => [record._id, expiry_told]));
    const records = await unit.read(entity).list({ where: { id: { in: [...told.keys()] } }, limit: AT_ONCE });
    const effects = records.map((record) => ({
      ...{ kind: 'update' as const, entity, record, changes: { expiry_told: told.get(record._id) } },
    }));
    await unit.apply(effects);
  }
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
      for (const group of groups)
        turned.set(entity, (turned.get(entity) ?? new Map()).set(JSON.stringify(group), group));
    },
    beforeCommit: async (unit) => {
      const due = [...turned];
      turned.clear();
      for (const [entity, groups] of due) for (const group of groups.values()) await compare(unit, entity, group);
      if (due.length > 0) await unit.follow();
    },
  };
};
