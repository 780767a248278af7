import { ACTIVITY_TYPES, type ActivityType } from '@lichen/contracts/activities/activity-types';
import { UNITS } from '@lichen/contracts/activities/codes/units';
import { ELECTRIC_FUEL } from '@lichen/contracts/business/vehicle.entity';
import type { RecordBase } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { list, pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { screen, waitFor } from '@testing-library/react';
import type { TypeForm } from '../types/shared/type-form';
import { TYPE_FORMS } from '../types/type-forms';
import { TypeFacts } from './ActivityFacts';

beforeEach(() => pretendBrowser());

const WAY = `transport_method travel_class fuel_type start_location end_location journey_date distance units`;
const TRAVEL = `profile_id location_id ${WAY} return_journey return_date cost partner_id trip_type`;
const QUANTITY = 'unit_type pack_qty units size quantity total_amount recycle';
const PARTS = ['processed', 'recycled', 'rdf', 'landfill', 'waste_released'];
const METER = 'location_id partner_id invoice_date cost from to amount units';

/** Fields that part 1, section 3 lists for each type, apart from those that all types share. */
const SPECIFIED: Partial<Record<ActivityType, string>> = {
  electricity_activitys: `${METER} self_produced electricity_grid renewable_amount renewable_percent`,
  fuel_activitys: `${METER} fuel quantity manual_energy energy_used energy_units`,
  waste_activitys: `product_id partner_id processed_at order_ref cost collection_date processing_date location_id
    released_to co2_type ${PARTS.flatMap((part) => [`${part}_weight`, `${part}_volume`]).join(' ')}`,
  water_activitys: METER,
  discharge_activitys: METER,
  lease_activitys: `location_id partner_id area area_units from to price percent_area percent_time lease_days
    location_days`,
  commute: TRAVEL,
  business_travel: TRAVEL,
  home_working_activity: `profile_id location_id start_date end_date working_hours equipment heating air_conditioner
    entry_type units`,
  purchased_goods_activitys: `product_id partner_id order_date order_ref delivery_date location_id ${QUANTITY} cost
    co2_type co2 co2_units includes_transmission method`,
  sales_order_activitys: `product_id partner_id order_date order_ref delivery_date location_id ${QUANTITY} price`,
  product_production_activitys: `product_id production_date batch_ref location_id ${QUANTITY} cost`,
  product_used_activitys: `product_id input_product_id used_for_packaging used_date batch_ref location_id ${QUANTITY}`,
  stays: 'profile_id stay_type partner_id location location_id arrival_date nights cost',
  power_activitys: `location_id source_id from to power_generation_method amount units quantity generated used sold
    partner_id price`,
  refrigerant_activitys: `location_id partner_id refrigerant_category refrigerant_type invoice_date cost delivery_date
    from to refrigerant_used units`,
  upstream_transmission_distribution: `location_id profile_id job_number job_type weight partner_id extracted_customer
    ${WAY}`,
  vehicle_activitys: `location_id vehicle_id fuel_type date quantity fuel_units number_of_hours distance
    distance_units cost`,
  vehicle_journeys: `location_id vehicle_id partner_id date end_date our_ref ref from to stops distance units net_price
    vat detail`,
  absence_activitys: 'profile_id location_id from to amount units type cost',
  carbon_activitys: 'profile_id vehicle_id location_id from to amount units scope cost',
  task_activitys: 'task_type location_id start_date end_date completed_by elapsed_time cost',
};

/** Names of the other side in the specification, where it has one. */
const NAMED: readonly (readonly [ActivityType, string, string])[] = [
  ['purchased_goods_activitys', 'partner_id', 'Supplier'],
  ['waste_activitys', 'partner_id', 'Supplier'],
  ['sales_order_activitys', 'partner_id', 'Customer'],
  ['sales_order_activitys', 'location_id', 'Selling location'],
  ['power_activitys', 'partner_id', 'Sold to'],
  ['upstream_transmission_distribution', 'location_id', 'Reporting location'],
  ['upstream_transmission_distribution', 'partner_id', 'Customer'],
  ['vehicle_journeys', 'partner_id', 'Client'],
  ['vehicle_journeys', 'date', 'Job date'],
  ['vehicle_journeys', 'ref', 'Partner reference'],
  ['water_activitys', 'partner_id', 'Partner'],
];

/** Values under which a type shows what it hides under others. */
const VARIANTS: Partial<Record<ActivityType, readonly object[]>> = {
  purchased_goods_activitys: [{ co2_type: 'supplier', unit_type: 'packs' }],
  waste_activitys: [{ co2_type: 'supplier' }],
  sales_order_activitys: [{ unit_type: 'packs' }],
  product_production_activitys: [{ unit_type: 'packs' }],
  product_used_activitys: [{ unit_type: 'packs' }],
  home_working_activity: [{ entry_type: 'by_specific_interval' }],
  carbon_activitys: [{ scope: 'scope_3' }],
  power_activitys: [{ source_id: 'burns' }, { source_id: 'shines' }],
  vehicle_activitys: [{ fuel_type: 'diesel' }, { fuel_type: ELECTRIC_FUEL }],
};

const CODE = /\b(a_code|first_code|second_code)\b/;
const DAY_OF_2026 = Date.UTC(2026, 4, 12);
const PLACE = { name: 'Leeds', address: '1 Mill Lane, Leeds', country: 'GB' };

function anyOf(field: Field): unknown {
  switch (field.kind) {
    case 'code':
      return 'a_code';
    case 'choice':
      return field.options[0];
    case 'ref':
      return field.entity;
    case 'boolean':
      return true;
    case 'day':
    case 'instant':
      return DAY_OF_2026;
    case 'decimal':
    case 'integer':
      return 12;
    case 'money':
      return { currency: 'GBP', amount: 12 };
    case 'place':
      return PLACE;
    case 'stops':
      return { stop_1: { address: PLACE, distance: { distance: 31.5, units: 'km' } } };
    case 'text':
    case 'longText':
      return `Text of ${field.label}`;
    default:
      return null;
  }
}

const fieldsOf = ({ entity }: TypeForm): Record<string, Field> => ({ ...entity.fields, ...entity.derived });

const full = (form: TypeForm, variant: object): RecordBase => ({
  ...{ _id: 'a', version: 1, created_on: 0, created_by: 'u', updated_on: 0 },
  ...Object.fromEntries(Object.entries(fieldsOf(form)).map(([name, field]) => [name, anyOf(field)])),
  ...variant,
});

const METHOD = { code: 'a_code', label: 'In words', category: 'flight', classes: ['first_code', 'second_code'] };
const named = (_id: string, more = {}) =>
  record({ _id, version: 1, name: `Name of ${_id}`, first_name: 'Ada', last_name: 'Turner', ...more });
const RECORDS = ['locations', 'partners', 'products', 'profiles', 'vehicles'];

const serveEverything = () =>
  serve({
    'GET reference': list([{ ...METHOD, fuel_types: ['first_code'] }, ...['diesel', ELECTRIC_FUEL].map(inWords)]),
    ...Object.fromEntries(RECORDS.map((name) => [`GET ${name}/${name}`, named(name)])),
    'GET power_sources/power_sources': named('power_sources'),
    'GET power_sources/burns': named('burns', { power_generation_method: 'fuel' }),
    'GET power_sources/shines': named('shines', { power_generation_method: 'solar' }),
  });
const inWords = (code: string) => ({ code, label: `Fuel ${code}` });

const saidNow = () => screen.getAllByRole('definition').map(({ textContent }) => textContent ?? '');
const isUnsaid = (text: string) => CODE.test(text) || text.includes('…') || text.trim() === '–';

/** Labels that the viewer shows under one of the variants, and everything it says. */
async function shown(type: ActivityType): Promise<{ labels: Set<string>; said: string[] }> {
  const form = await TYPE_FORMS[type]();
  const labels = new Set<string>();
  const said: string[] = [];
  for (const variant of VARIANTS[type] ?? [{}]) {
    serveEverything();
    const view = await show(<TypeFacts form={form} record={full(form, variant)} />);
    await waitFor(() => expect(saidNow().filter(isUnsaid)).toEqual([]));
    for (const term of screen.getAllByRole('term')) labels.add(term.textContent ?? '');
    said.push(...saidNow());
    view.unmount();
  }
  return { labels, said };
}

const TYPES = Object.keys(ACTIVITY_TYPES) as ActivityType[];

it('knows what the specification lists of its 22 types', () => expect(Object.keys(SPECIFIED)).toHaveLength(22));

test.each(TYPES)('the viewer of %s shows every field that the specification lists, in words', async (type) => {
  const form = await TYPE_FORMS[type]();
  const fields = fieldsOf(form);
  const overrides = form.overrides?.({ values: { ...full(form, {}) }, rows: [METHOD] }) ?? {};
  const units = Object.values(overrides).flatMap(({ unitField }) => unitField ?? []);
  const { labels, said } = await shown(type);
  if (process.env['WALK']) process.stdout.write(`${type}\n${[...labels].join(' · ')}\n${said.join(' · ')}\n\n`);

  const specified = SPECIFIED[type]?.split(/\s+/) ?? [];
  expect(specified.filter((name) => !fields[name])).toEqual([]);
  const labelOf = (name: string) => overrides[name]?.label ?? fields[name]?.label ?? name;
  expect(specified.filter((name) => !units.includes(name) && !labels.has(labelOf(name)))).toEqual([]);
  expect(said.filter(isUnsaid)).toEqual([]);
});

test.each(NAMED)('%s calls %s %s', async (type, name, label) => {
  expect(fieldsOf(await TYPE_FORMS[type]())[name]?.label).toBe(label);
});

/** Units are read as the specification writes them, and proofs of renewable power by a list of the server. */
const isSymbol = (option: string) => Object.hasOwn(UNITS, option) || ['hrs', 'mile', 'kWh (net)'].includes(option);

test.each(TYPES)('every choice of %s has words', async (type) => {
  const fields = Object.entries(fieldsOf(await TYPE_FORMS[type]())).filter(([name]) => name !== 'instrument');
  const wordless = fields.flatMap(([name, field]) =>
    field.kind === 'choice'
      ? field.options.filter((one) => !isSymbol(one) && !field.words?.[one]).map((one) => `${name}: ${one}`)
      : [],
  );
  expect(wordless).toEqual([]);
});
