import type { Entity } from '@lichen/contracts/entity/entity';
import { InUse, type Use } from '@lichen/contracts/api/problems';
import type { Registry } from '../registry';
import type { Effect, Read } from '../rules';
import { definitionsIn, naming, type Place, placesOf } from './referred-to';
import { listOfNaming } from './uses';

/** The references that hold a record of the entity back: all but those of records that end with it. */
export const holdingPlaces = (entities: Iterable<Entity>, target: Pick<Entity, 'name'>): Place[] =>
  placesOf(entities, target).filter(({ field }) => field.ends !== true);

/** Words about a number of its records: its own, or those of the list that readers see them in. */
function wordsOf(entity: Entity, entities: readonly Entity[]): NonNullable<Entity['counted']> {
  const found = entity.counted ?? entities.find(({ name }) => name === entity.announcedAs)?.counted;
  if (!found) throw new Error(`${entity.name} has no words about a number of its records`);
  return found;
}

/** Number of records that each reference names this one in, none included. */
export async function usesByReference(
  read: Read,
  entities: readonly Entity[],
  target: Pick<Entity, 'name'>,
  id: string,
): Promise<readonly (Use & Place)[]> {
  return Promise.all(
    holdingPlaces(entities, target).map(async (place) => {
      const { entity, name } = place;
      const count = await read(entity).count({ where: naming(place, [id]) });
      return { ...place, kind: entity.name, count, ...wordsOf(entity, entities), ...listOfNaming(entity, name, id) };
    }),
  );
}

/** What still refers to a record, by what entities declare: only kinds that do. */
export async function declaredUses(
  read: Read,
  entities: readonly Entity[],
  target: Pick<Entity, 'name'>,
  id: string,
): Promise<Use[]> {
  const found = await usesByReference(read, entities, target, id);
  return found
    .filter(({ count }) => count > 0)
    .map(({ kind, count, one, other, list }) => ({ kind, count, one, other, ...(list === undefined ? {} : { list }) }));
}

/** Removals of the records that end with this one. */
export async function endingWith(
  read: Read,
  registry: Pick<Registry, 'entities'>,
  target: Entity,
  id: string,
): Promise<Effect[]> {
  const ending = placesOf(definitionsIn(registry), target).filter(({ field }) => field.ends === true);
  const found = ending.map(async (place) => {
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
