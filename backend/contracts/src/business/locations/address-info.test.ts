import { addressInfo } from './address-info';

const street = { name: '10 High Street', address_line1: '10 High Street' };
const leeds = { ...street, town_or_city: 'Leeds', post_code: 'LS1 4AB' };

it.each([
  ['10 High Street, Leeds LS1 4AB, United Kingdom', { ...leeds, country: 'GB' }],
  ['10 High Street, Leeds, LS1 4AB, UK', { ...leeds, country: 'GB' }],
  ['10 High Street\nUnit 3\nLeeds\nLS1 4AB', { ...leeds, address_line2: 'Unit 3' }],
  ['10 High Street, Leeds', { ...street, town_or_city: 'Leeds' }],
  ['10 High Street', street],
  [
    '1200 Main Street, Austin, TX 78701, USA',
    {
      ...{ name: '1200 Main Street', address_line1: '1200 Main Street' },
      ...{ town_or_city: 'Austin', post_code: '78701', country: 'US' },
    },
  ],
  [
    '12 rue de Rivoli, 75001 Paris, France',
    {
      ...{ name: '12 rue de Rivoli', address_line1: '12 rue de Rivoli' },
      ...{ town_or_city: 'Paris', post_code: '75001', country: 'FR' },
    },
  ],
  [
    'Hauptstr. 5, 10115 Berlin, Deutschland',
    {
      ...{ name: 'Hauptstr. 5', address_line1: 'Hauptstr. 5' },
      ...{ town_or_city: 'Berlin', post_code: '10115', country: 'DE' },
    },
  ],
  [
    'Damrak 1, 1012 LG Amsterdam, Holland',
    {
      ...{ name: 'Damrak 1', address_line1: 'Damrak 1' },
      ...{ town_or_city: 'Amsterdam', post_code: '1012 LG', country: 'NL' },
    },
  ],
  ['', {}],
])('reads %s', (text, expected) => {
  expect(addressInfo(text)).toEqual(expected);
});
