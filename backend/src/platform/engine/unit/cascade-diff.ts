import type { Diff } from '@lichen/contracts/identity/audit/audit-log.entity';
import { differences } from './differences';
import type { Plain } from '../../store/columns';
import type { Effect } from '../rules';

type Sides = { from: unknown[]; to: unknown[] };

function oneSide(_id: string, diff: Diff, side: 'from' | 'to'): Plain {
  const found: Plain = { _id };
  for (const name of Object.keys(diff)) found[name] = diff[name]?.[side];
  return found;
}

function noteEffect(effect: Effect, sides: Sides): void {
  // An inserted record is only listed by id, because its row has the values. A removed record is listed in full,
  // because its row is gone.
  if (effect.kind === 'insert') sides.to.push({ _id: effect.row._id });
  if (effect.kind === 'remove')
    sides.from.push(oneSide(effect.record._id, differences(effect.entity, effect.record, null), 'from'));
  if (effect.kind !== 'update') return;
  // Compares the changed fields only: a recalculation batch changes three of forty fields in a thousand records.
  const { entity, record, changes } = effect;
  const diff = differences(entity, record as unknown as Plain, changes, Object.keys(changes));
  sides.from.push(oneSide(record._id, diff, 'from'));
  sides.to.push(oneSide(record._id, diff, 'to'));
}

/** Returns a change's effects for its own audit row: one entry for each entity. */
export function cascadeDiff(effects: readonly Effect[]): Diff {
  const followed: Record<string, Sides> = {};
  for (const effect of effects) {
    const sides = followed[effect.entity.name] ?? { from: [], to: [] };
    followed[effect.entity.name] = sides;
    noteEffect(effect, sides);
  }
  return followed;
}
