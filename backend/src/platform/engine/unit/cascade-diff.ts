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
  // A new record names itself; what it says is in its own row. One that goes is kept whole, because its row is gone.
  if (effect.kind === 'insert') sides.to.push({ _id: effect.row._id });
  if (effect.kind === 'remove')
    sides.from.push(oneSide(effect.record._id, differences(effect.entity, effect.record, null), 'from'));
  if (effect.kind !== 'update') return;
  // Only named fields are compared: a batch of a recalculation changes three of forty in a thousand records.
  const { entity, record, changes } = effect;
  const diff = differences(entity, record as unknown as Plain, changes, Object.keys(changes));
  sides.from.push(oneSide(record._id, diff, 'from'));
  sides.to.push(oneSide(record._id, diff, 'to'));
}

/** Effects of a change, recorded in the change's own audit row: one entry for each kind of record. */
export function cascadeDiff(effects: readonly Effect[]): Diff {
  const followed: Record<string, Sides> = {};
  for (const effect of effects) {
    const sides = followed[effect.entity.name] ?? { from: [], to: [] };
    followed[effect.entity.name] = sides;
    noteEffect(effect, sides);
  }
  return followed;
}
