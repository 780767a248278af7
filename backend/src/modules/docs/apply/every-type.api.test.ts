import type { DocType } from '@lichen/contracts/docs/doc-type';
import { DOC_TYPES } from '@lichen/contracts/docs/types/all-types';
import { utcDay } from '@lichen/contracts/formats/days';
import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { importSteps } from '../../../../test/worlds/import-world';
import { LOCATION, type World, makeWorld } from '../../../../test/world';
import { ruleErrors } from '../review/form-values';

let world: World;
let location_id: string;
let partner_id: string;
let product_id: string;
let source_id: string;
let vehicle_id: string;
let profile_id: string;
let survey_type_id: string;
let import_id: string;
const { checked, decided } = importSteps(() => world);

const SURVEY = {
  tabs: [
    {
      ...{ id: 'general', label: 'General', columns: 1 },
      questions: [{ id: 'certified', type: 'toggle', label: 'Is the site certified?', required: true }],
    },
  ],
};

beforeAll(async () => {
  world = await makeWorld({ modules: SUBSCRIPTIONS });
  const made = async (entity: string, draft: object) =>
    (await world.admin.send('POST', entity, draft as Record<string, unknown>)).body.obj._id as string;
  location_id = await made('locations', LOCATION);
  partner_id = await made('partners', { name: 'Northern Power Ltd' });
  product_id = await made('products', { name: 'Malt', description: 'Malt' });
  const panels = {
    power_generation_method: 'solar_photovoltaic',
    max_output: 2,
    max_output_units: 'MW',
    renewable: true,
  };
  source_id = await made('power_sources', { location_id, name: 'Panels', ...panels });
  const van = { name: 'Van', type: 'average_van', fuel_type: 'diesel', fuel_units: 'L' };
  vehicle_id = await made('vehicles', { location_id, ...van });
  profile_id = await made('profiles', { location_id, first_name: 'Kari', last_name: 'Nordmann' });
  survey_type_id = await made('partner_compliance_surveys', { survey_name: 'Energy', form: SURVEY });
  const people = `First name,Last name,Location\nAda,Turner,${LOCATION.name}\n`;
  import_id = (await checked(world.admin, people, 'profiles'))._id;
  await decided(world.admin, import_id, 'run', 'done');
}, 60_000);
afterAll(() => world.stop());

const CERTIFICATE = ['company_name', 'standard', 'certificate_number', 'expiry_date', 'issue_date'];
/** Fields that the specification requires, under the names in errors. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  ...{ electricity: ['location_id'], water: ['location_id'], fuel: ['location_id'], epc: ['location_id'] },
  ...Object.fromEntries(
    ['iso_9001', 'iso_14001', 'iso_45001', 'iso_27001', 'fors_certificate', 'rha_certificate', 'sepa_certificate']
      .concat('freight_certificate', 'dgsa_certificate', 'operators_license')
      .map((id) => [id, CERTIFICATE]),
  ),
  qhse_policy: ['company_name', 'date_signed', 'signed_by', 'expiry_date'],
  insurance: [
    ...['expiry_date', 'employers_liability', 'public_liability', 'products_liability', 'professional_liability'],
    ...['motor_insurance', 'goods_in_transit_insurance', 'start_date'],
  ],
  transport_invoice: ['invoice_date', 'account', 'client_name', 'client_address'],
  delivery_invoice: ['invoice_date', 'client_name', 'client_address'],
  partner_statement: ['partner_id'],
  ...{ electricity_water: ['location_id'], singapore_utility: ['location_id'] },
  netz_redispatch: ['location_id', 'source_id'],
  ...{ purchase_invoice: [], waste_report: [], vehicle_usage: [], business_travel: [], goods_list: [], statement: [] },
  ...{ vehicle_list: [], location_list: [], partner_load: [] },
  ...{ whatsapp: [], questions: [], survey: ['survey_type_id'], staff_list: [] },
};

/** The types that the specification names, each once. */
const SPECIFIED = [
  ...['iso_9001', 'iso_14001', 'iso_45001', 'qhse_policy', 'insurance', 'electricity', 'electricity_water', 'water'],
  ...['singapore_utility', 'fuel', 'vehicle_usage', 'transport_invoice', 'delivery_invoice', 'waste_report'],
  ...['staff_list', 'partner_load', 'netz_redispatch', 'epc', 'statement', 'partner_statement', 'vehicle_list'],
  ...['location_list', 'goods_list', 'business_travel', 'questions', 'purchase_invoice', 'survey', 'whatsapp'],
  ...['fors_certificate', 'rha_certificate', 'sepa_certificate', 'freight_certificate', 'iso_27001'],
  ...['dgsa_certificate', 'operators_license'],
];

it('has each of the 35 types that the specification names', () => {
  expect(new Set(SPECIFIED).size).toBe(35);
  expect(DOC_TYPES.map(({ id }) => id).sort()).toEqual([...SPECIFIED].sort());
});

const types = DOC_TYPES.map((type) => [type.id, type] as const);

it.each(types)('says of an empty %s what is required, and nothing else', (id, type: DocType) => {
  const required = REQUIRED[id];
  if (!required) throw new Error(`Say what a document of the type ${id} requires`);
  const expected = Object.fromEntries(required.map((name) => [name, 'Required']));

  expect(ruleErrors(type, {}, utcDay(2026, 11, 25))).toEqual(expected);
});

const DAYS = { period_start: utcDay(2025, 10, 1), period_end: utcDay(2025, 10, 31) };
const money = (amount: number) => ({ currency: 'GBP', amount });
const certificate = () => ({
  ...{ company_name: 'First company', standard: 'As named', certificate_number: 'X1' },
  ...{ issue_date: utcDay(2025, 1, 1), expiry_date: utcDay(2028, 1, 1) },
});
const job = () => ({
  ...{ date: utcDay(2025, 10, 3), our_ref: 'J1', detail: 'Two pallets', distance: 120, distance_units: 'km' },
  ...{ from: { name: 'Leeds' }, to: { name: 'York' } },
});

const POWER_AND_WATER = () =>
  [
    {
      ...{ ...DAYS, location_id, electricity_used: 900, electricity_units: 'kWh', electricity_cost: money(90) },
      ...{ water_used: 12, water_units: 'm3', water_cost: money(30) },
    },
    2,
  ] as const;
const journey = (trip_type: string, transport_method: string) => ({
  ...{ trip_type, profile_id, location_id, journey_date: utcDay(2025, 10, 3), transport_method },
  ...{ start_location: { name: 'Leeds' }, end_location: { name: 'York' }, distance: 40, units: 'km' },
});

/** Values of one document of each type, and how many records it makes. */
const SAMPLES: Readonly<Record<string, () => readonly [values: object, records: number, beside?: object]>> = {
  electricity: () => [{ ...DAYS, location_id, electricity_used: 10, electricity_units: 'MWh' }, 1],
  water: () => [{ ...DAYS, location_id, water_used: 3, water_units: 'm3', water_cost: money(4) }, 1],
  fuel: () => [
    {
      ...{ location_id, delivery_date: utcDay(2025, 10, 4) },
      fuels: [
        { fuel_type: 'natural_gas', quantity: 1000, fuel_units: 'kWh' },
        { fuel_type: 'diesel', quantity: 2, unit_size: 200, fuel_units: 'L' },
      ],
    },
    2,
  ],
  purchase_invoice: () => [
    {
      ...{ partner_id, location_id, invoice_number: 'P-1', invoice_date: utcDay(2025, 10, 4) },
      records: [
        { description: 'Malt', product_id, cost: money(100) },
        { description: 'Hops', product_id, cost: money(5) },
      ],
    },
    2,
  ],
  transport_invoice: () => [
    {
      ...{ location_id, invoice_date: utcDay(2025, 10, 4), account: 'A1' },
      ...{ client_name: 'Client', client_address: '1 Street', jobs: [job()] },
    },
    1,
  ],
  delivery_invoice: () => [
    {
      ...{ location_id, invoice_date: utcDay(2025, 10, 4) },
      ...{ supplier_name: 'Carrier', supplier_address: '1 Street', jobs: [job(), job()] },
    },
    2,
  ],
  waste_report: () => [
    {
      waste_processed: [
        {
          ...{ product_id, location_id, collection_date: utcDay(2025, 10, 4) },
          ...{ landfill_weight: 2, landfill_weight_units: 't' },
        },
      ],
    },
    1,
  ],
  electricity_water: POWER_AND_WATER,
  singapore_utility: POWER_AND_WATER,
  vehicle_usage: () => [
    {
      records: [
        { vehicle_id, date: utcDay(2025, 10, 4), fuel_type: 'diesel', quantity: 40, fuel_units: 'L', cost: money(60) },
        { vehicle_id, date: utcDay(2025, 10, 9), fuel_type: 'diesel', quantity: 38.5, fuel_units: 'L', distance: 410 },
      ],
    },
    2,
  ],
  business_travel: () => [
    { records: [journey('business_travel', 'train'), journey('upstream_transmission_distribution', 'lorry')] },
    2,
  ],
  netz_redispatch: () => [
    {
      ...{ ...DAYS, location_id, source_id, credit_balance: { currency: 'EUR', amount: 1250 } },
      energy_readings: [
        { ref: 'R1', date: utcDay(2025, 10, 3), start_time: '02:00', end_time: '02:15', loss_of_work: 310.5 },
      ],
      zero_settlements: [{ ref: 'R1', date: utcDay(2025, 10, 3), energy_reading: 310.5, unit_price: -0.01 }],
      rebate_settlements: [{ ref: 'R2', date: utcDay(2025, 10, 3), energy_reading: 310.5, total_price: 27.94 }],
    },
    1,
  ],
  goods_list: () => [
    {
      goods_list: [
        { description: 'Malt', product_id, partner_id, location_id, order_date: DAYS.period_start, cost: money(5) },
      ],
    },
    1,
  ],
  vehicle_list: () => [
    {
      vehicle_list: [
        { name: 'Lorry 7', location_id, type: 'average_van', fuel_type: 'diesel', fuel_units: 'L' },
        {
          name: 'Van 8',
          location_id,
          type: 'average_van',
          fuel_type: 'battery_electric',
          fuel_units: 'kWh',
          power_rating: 7,
        },
      ],
    },
    2,
  ],
  location_list: () => [{ location_list: [{ ...LOCATION, name: 'Northern works' }] }, 1],
  partner_load: () => [
    {
      partners: [
        { company_name: 'Malt Ltd', contact_first_name: 'Ann', contact_email: 'ann@malt.example', apply: true },
        { company_name: 'Hops Ltd', contact_first_name: 'Ben', apply: false },
      ],
    },
    2,
  ],
  statement: () => [{ year: 2024, revenue: 1_250_000.5, units: 't', scope1: 1.5, scope2: 2, scope3: 30 }, 1],
  whatsapp: () => [{ whatsapp: [{ from: 'Ann', to: 'Ben', message: 'Valid', expiry_date: utcDay(2026, 1, 1) }] }, 0],
  questions: () => [{ questions: [{ question: 'Is waste sorted?', answer: 'Yes', status: 'Answered' }] }, 0],
  survey: () => [{ survey_type_id }, 0, { saved_values: { certified: true } }],
  staff_list: () => [{}, 0, { import_id }],
  epc: () => [{ location_id, energy_efficiency_rating: 'B' }, 0],
  insurance: () => [
    {
      ...Object.fromEntries((REQUIRED['insurance'] ?? []).map((name) => [name, 'yes'])),
      ...{ start_date: utcDay(2025, 1, 1), expiry_date: utcDay(2026, 1, 1) },
    },
    0,
  ],
  qhse_policy: () => [
    { company_name: 'First', date_signed: utcDay(2025, 1, 1), signed_by: 'Ann', expiry_date: utcDay(2026, 1, 1) },
    0,
  ],
  partner_statement: () => [{ ...DAYS, partner_id, scope1: 1, scope2: 2, scope3: 3, revenue: money(1000) }, 1],
};

it.each(types)('applies and unapplies a document of the type %s', async (id, { category, makes }) => {
  const sample = SAMPLES[id] ?? (category === 'certificate' ? () => [certificate(), 0] as const : undefined);
  if (!sample) throw new Error(`Give an example of a document of the type ${id}`);
  const [prep_data, records, beside] = sample();
  const { body } = await world.admin.send('POST', 'docs', { name: id, doc_ids: [id] });
  const path = `docs/${body.obj._id}`;
  const entered = await world.admin.send('POST', `${path}/update`, { prep_data, ...beside });
  const applied = await world.admin.send('POST', `${path}/apply`, {});
  const evidence = (await world.admin.send('GET', `doc_evidence?limit=500&doc_id=${body.obj._id}`)).body.list;
  const made = new Map<string, string>(
    evidence.map((row: Record<string, string>) => [row['record_id'], row['record_entity']]),
  );

  expect(entered).toMatchObject({ status: 200, body: { obj: { errors: null } } });
  expect(applied.body).toMatchObject({ obj: { status: 'applied' } });
  expect(made.size).toBe(records);
  const entities = makes.kind === 'records' ? makes.entities : [];
  expect([...new Set(made.values())].sort()).toEqual(records > 0 ? [...entities].sort() : []);
  for (const [record, entity] of made)
    expect((await world.admin.send('GET', `${entity}/${record}`)).body.obj).toMatchObject({ _id: record });

  if (makes.kind === 'import') await decided(world.admin, import_id, 'undo', 'undone');
  const unapplied = await world.admin.send('POST', `${path}/unapply`, {});

  expect(unapplied.body.obj.applied_types).toBeNull();
  for (const [record, entity] of made) {
    const left = entity === 'annual_statements' ? 200 : 404;
    expect((await world.admin.send('GET', `${entity}/${record}`)).status).toBe(left);
  }
});
