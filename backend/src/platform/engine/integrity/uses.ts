import type { Entity } from '@lichen/contracts/entity/entity';
import type { Use } from '@lichen/contracts/api/problems';
import type { Read } from '../rules';

/** Records that refer to another record in `field`, and texts for a number of them. */
export interface Naming {
  readonly entity: Entity;
  readonly field: string;
  readonly words: Pick<Use, 'one' | 'other'>;
}

/** Returns the address of the list of referring records, including those that lists leave out by default. */
export function listOfNaming({ name, filters }: Entity, field: string, id: string): Pick<Use, 'list'> {
  const of = Object.entries(filters);
  const by = of.find(([, filter]) => filter.kind === 'oneOf' && filter.field === field);
  if (!by) return {};
  const besides = of
    .filter(([, { kind }]) => kind === 'alsoOff')
    .map(([switched]): [string, string] => [switched, 'true']);
  return { list: `/api/data/${name}?${new URLSearchParams([[by[0], id], ...besides])}` };
}

/** Returns the records that refer to a record; only kinds with at least one. */
export async function usesOf(read: Read, namings: Readonly<Record<string, Naming>>, id: string): Promise<Use[]> {
  const found = await Promise.all(
    Object.entries(namings).map(async ([kind, { entity, field, words }]) => {
      const count = await read(entity).count({ where: { [field]: id } });
      return { kind, count, ...words, ...listOfNaming(entity, field, id) };
    }),
  );
  return found.filter(({ count }) => count > 0);
}
