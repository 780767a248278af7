import { COVERED_TYPES } from '@lichen/contracts/activities/coverage/coverage.call';
import { energyChanges, energyDrafts } from './energy-examples';
import { goodsChanges, goodsDrafts } from './goods-examples';
import { LOCATION, type World } from './world';

type Body = Record<string, unknown>;

const DAY = 86_400_000;
const FROM = Date.UTC(2024, 0, 1);

let count = 0;
const next = () => {
  count += 1;
  return count;
};

async function created(world: World, entity: string, draft: Body): Promise<string> {
  const { status, body } = await world.admin.send('POST', entity, draft);
  if (status !== 201) throw new Error(`no example of ${entity}: ${JSON.stringify(body)}`);
  return body.obj._id as string;
}

async function electricity(world: World): Promise<Body> {
  const location_id = await created(world, 'locations', { ...LOCATION });
  const partner_id = await partner(world);
  const period = { from: FROM, to: FROM + 30 * DAY };
  return { location_id, partner_id, ...period, amount: 1200.5, units: 'kWh', renewable_amount: 0 };
}

const site = async (world: World): Promise<Body> => ({
  location_id: await created(world, 'locations', { ...LOCATION }),
});

async function colleague(world: World): Promise<Body> {
  const email = `staff${next()}@first.example`;
  return { first_name: 'Kari', last_name: 'Nordmann', email, ...(await site(world)) };
}

async function van(world: World): Promise<Body> {
  const admin_profile_id = await created(world, 'profiles', await colleague(world));
  const kind = { type: 'average_van', fuel_type: 'diesel', fuel_units: 'L' };
  return { name: `Van ${next()}`, ...kind, ...(await site(world)), admin_profile_id };
}

async function panels(world: World): Promise<Body> {
  const output = { power_generation_method: 'solar_photovoltaic', max_output: 40.5, max_output_units: 'kW' };
  return { name: `Panels ${next()}`, ...output, renewable: true, ...(await site(world)) };
}

const leith = { name: 'Leith', country: 'GB' };

async function journey(world: World): Promise<Body> {
  const person = await colleague(world);
  return {
    profile_id: await created(world, 'profiles', person),
    location_id: person['location_id'],
    partner_id: await partner(world),
    ...{ transport_method: 'national_rail', start_location: leith, end_location: { name: 'London', country: 'GB' } },
    ...{ journey_date: FROM, distance: 650.5 },
  };
}

const partner = (world: World) => created(world, 'partners', { name: `Partner ${next()}` });

/** What a valid create of each entity sends, in the administrator's company. A new entity adds a line here. */
const DRAFTS: Record<string, (world: World) => Promise<Body>> = {
  partners: async () => ({ name: `Partner ${next()}`, partner_roles: ['supplier'] }),
  partner_category: async () => ({ name: `Category ${next()}` }),
  coverage_owners: async (world) => ({
    ...(await site(world)),
    activity_type: 'electricity_activitys',
    user_id: (await world.admin.send('GET', 'members')).body.list[0]._id,
  }),
  dismissed_findings: async () => ({ finding: `gap:a${next()}:b`, kind: 'gap', reason: 'Closed in that month' }),
  partner_contacts: async (world) => ({ partner_id: await partner(world), first_name: `Contact ${next()}` }),
  partner_returns: async (world) => ({
    partner_id: await partner(world),
    ...{ period_start: FROM, period_end: FROM + 365 * DAY, revenue: 2_000_000, spend: 50_000, scope1_co2: 120.5 },
  }),
  locations: async () => ({ ...LOCATION, name: `Works ${next()}` }),
  members: async () => ({
    first_name: 'Per',
    last_name: 'Son',
    email: `example${next()}@first.example`,
    roles: ['user'],
  }),
  vehicles: van,
  power_sources: panels,
  products: async (world) => ({ name: `Product ${next()}`, units: 'kg', ...(await site(world)) }),
  profiles: colleague,
  saved_views: async () => ({ name: `View ${next()}`, query: 'scopes=2' }),
  tags: async () => ({ name: `Tag ${next()}` }),
  chart_config_save: async () => ({
    chartName: `Chart ${next()}`,
    report_by: 'scope',
    filters: { scopes: { 1: true } },
  }),
  electricity_activitys: electricity,
  ...energyDrafts({ created, draftOf: (world, entity) => draftOf(world, entity) }),
  ...goodsDrafts({ created, draftOf: (world, entity) => draftOf(world, entity) }),
  business_travel: journey,
  commute: async (world) => ({ ...(await journey(world)), journeys: 4 }),
  stays: async (world) => {
    const { profile_id, location_id, partner_id } = await journey(world);
    const place = { location: { name: 'Hotel', country: 'FR' }, stay_type: 'hotel' };
    return { profile_id, location_id, partner_id, ...place, arrival_date: FROM, nights: 3 };
  },
  home_working_activity: async (world) => {
    const { profile_id, location_id } = await journey(world);
    return { profile_id, location_id, start_date: FROM, working_hours: 7.5 };
  },
  absence_activitys: async (world) => {
    const { profile_id, location_id } = await journey(world);
    return { profile_id, location_id, from: FROM, to: FROM + DAY, amount: 15, type: 'illness' };
  },
  upstream_transmission_distribution: async (world) => ({
    ...(await journey(world)),
    ...{ transport_method: 'lorry', travel_class: 'average_rigid', weight: 12.5 },
  }),
  own_factors: async (world) => ({
    ...{ name: `Tariff ${next()}`, kind: 'supplier_tariff', activity_type: 'fuel_activitys', item: 'Natural gas' },
    ...{ kg_co2e: 0.2012345678, units: 'kWh', kg_co2: 0.2012345678, kg_ch4: 0, kg_n2o: 0 },
    ...{ valid_from: FROM, source: 'Letter of the supplier', partner_id: await partner(world) },
    ...(await site(world)),
    product_id: await created(world, 'products', await draftOf(world, 'products')),
  }),
  emission_calcs: async (world) => ({
    activity_id: await created(world, 'electricity_activitys', await electricity(world)),
    partner_id: await partner(world),
    ...{ CO2: 12.5, units: 'kg', used: true, method: 'manual', scope: 'scope_2', from: FROM, to: FROM + DAY },
    ...{ reason: 'Statement of the supplier', evidence: 'Statement 12 of 2026' },
  }),
};

/** One change of a field that leaves the record valid. */
const CHANGES: Record<string, () => Body> = {
  partners: () => ({ customer_ref: `REF-${next()}` }),
  partner_category: () => ({ name: `Category ${next()}` }),
  coverage_owners: () => ({ activity_type: COVERED_TYPES[1 + (next() % (COVERED_TYPES.length - 1))] }),
  dismissed_findings: () => ({ reason: `Closed ${next()}` }),
  partner_contacts: () => ({ number: `20 7946 ${next()}` }),
  partner_returns: () => ({ spend: 50_000 + next() }),
  locations: () => ({ town_or_city: `Town ${next()}` }),
  members: () => ({ first_name: 'Other' }),
  vehicles: () => ({ name: `Van ${next()}` }),
  power_sources: () => ({ max_output: 10 + next() }),
  products: () => ({ description: `Product ${next()}` }),
  profiles: () => ({ role: `Job ${next()}` }),
  saved_views: () => ({ name: `View ${next()}` }),
  tags: () => ({ name: `Tag ${next()}` }),
  chart_config_save: () => ({ chartName: `Chart ${next()}` }),
  electricity_activitys: () => ({ amount: 1000 + next() }),
  ...energyChanges(next),
  water_activitys: () => ({ amount: 1000 + next() }),
  ...goodsChanges(next),
  business_travel: () => ({ distance: 100 + next() }),
  commute: () => ({ distance: 100 + next() }),
  stays: () => ({ nights: next() }),
  home_working_activity: () => ({ working_hours: 0.5 + (next() % 230) / 10 }),
  // No more hours than the days of the example have.
  absence_activitys: () => ({ amount: 0.5 + (next() % 230) / 10 }),
  upstream_transmission_distribution: () => ({ weight: next() }),
  own_factors: () => ({ note: `Note ${next()}` }),
  emission_calcs: () => ({ CO2: 100 + next() }),
  profile: () => ({ role: `Job ${next()}` }),
  account: () => ({
    emission_units: 't',
    factor_year_rule: next() % 2 ? 'majority' : 'blended',
    refrigerant_gwp: 'AR6',
  }),
  company_profile: () => ({ company_name: `First company ${next()}` }),
};

/** Valid input of actions that need any. */
const INPUTS: Record<string, Body> = {
  'profile.set_lang': { lang: 'en-GB' },
  'account.set_vehicle_reminders': { value: true },
  'account.staff_level_absence_tracking': { value: true },
  'members.change_roles': { roles: ['user'] },
  'profiles.change_roles': { roles: ['user'] },
  'saved_views.set_default': { value: true },
  'partners.invite': { email: 'partner@second.example' },
  'connection_invitation.accept_invitation': { connection_code: 'ABC234' },
};

const CALLS: Record<string, Body> = {
  activity_summarys: { year: 2024 },
  get_power_gaps: { year: 2024 },
  get_emmissions_stats: { year: 2024 },
  get_estimated_emissions: { start_date: FROM, end_date: FROM },
  get_total_gaps: { periods: [{ from: FROM, to: FROM }] },
  reference: { name: 'countries' },
  init_connect: { invitationCode: 'none' },
  recalculate: {},
  activity_extract: { filters: { start_date: String(FROM) } },
  bulk_activities: { change: { kind: 'remove' }, rows: [{ _id: 'none' }] },
  job_status: { id: 'none' },
  cancel_job: { id: 'none' },
  decide_inventory_year: { year: 2000, decision: 'approve' },
  decide_factor_import: { id: 'none', decision: 'discard' },
  decide_recalculation: { id: 'none', decision: 'discard' },
  check_import: {
    id: 'none',
    settings: { columns: [], defaults: {}, day_order: null, decimal: null, currency: 'GBP' },
  },
  repair_import: { id: 'none' },
  decide_import: { id: 'none', decision: 'cancel' },
};

export const hasDraft = (entity: string): boolean => Object.hasOwn(DRAFTS, entity);
export const draftOf = (world: World, entity: string): Promise<Body> => DRAFTS[entity]?.(world) ?? Promise.resolve({});
export const changesOf = (entity: string): Body => CHANGES[entity]?.() ?? {};
export const inputOf = (entity: string, action: string): Body => INPUTS[`${entity}.${action}`] ?? {};
export const callOf = (name: string): Body => CALLS[name] ?? {};

/** A record of the administrator's company: made for the purpose, or one that the product has written itself. */
export async function recordOf(world: World, entity: string): Promise<string | undefined> {
  if (hasDraft(entity)) return created(world, entity, await draftOf(world, entity));
  const { status, body } = await world.admin.send('GET', `${entity}?limit=1`);
  return status === 200 ? (body.list?.[0]?._id as string | undefined) : undefined;
}
