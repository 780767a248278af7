import type { Entity } from '@lichen/contracts/entity/entity';
import { expectAllowed, expectSubscribed } from './permit';
import { expectServed, type Registry } from '../registry';
import type { Context } from '../rules';
import { expectRowAccess, needsRow } from './row-access';
import type { UnitOfWork } from '../unit/unit-of-work';

type Plain = Record<string, unknown>;
type Verb = keyof Entity['allow'];

/** Checks one person's permissions in an open unit: by role, or through the records that rows belong to. */
export function permitOver(registry: Registry, unit: Pick<UnitOfWork, 'records'>, context: Context) {
  return {
    /** Throws unless the roles alone permit the verb on every row. */
    all: (entity: Entity, verb: Verb): void => {
      expectServed(registry, entity.name);
      expectAllowed(entity.allow[verb], context);
      expectSubscribed(entity, context);
    },
    rows: async (entity: Entity, verb: Verb, rows: () => Promise<readonly Plain[]>): Promise<void> => {
      expectServed(registry, entity.name);
      const isThrough = needsRow(entity, verb, context);
      expectSubscribed(entity, context);
      if (!isThrough) return;
      for (const row of await rows()) await expectRowAccess(entity, verb, row, registry, unit.records, context);
    },
    stored: async (entity: Entity, id: string): Promise<Plain> => ({ ...(await unit.records(entity).find(id)) }),
  };
}
