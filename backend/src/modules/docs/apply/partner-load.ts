import { partner } from '@lichen/contracts/compliance/partner.entity';
import { partnerContact } from '@lichen/contracts/compliance/partner-contact.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Values } from '../review/form-values';
import { fromRow, given, type Maker, rowsOf } from './maker';

const PARTNER = { name: 'company_name', customer_ref: 'account_ref' };
const CONTACT = {
  ...{ first_name: 'contact_first_name', last_name: 'contact_last_name' },
  ...{ number: 'contact_number', email: 'contact_email' },
};

const said = (row: Values, fields: Readonly<Record<string, string>>): Values =>
  given(Object.fromEntries(Object.entries(fields).map(([to, field]) => [to, row[field]])));

/** Each row that is switched on is a partner, with the person there. */
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
