import { location } from '@lichen/contracts/business/location.entity';
import { powerSource } from '@lichen/contracts/business/power-source.entity';
import { product } from '@lichen/contracts/business/product.entity';
import { staffProfile } from '@lichen/contracts/business/staff-profile.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import type { PartnerRole } from '@lichen/contracts/compliance/partner-roles';

type Shown = Readonly<Record<string, unknown>>;
type Where = Readonly<{ roles?: unknown }>;

const byName = ({ name }: Shown) => String(name);
const byPerson = ({ first_name, last_name }: Shown) => `${first_name} ${last_name}`;

const named = (name: string) => ({ name });

/** Suppliers are picked from partners of that role; one that is added there has it. */
export const SUPPLIERS = { roles: 'supplier' } as const satisfies Readonly<{ roles: PartnerRole }>;

/** Who goods are carried for or sold to. */
export const CUSTOMERS = { roles: 'customer' } as const satisfies Readonly<{ roles: PartnerRole }>;

const asPartner = (name: string, { roles }: Where) => ({
  name,
  ...(typeof roles === 'string' ? { partner_roles: [roles] } : {}),
});

/** The records that activities point to, and the words for one of them. */
export const PICK = {
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
