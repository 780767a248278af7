import { partner } from '../compliance/partner.entity';
import { fullName } from './full-name';
import { location } from './location.entity';
import { powerSource } from './power-source.entity';
import { product } from './product.entity';
import { staffProfile } from './staff-profile.entity';
import { vehicle } from './vehicle.entity';

type PickableRecord = Readonly<Record<string, unknown>>;
type Where = Readonly<{ roles?: unknown }>;

const byName = ({ name }: PickableRecord) => String(name);
const byPerson = (person: PickableRecord) => fullName(person as { first_name: string; last_name: string });

const named = (name: string) => ({ name });

/** One that is added where partners of a role are picked has that role. */
const asPartner = (name: string, { roles }: Where) => ({
  name,
  ...(typeof roles === 'string' ? { partner_roles: [roles] } : {}),
});

/** The records that forms of every area point to: how each is named where it is picked, and how one is added there. */
export const PICKABLE_RECORDS = {
  locations: { entity: location, labelOf: byName },
  partners: { entity: partner, labelOf: byName, quickAdd: { label: 'Add partner', draft: asPartner } },
  power_sources: { entity: powerSource, labelOf: byName },
  products: {
    entity: product,
    labelOf: byName,
    quickAdd: { label: 'Add product', also: 'description', draft: named },
  },
  profiles: { entity: staffProfile, labelOf: byPerson },
  vehicles: { entity: vehicle, labelOf: byName },
};
