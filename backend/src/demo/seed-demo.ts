import { BASE_SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import type { Session } from '../platform/accounts/accounts';
import { accountTables } from '../platform/accounts/account-tables';
import { makePasswords } from '../platform/accounts/password';
import type { Engine } from '../platform/engine/engine';
import { DEMO_PRODUCTS, DEMO_STAFF, DEMO_VEHICLES, type DemoRecordIds } from './demo-master-data';
import { billsOf } from './bills';
import { DEMO_COMPANIES, DEMO_PASSWORD, type DemoCompany, type DemoSite } from './companies';
import { DEMO_TAGS, demoActivitiesOf } from './demo-activities';
import { finish, type Send, sender } from './idempotent-sender';
import { type DemoMonth, monthsBefore, seeded } from './months';
import { DEMO_PARTNERS, returnsOf } from './partners';
import { addStatements } from './statements';
import { adminOf, emailOf, knownAdmin, peopleOf } from './wants-demo';

const SEED = 20_260_101;
const MONTHS = 18;
const VISIT = { userAgent: 'demo', language: 'en-GB', previousId: undefined, requestId: 'demo', network: '' } as const;

/** Logs in the company's administrator, who is registered unless an interrupted run has done so. */
async function firstAdmin(engine: Engine, company: DemoCompany): Promise<Session> {
  const { platform } = engine;
  const { first_name, last_name, email } = adminOf(company);
  if (await knownAdmin(engine, company))
    return (await platform.accounts.login({ email, password: DEMO_PASSWORD }, VISIT)).session;
  const { test, token } = platform.accounts.challenge();
  const { session } = await platform.accounts.register(
    {
      ...{ first_name, last_name, email },
      password: DEMO_PASSWORD,
      accept_terms: true,
      answer: Math.max(...test),
      test,
      token,
    },
    VISIT,
  );
  // Nobody reads mail at an invented address.
  const { database, clock } = platform;
  await database.transaction((tx) =>
    accountTables(database).users.update(tx, { sign_in: email }, { confirmed_on: clock.now() }),
  );
  return session;
}

/** Adds a person and sets their password, which an invited person would do with the code from their mail. */
async function addPerson(
  { platform }: Engine,
  send: Send,
  session: Session,
  domain: string,
  person: DemoCompany['people'][number],
) {
  const email = emailOf(person, domain);
  const { first_name, last_name, roles } = person;
  const { obj } = await send('create', 'members', { first_name, last_name, email, roles });
  const password_hash = await makePasswords().hash(DEMO_PASSWORD, '');
  await platform.database.transaction((tx) =>
    accountTables(platform.database).users.update(
      tx,
      { company_id: session.companyId, id: obj._id },
      { password_hash, sign_in: email, status: 'active', role: person.role, confirmed_on: platform.clock.now() },
    ),
  );
}

/** Adds everybody who can log in to the staff list, so that each has a page of their own. */
async function addStaff(send: Send, company: DemoCompany, location_id: string): Promise<void> {
  for (const { first_name, last_name, role, email } of peopleOf(company))
    await send('create', 'profiles', { first_name, last_name, role, email, location_id });
}

const addressOf = ({ country, electricity_grid, address_line1, town_or_city, post_code }: DemoSite) => ({
  country,
  electricity_grid,
  address_line1,
  town_or_city,
  post_code,
});

const positionOf = ({ latitude, longitude }: DemoSite) => ({ latitude, longitude });

async function addSites(send: Send, company: DemoCompany): Promise<[DemoSite, string][]> {
  const [first, ...others] = company.sites;
  const places = async () => (await send('list', 'locations', {})).list;
  // A company is set up once, without an idempotency key. The set-up creates the first location, named like the
  // company.
  if ((await places()).length === 0)
    await send('create', 'setup', {
      company_name: company.company_name,
      main_company_number: company.number,
      ...addressOf(first),
    });
  const headOffice = (await places()).find(({ head_office }) => head_office);
  await send('update', 'locations', { name: first.name, ...positionOf(first) }, headOffice?._id);
  const found: [DemoSite, string][] = [[first, headOffice?._id ?? '']];
  for (const site of others) {
    const draft = { name: site.name, ...addressOf(site), ...positionOf(site) };
    const { obj } = await send('create', 'locations', draft);
    found.push([site, obj._id]);
  }
  return found;
}

async function addBills(
  send: Send,
  places: readonly [DemoSite, string][],
  months: readonly DemoMonth[],
  random: () => number,
): Promise<number> {
  let count = 0;
  for (const [site, location_id] of places)
    for (const bill of billsOf(site, months, random)) {
      const instrument = site.renewable > 0 ? 'GO' : 'none';
      await send('create', 'electricity_activitys', {
        location_id,
        units: 'kWh',
        instrument,
        description: `Electricity of ${site.name}`,
        tags: [DEMO_TAGS.metered],
        ...bill,
      });
      count += 1;
    }
  return count;
}

/**
 * Enters the value chain of the first company, with contacts and its suppliers' annual returns; returns ids by name.
 */
async function addPartners(send: Send, domain: string, now: number): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const demo of DEMO_PARTNERS) {
    const { name, customer_ref, partner_roles, category, contact } = demo;
    const { obj: group } = await send('create', 'partner_category', { name: category });
    const custom_category = [group._id];
    const { obj } = await send('create', 'partners', { name, customer_ref, partner_roles, custom_category });
    const partner_id = obj._id;
    ids.set(name, partner_id);
    await send('create', 'partner_contacts', { partner_id, ...contact, email: emailOf(contact, `partner.${domain}`) });
    for (const figures of returnsOf(demo, now)) await send('create', 'partner_returns', { partner_id, ...figures });
  }
  return ids;
}

/** Enters each of `things`; returns their ids under the same keys. */
async function addEach<K extends string>(
  send: Send,
  entity: string,
  things: Readonly<Record<K, object>>,
  shared: Record<string, unknown>,
): Promise<Record<K, string>> {
  const ids: Record<string, string> = {};
  for (const [key, thing] of Object.entries<object>(things)) {
    const { obj } = await send('create', entity, { ...shared, ...thing });
    ids[key] = obj._id;
  }
  return ids as Record<K, string>;
}

/**
 * Enters the first company's activities apart from electricity, and the records that they need; returns their number.
 */
async function addDoings(
  send: Send,
  places: readonly [DemoSite, string][],
  partners: ReadonlyMap<string, string>,
  months: readonly DemoMonth[],
  random: () => number,
): Promise<number> {
  const site = (name: string) => places.find(([{ name: of }]) => of === name)?.[1] ?? '';
  const partner = (name: string) => partners.get(name) ?? '';
  const sites = { brewery: site('Leeds brewery'), taproom: site('York taproom'), depot: site('Hull depot') };
  const ids: DemoRecordIds = {
    sites,
    vehicles: await addEach(send, 'vehicles', DEMO_VEHICLES, { location_id: sites.depot }),
    products: await addEach(send, 'products', DEMO_PRODUCTS, { location_id: sites.brewery }),
    staff: await addEach(send, 'profiles', DEMO_STAFF, { location_id: sites.brewery }),
    partners: {
      malt: partner('Wold Maltings'),
      glass: partner('Aire Bottle Works'),
      shop: partner('Castle Street Stores'),
    },
  };
  const doings = months.flatMap((month) => demoActivitiesOf(month, ids, random));
  for (const [entity, draft] of doings) await send('create', entity, draft);
  return doings.length;
}

/**
 * Enters two companies with eighteen months of activities into an empty database and reports what it entered. After a
 * crash, the next start enters what is missing.
 */
export async function seedDemo(engine: Engine, say: (line: string) => void): Promise<void> {
  for (const company of DEMO_COMPANIES) {
    const session = await firstAdmin(engine, company);
    const send = sender(engine, session);
    const places = await addSites(send, company);
    for (const person of company.people) await addPerson(engine, send, session, company.domain, person);
    await addStaff(send, company, places[0]?.[1] ?? '');
    // Time at which entering this company began, so that the rest matches the existing records.
    const now = Number((await knownAdmin(engine, company))?.['created_on']);
    const [months, random] = [monthsBefore(now, MONTHS), seeded(SEED)];
    for (const name of Object.values(DEMO_TAGS)) await send('create', 'tags', { name });
    let activities = await addBills(send, places, months, random);
    if (company === DEMO_COMPANIES[0]) {
      const partners = await addPartners(send, company.domain, now);
      activities += await addDoings(send, places, partners, months, random);
      await addStatements(send, now);
      const modules = [...BASE_SUBSCRIPTIONS, 'ai-doc-extract', 'compliance'] as const;
      await engine.platform.accounts.subscribe(session.companyId, { modules });
    }
    await finish(engine, session);
    say(`demo company ${company.company_name}: ${places.length} locations, ${activities} activities`);
  }
}
