import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { changesOf, draftOf, hasDraft, recordOf } from '../examples';
import type { Answer } from '../sender';
import type { World } from '../world';
import type { Hostile } from './hostile-values';

/** A write whose fields are walked, with a body that would be accepted. */
export interface Target {
  entity: Entity;
  method: 'POST' | 'PATCH';
  path: string;
  draft: Record<string, unknown>;
}

/** The creation and the change of every entity. */
export async function targetsOf(world: World): Promise<Target[]> {
  const found: Target[] = [];
  for (const { entity } of world.engine.registry.entities.values()) {
    const isSingle = entity.kind === 'singleton';
    const draft = await draftOf(world, entity.name);
    if (hasDraft(entity.name)) found.push({ entity, method: 'POST', path: entity.name, draft });
    if (entity.allow.update.length === 0) continue;
    const path = isSingle ? entity.name : `${entity.name}/${await recordOf(world, entity.name)}`;
    found.push({ entity, method: 'PATCH', path, draft: changesOf(entity.name) });
  }
  return found;
}

export const fieldsOf = (entity: Entity) => Object.entries(entity.fields) as [string, Field][];

/** Sends the write with these values in place of those that would be accepted. */
export const send = (world: World, { method, path, draft }: Target, values: Record<string, unknown>): Promise<Answer> =>
  world.admin.send(method, path, { ...draft, ...values });

/** The message stands under the field itself or one of its parts. */
export const isUnder = (name: string, errors: unknown) =>
  Object.entries((errors ?? {}) as Record<string, string>).some(
    ([at, message]) => (at === name || at.startsWith(`${name}.`)) && message.length > 0,
  );

/** Returns the complaint about an answer that is not the refusal expected for the value. */
export function complaint(target: Target, name: string, hostile: Hostile, answer: Answer): string | undefined {
  const at = `${target.method} ${target.entity.name}.${name}, ${hostile.name}: ${answer.status}`;
  // A body that is too deep is refused before it has fields.
  if (hostile.name === 'deep nesting' && answer.status === 400) return undefined;
  return answer.status === 400 && isUnder(name, answer.body.errors)
    ? undefined
    : `${at} ${JSON.stringify(answer.body).slice(0, 200)}`;
}
