import { location } from '@lichen/contracts/business/location.entity';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';

type Named = Readonly<Record<string, unknown>>;

export const fullName = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`;

/** How the records that these forms refer to are picked. */
export const PICK = {
  locations: { entity: location, labelOf: (record: Named) => String(record['name']) },
  profiles: {
    entity: staffProfile,
    labelOf: (record: Named) => fullName(record as { first_name: string; last_name: string }),
  },
};
