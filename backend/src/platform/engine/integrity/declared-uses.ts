import type { Entity } from '@lichen/contracts/entity/entity';
import { InUse, type Use } from '@lichen/contracts/api/problems';
import type { Registry } from '../registry';
import type { Effect, Read } from '../rules';
import { definitionsIn, naming, type Place, placesOf } from './referred-to';
import { listOfNaming } from './uses';

/** The references that hold a record of the entity back: all but those of records that end with it. */
export const holdingPlaces = (entities: Iterable<Entity>, target: Pick<Entity, 'name'>): Place[] =>
  placesOf(entities, target).filter(({ field }) => field.ends !== true);

/** The references of records that are deleted with the one they name. */
export const endingPlaces = (entities: Iterable<Entity>, target: Pick<Entity, 'name'>): Place[] =>
  placesOf(entities, target).filter(({ field }) => field.ends === true);

/** Words about a number of its records: its own, or those of the list that readers see them in. */
function wordsOf(entity: Entity, entities: readonly Entity[]): NonNullable<Entity['counted']> {
  const found = entity.counted ?? entities.find(({ name }) => name === entity.announcedAs)?.counted;
  if (!found) throw new Error(`${entity.name} has no words about a number of its records`);
  return found;
}

/** Number of records that each of some references names a record in, none included. */
const countedAt = (read: Read, entities: readonly Entity[], places: readonly Place[], id: string) =>
  Promise.all(
    places.map(async (place): Promise<Use & Place> => {
      const { entity, name } = place;
      const count = await read(entity).count({ where: naming(place, [id]) });
      return { ...place, kind: entity.name, count, ...wordsOf(entity, entities), ...listOfNaming(entity, name, id) };
    }),
  );

/** Number of records that each reference names this one in, none included. */
export const usesByReference = (
  read: Read,
  entities: readonly Entity[],
  target: Pick<Entity, 'name'>,
  id: string,
): Promise<readonly (Use & Place)[]> => countedAt(read, entities, holdingPlaces(entities, target), id);

/** Only the kinds of which there are records. */
const present = (found: readonly (Use & Place)[]): Use[] =>
  found
    .filter(({ count }) => count > 0)
    .map(({ kind, count, one, other, list }) => ({ kind, count, one, other, ...(list === undefined ? {} : { list }) }));

/** What still refers to a record, by what entities declare: only kinds that do. */
export const declaredUses = async (
  read: Read,
  entities: readonly Entity[],
  target: Pick<Entity, 'name'>,
  id: string,
): Promise<Use[]> => present(await usesByReference(read, entities, target, id));

/** What a deletion of the record takes with it, by what entities declare: only kinds of which there are records. */
export const declaredEnds = async (
  read: Read,
  entities: readonly Entity[],
  target: Pick<Entity, 'name'>,
  id: string,
): Promise<Use[]> => present(await countedAt(read, entities, endingPlaces(entities, target), id));

/** Removals of the records that end with this one. */
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

/** Throws where the entity holds on to its records and another record still refers to this one. */
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
