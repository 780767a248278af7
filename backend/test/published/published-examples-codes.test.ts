import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { citedCases } from './published-cases';
import type { Body, Case } from './published-drafts';

/**
 * Codes of lists as people write them who have only seen the words on a screen, or a column of a sheet: in any case, by
 * their label, countries by their name. Worked out by hand from rows of the UK Government of 2025.
 */

const cited = citedCases({ uk: ['gb', 'united kingdom'] }, 2025, async () => undefined);
const { trip, night, waste, load, bought, fuel, compare, sent } = cited;

const CASES: readonly Case[] = [
  ['Plastic: PET, 2 t recycled × 4.68568', 'waste_activitys', waste('Plastic: PET', 'recycled'), { direct: 9.37136 }],
  ['CLOTHING, 2 t landfilled × 496.78228', 'waste_activitys', waste('CLOTHING', 'landfill'), { direct: 993.56456 }],
  ['in Japan: 6 room-nights × 39', 'stays', night('Japan', { stay_type: 'Hotel' }), { direct: 234 }],
  ['in south africa: 6 room-nights × 51.4', 'stays', night('za'), { direct: 308.4 }],
  ['in the UK: 6 room-nights × 10.4', 'stays', night('UK'), { direct: 62.4 }],
  ['Coach: 100 km × 0.02776', 'business_travel', () => trip('Coach', 100), { direct: 2.776 }],
  [
    'Flight to the USA in Economy class × 0.11704',
    'business_travel',
    () =>
      trip('Flight', 1000, {
        travel_class: 'Economy',
        start_location: { name: 'There', country: 'England' },
        end_location: { name: 'Here', country: 'United States' },
      }),
    { direct: 117.04 },
  ],
  ['by Train: 100 km × 0.03546', 'business_travel', () => trip('Train', 100), { direct: 3.546 }],
  ['by HGV: 2,000 t km × 0.10163', 'upstream_transmission_distribution', load('HGV'), { direct: 203.26 }],
  [
    'NAICS 541511 of 2022: USD 1,000 × 0.084',
    'purchased_goods_activitys',
    bought(1000, 'usd', 2022, { spend_category: '541511' }),
    { direct: 84 },
  ],
  ['Bulk_Carrier: 2,000 t km × 0.00353', 'upstream_transmission_distribution', load('Bulk_Carrier'), { direct: 7.06 }],
  [
    'natural gas at a site in the united kingdom: 1,000 kWh × 0.18296',
    'fuel_activitys',
    fuel('NATURAL GAS', 1000, 'kWh'),
    { direct: 182.96 },
  ],
];

compare(CASES);

it.each(['XXX', 'XTS', 'XAU', 'ABC'])('%s is no money, and is refused on its field', async (currency) => {
  const { status, body } = await sent('purchased_goods_activitys', bought(10, currency, 2025));
  expect([status, body.errors]).toEqual([400, { 'cost.currency': FIELD_TEXTS.choice }]);
});

it('a currency in small letters is that currency', async () => {
  const { status, body } = await sent('purchased_goods_activitys', bought(10, 'eur', 2025));
  expect([status, body.obj.cost]).toEqual([201, { currency: 'EUR', amount: 10 }]);
});

const REFUSED: readonly (readonly [says: string, entity: string, draft: () => Body, field: string])[] = [
  ['a country that nobody knows', 'stays', night('ZZ'), 'location.country'],
  ['a material that nobody knows', 'waste_activitys', waste('unobtainium', 'recycled'), 'waste_material'],
  ['a way that nobody knows', 'business_travel', () => trip('broomstick', 1), 'transport_method'],
];

it.each(REFUSED)('%s is refused on its field', async (_, entity, draft, field) => {
  const { status, body } = await sent(entity, draft);
  expect([status, body.errors]).toEqual([400, { [field]: FIELD_TEXTS.choice }]);
});
