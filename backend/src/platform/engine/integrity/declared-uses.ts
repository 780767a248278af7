import type { Entity } from '@lichen/contracts/entity/entity';
import { InUse, type Use } from '@lichen/contracts/api/problems';
import type { Registry } from '../registry';
import type { Effect, Read } from '../rules';
import { definitionsIn, naming, type ReferringField, referringFields } from './referred-to';
import { listOfNaming } from './uses';

/** Returns the references that prevent deletion of the target's records: all except `ends` references. */
export const holdingPlaces = (entities: Iterable<Entity>, target: Pick<Entity, 'name'>): ReferringField[] =>
  referringFields(entities, target).filter(({ field }) => field.ends !== true);

/** Returns the references whose records are deleted with the target's record. */
export const endingPlaces = (entities: Iterable<Entity>, target: Pick<Entity, 'name'>): ReferringField[] =>
  referringFields(entities, target).filter(({ field }) => field.ends === true);

/** Returns the texts for a number of an entity's records: its own, or those of the list that shows them. */
function wordsOf(entity: Entity, entities: readonly Entity[]): NonNullable<Entity['counted']> {
  const found = entity.counted ?? entities.find(({ name }) => name === entity.announcedAs)?.counted;
  if (!found) throw new Error(`${entity.name} has no words about a number of its records`);
  return found;
}

/** Counts the records in which each reference names the record; includes zeros. */
const countedAt = (read: Read, entities: readonly Entity[], places: readonly ReferringField[], id: string) =>
  Promise.all(
    places.map(async (place): Promise<Use & ReferringField> => {
      const { entity, name } = place;
      const count = await read(entity).count({ where: naming(place, [id]) });
      return { ...place, kind: entity.name, count, ...wordsOf(entity, entities), ...listOfNaming(entity, name, id) };
    }),
  );

/** Counts the records in which each reference to the target names the record; includes zeros. */
export const usesByReference = (
  read: Read,
  entities: readonly Entity[],
  target: Pick<Entity, 'name'>,
  id: string,
): Promise<readonly (Use & ReferringField)[]> => countedAt(read, entities, holdingPlaces(entities, target), id);

/** Keeps only kinds with at least one record. */
const present = (found: readonly (Use & ReferringField)[]): Use[] =>
  found
    .filter(({ count }) => count > 0)
    .map(({ kind, count, one, other, list }) => ({ kind, count, one, other, ...(list === undefined ? {} : { list }) }));

/** Returns the records that still refer to a record through declared references; only kinds with at least one. */
export const declaredUses = async (
  read: Read,
  entities: readonly Entity[],
  target: Pick<Entity, 'name'>,
  id: string,
): Promise<Use[]> => present(await usesByReference(read, entities, target, id));

/** Returns the records that are deleted with this record, through declared references; only kinds with at least one. */
export const declaredEnds = async (
  read: Read,
  entities: readonly Entity[],
  target: Pick<Entity, 'name'>,
  id: string,
): Promise<Use[]> => present(await countedAt(read, entities, endingPlaces(entities, target), id));

/** Returns the removals of the records that are deleted with this one. */
export async function endingWith(
  read: Read,
  registry: Pick<Registry, 'entities'>,
  target: Entity,
  id: string,
): Promise<Effect[]> {
  const found = endingPlaces(definitionsIn(registry), target).map(async (place) => {
    const records = await read(place.entity).list({ where: naming(place, [id]) });
    return records.map((record): Effect => ({ kind: 'remove', entity: place.entity, record }));
  });
  return (await Promise.all(found)).flat();
}

/** Throws `InUse` if the entity protects referenced records and another record refers to this one. */
export async function expectUnreferenced(
  read: Read,
  registry: Pick<Registry, 'entities'>,
  target: Entity,
  id: string,
): Promise<void> {
  if (!target.heldByReferences) return;
  const uses = await declaredUses(read, definitionsIn(registry), target, id);
  const { refused, remedy } = target.heldByReferences;
  if (uses.length > 0) throw new InUse(refused, uses, remedy);
}
