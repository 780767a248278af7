import { paths } from '../api/paths';
import { partnerContact } from '../compliance/partner-contact.entity';
import type { Entity } from '../entity/entity';
import { location, LOCATION_DEFAULTS } from './location.entity';
import { product, PRODUCT_DEFAULTS } from './products/product.entity';
import { STAFF_DEFAULTS, staffProfile } from './staff-profile.entity';
import { vehicle, VEHICLE_DEFAULTS } from './vehicle.entity';

/** The import of an entity's records from a file, started from the entity's list. */
export interface RecordImport {
  readonly entity: Entity;
  /** Title of the list, in English. */
  readonly title: string;
  readonly list: string;
  /** Set where the records have no page of their own and are shown in the list only. */
  readonly isShownIn?: 'list';
  /** Values used where a row omits them. */
  readonly start: Readonly<Record<string, unknown>>;
  /** Fields that identify the existing record of a row, ignoring case; where a row has a `ref`, it alone decides. */
  readonly knownBy: { readonly ref?: string; readonly by: readonly [string, ...string[]] };
}

/** Imports by entity name; an entry here adds the import to a list. */
export const RECORD_IMPORTS: Readonly<Record<string, RecordImport>> = {
  locations: {
    ...{ entity: location, title: 'Locations', list: paths.locations, start: LOCATION_DEFAULTS },
    knownBy: { by: ['name'] },
  },
  vehicles: {
    ...{ entity: vehicle, title: 'Vehicles', list: paths.vehicles, start: VEHICLE_DEFAULTS },
    knownBy: { by: ['name'] },
  },
  products: {
    ...{ entity: product, title: 'Products', list: paths.products, start: PRODUCT_DEFAULTS },
    knownBy: { by: ['name'] },
  },
  profiles: {
    ...{ entity: staffProfile, title: 'Staff', list: paths.staff, start: STAFF_DEFAULTS },
    knownBy: { ref: 'email', by: ['last_name', 'first_name'] },
  },
  /** Each row is a contact with its company; a company that is not yet a partner is added with its first contact. */
  partner_contacts: {
    ...{ entity: partnerContact, title: 'Partners and contacts', list: paths.partners, start: {} },
    ...{ isShownIn: 'list' as const, knownBy: { by: ['first_name', 'last_name', 'partner_id'] } },
  },
};
