import { doc } from '@lichen/contracts/docs/doc.entity';
import { sharedDoc } from '@lichen/contracts/docs/sharing/shared-doc.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { OpenWatch } from '../../../platform/engine/unit/watch';
import type { UnitOfWork } from '../../../platform/engine/unit/unit-of-work';
import { type Expiring, renewableTypes, renewals } from './renewals';

/** Maximum number of documents of one type that are compared; those that expire last count. */
const MOST = 1000;

async function compare(unit: UnitOfWork, entity: Entity, doc_type_id: string): Promise<void> {
  const where = { doc_type_id, expiry_date: { not: null } };
  const order = [{ column: 'expiry_date', descending: true }, { column: 'id' }];
  const found = await unit.read(entity).list({ where, order, limit: MOST });
  const effects = renewals(found as unknown as readonly Expiring[]).map(({ record, expiry_told }) => ({
    ...{ kind: 'update' as const, entity, record: record as unknown as RecordOf<Entity> },
    changes: { expiry_told },
  }));
  if (effects.length > 0) await unit.apply(effects);
}

/**
 * Stops announcing the expiry of documents once a newer one of the same type and holder is applied, and announces it
 * again after that one is unapplied or deleted. Other areas close and open tasks by it.
 */
export const renewedDocs: OpenWatch = () => {
  const turned = new Map<Entity, Set<string>>();
  return {
    note: ({ name }, before, after) => {
      const entity = [doc, sharedDoc].find((each) => each.name === name) as Entity | undefined;
      if (!entity) return;
      const types = renewableTypes(before as unknown as Expiring | null, after as unknown as Expiring | null);
      for (const type of types) turned.set(entity, (turned.get(entity) ?? new Set()).add(type));
    },
    beforeCommit: async (unit) => {
      const due = [...turned];
      turned.clear();
      for (const [entity, types] of due) for (const type of types) await compare(unit, entity, type);
      if (due.length > 0) await unit.follow();
    },
  };
};
