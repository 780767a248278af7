import { location } from '@lichen/contracts/business/location.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import type { Read, ReadRecords } from '../../../platform/engine/rules';

type Location = RecordOf<typeof location>;

/** Returns a reader in which a location has the given changes, to calculate their effect. */
export function locationAsIf(read: Read, id: string, changes: Partial<Location>): Read {
  const sites = read(location);
  const asIf = <S extends Location | undefined>(site: S): S =>
    site !== undefined && site._id === id ? { ...site, ...changes } : site;
  const changed: ReadRecords<typeof location> = {
    ...sites,
    find: async (wanted) => asIf(await sites.find(wanted)),
    steady: async (wanted) => asIf(await sites.steady(wanted)),
    get: async (wanted) => asIf(await sites.get(wanted)),
    list: async (selection) => (await sites.list(selection)).map(asIf),
  };
  return ((entity: Entity) => (entity.name === location.name ? changed : read(entity))) as Read;
}
