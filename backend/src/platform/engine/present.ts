import type { Entity, RecordOf } from '@lichen/contracts/entity';
import type { Field } from '@lichen/contracts/fields';
import type { Plain } from '../store/columns';
import type { Served } from './rules';

interface Presenting {
  internal: ReadonlySet<string>;
  exact: readonly string[];
}

const known = new WeakMap<Entity, Presenting>();

function presentingOf(entity: Entity): Presenting {
  const found = known.get(entity);
  if (found) return found;
  const fields = Object.entries({ ...entity.fields, ...entity.derived } as Record<string, Field>);
  const made = {
    internal: new Set(fields.filter(([, field]) => field.internal).map(([name]) => name)),
    exact: fields.filter(([, field]) => field.kind === 'exact').map(([name]) => name),
  };
  known.set(entity, made);
  return made;
}

/** Fields that stay on the server, in answers and in the audit log alike. */
export const internalNames = (entity: Entity): ReadonlySet<string> => presentingOf(entity).internal;

/** A record as it goes over the wire: internal fields stay behind, exact decimals become numbers. */
export function presented({ entity, rules }: Served, record: RecordOf<Entity>): Plain {
  const { internal, exact } = presentingOf(entity);
  const shown: Plain = {};
  for (const part of [record as unknown as Plain, rules.present?.(record) ?? {}])
    for (const name of Object.keys(part)) if (!internal.has(name)) shown[name] = part[name];
  for (const name of exact) if (typeof shown[name] === 'string') shown[name] = Number(shown[name]);
  return shown;
}
