import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { overlap } from '../../async/overlap';
import { getOrInsertComputed } from '../../map-get-or-insert';
import type { Plain } from '../../store/columns';
import type { Context, Effect } from '../rules';
import type { recorderOf } from './change-set';
import { newRow, type rowWrites } from './row-writes';
import type { UnitOfWork } from './unit-of-work';

type Stored = RecordOf<Entity>;

type NamedEffect = Exclude<Effect, { kind: 'remove' }> & { as: string };
/** True for an effect with its own audit row, event and announcement. */
export const isNamed = (effect: Effect): effect is NamedEffect => effect.kind !== 'remove' && effect.as !== undefined;

/** Returns a function that writes effects, each with its own audit row, event and announcement. */
export const namedWriter =
  (rows: ReturnType<typeof rowWrites>, note: ReturnType<typeof recorderOf>, context: Context) =>
  async (effects: readonly NamedEffect[]): Promise<void> => {
    const fresh = new Map<Entity, Stored[]>();
    for (const effect of effects) {
      if (effect.kind === 'update') {
        const after = await rows.update(effect.entity, effect.record, effect.changes);
        note(effect.entity, effect.as, effect.record, after);
        continue;
      }
      const inserted = { ...newRow(context), ...effect.row } as unknown as Stored;
      getOrInsertComputed(fresh, effect.entity, (): Stored[] => []).push(inserted);
      note(effect.entity, effect.as, null, inserted);
    }
    for (const [entity, inserted] of fresh) await rows.insert(entity, inserted as unknown as readonly Plain[]);
  };

type Noted = Pick<UnitOfWork, 'insert' | 'insertAll' | 'update' | 'updateAll' | 'remove' | 'removeAll'>;

/** Returns the writes of records, each with its own audit row, event and announcement. */
export const notedWrites = (rows: ReturnType<typeof rowWrites>, note: ReturnType<typeof recorderOf>): Noted => ({
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
});
