import { location } from '@lichen/contracts/business/location.entity';
import { vehicle } from '@lichen/contracts/business/vehicle.entity';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { partnerContact } from '@lichen/contracts/compliance/partner-contact.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Values } from '../review/form-values';
import { fromRow, given, type Maker, rowsOf } from './maker';

/** Turns each row of a list into a record with the same field names. */
const listOf =
  (list: string, entity: Entity): Maker =>
  (values) =>
    rowsOf(values, list).map((row, at) => ({
      entity,
      draft: given(row),
      from: fromRow(list, at, Object.fromEntries(Object.keys(row).map((name) => [name, name]))),
    }));

export const makeVehicles = listOf('vehicle_list', vehicle as unknown as Entity);
export const makeLocations = listOf('location_list', location as unknown as Entity);

const PARTNER = { name: 'company_name', customer_ref: 'account_ref' };
const CONTACT = {
  ...{ first_name: 'contact_first_name', last_name: 'contact_last_name' },
  ...{ number: 'contact_number', email: 'contact_email' },
};

const said = (row: Values, fields: Readonly<Record<string, string>>): Values =>
  given(Object.fromEntries(Object.entries(fields).map(([to, field]) => [to, row[field]])));

/** Turns each row that has `apply` switched on into a partner with one contact. */
export const makePartners: Maker = (values) =>
  rowsOf(values, 'partners').flatMap((row, at) => {
    if (row['apply'] === false) return [];
    const contact = {
      entity: partnerContact as unknown as Entity,
      draft: said(row, CONTACT),
      from: fromRow('partners', at, CONTACT),
      names: 'partner_id',
    };
    return [
      {
        entity: partner as unknown as Entity,
        draft: said(row, PARTNER),
        from: fromRow('partners', at, PARTNER),
        beside: [contact],
      },
    ];
  });
