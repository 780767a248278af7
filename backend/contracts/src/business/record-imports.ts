import { paths } from '../api/paths';
import { partnerContact } from '../compliance/partner-contact.entity';
import type { Entity } from '../entity/entity';
import { location, LOCATION_DEFAULTS } from './location.entity';
import { product, PRODUCT_DEFAULTS } from './products/product.entity';
import { STAFF_DEFAULTS, staffProfile } from './staff-profile.entity';
import { vehicle, VEHICLE_DEFAULTS } from './vehicle.entity';

/** Records that lists of the area let people import from a file. */
export interface RecordImport {
  readonly entity: Entity;
  /** Of the list; English. */
  readonly title: string;
  readonly list: string;
  /** They have no page of their own. */
  readonly isShownIn?: 'list';
  /** Values that a row may omit. */
  readonly start: Readonly<Record<string, unknown>>;
  /** A row is the record that has the same of these, without regard to case; `ref` alone decides where a row has one. */
  readonly knownBy: { readonly ref?: string; readonly by: readonly [string, ...string[]] };
}

/** By the name of the entity: a line here gives a list its import. */
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
  /** Partners come with the people there: a company that is not among them yet is added with its first. */
  partner_contacts: {
    ...{ entity: partnerContact, title: 'Partners and contacts', list: paths.partners, start: {} },
    ...{ isShownIn: 'list' as const, knownBy: { by: ['first_name', 'last_name', 'partner_id'] } },
  },
};
