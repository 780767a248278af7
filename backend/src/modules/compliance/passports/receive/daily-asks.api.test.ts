import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { PassportKeys } from '@lichen/contracts/compliance/passports/passport-format';
import { PASSPORT_TEXTS, STANDING_REFUSALS } from '@lichen/contracts/compliance/passports/passport-texts';
import { DAY, utcDay } from '@lichen/contracts/formats/days';
import { BASE_SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { list, one, type Row, until } from '../../../../../test/worlds/demand-book';
import { LOCATION, makeWorld, type Person, type World } from '../../../../../test/world';
import { startDaily } from '../../../../platform/daily/start-daily';
import { canonicalJson, type JsonValue } from '../../../../platform/signed-archive/canonical-json';
import { type JsonObject, withProof } from '../../../../platform/signed-archive/data-proof';
import { multikeyOf } from '../../../../platform/signed-archive/multikey';
import { withNextKey } from '../key-chain.rules';
import { passportArchive } from '../passport-archive.rules';
import { fingerprint, firstKeys, ISSUER, keyOf, smallFiles, smallPassport } from '../testing/small-passport.rules';
import { askIssuersDaily } from './ask-issuers.job';

let world: World;
let person: Person;
let partner: string;
let issuer: Server;
let url: string;
/** Answer of the issuer; null where it does not answer. */
let answer: Buffer | null = null;
let requests = 0;
const GOODS = { name: 'Cans', units: 'kg' };
const notices: unknown[] = [];

const moment = (time: number) => `${new Date(time).toISOString().slice(0, 19)}Z`;
const since = moment(Date.now() - 100 * DAY);
const keys: PassportKeys = [{ ...(firstKeys(keyOf(1))[0] as PassportKeys[number]), since }];
const id = (number: number) => `urn:uuid:01939f3e-0000-7000-8000-${String(number).padStart(12, '0')}`;
const CATEGORIES = Object.fromEntries([1, 2, 3, 4, 5, 6, 7, 8].map((each) => [each, '25000']));

/** A passport of a company elsewhere, with the figures of two years. */
function archive(number: number): Buffer {
  const unsigned = smallPassport(keys);
  const returns = [
    {
      ...{ year: 2025, name: 'Greenhouse gas inventory' },
      values: { unit: 'kg', scope1: '120000.5', scope2: '80000', scope3: '200000' },
      calculation: { seal: 'sealed', rows: 12, scope3_categories: CATEGORIES },
    },
    { year: 2024, name: 'Greenhouse gas inventory', values: { unit: 'stones', scope1: '1' }, calculation: null },
  ];
  const document = {
    ...{ ...unsigned, id: id(number), validFrom: since, validUntil: moment(Date.now() + 100 * DAY) },
    credentialSubject: { ...unsigned.credentialSubject, returns },
    credentialStatus: { type: 'SupplierPassportRevocations' as const, id: `${url}/list.json` },
  };
  return passportArchive(document, smallFiles(), { key: keyOf(1), created: since });
}

/** The list of what the issuer has revoked, signed by its first key, or by one that this one names. */
function listOf(revoked: readonly number[], { key = keyOf(1), chain = keys, at = Date.now() } = {}): Buffer {
  const on = moment(at).slice(0, 10);
  const said = {
    ...{ '@context': ['https://www.w3.org/ns/credentials/v2'], type: 'SupplierPassportRevocations' },
    ...{ issuer: { id: ISSUER, name: 'Birch AS', keys: chain }, issuedOn: moment(at) },
    revoked: revoked.map((number) => ({ id: id(number), on, reason: 'Figures were wrong' })),
  } as unknown as JsonObject;
  const proof = { key, method: `${ISSUER}#${multikeyOf(key)}`, created: moment(at) };
  return Buffer.from(canonicalJson(withProof(said, proof) as unknown as JsonValue));
}

beforeAll(async () => {
  issuer = createServer((_request, response) => {
    requests += 1;
    if (answer) response.end(answer);
    else response.writeHead(503).end();
  });
  await new Promise<void>((resolve) => issuer.listen(0, '127.0.0.1', resolve));
  url = `http://127.0.0.1:${(issuer.address() as AddressInfo).port}`;
  world = await makeWorld({ environment: { LICHEN_PRIVATE_ISSUERS: '1' } });
  person = world.admin;
  const { accounts, push } = world.engine.platform;
  await accounts.subscribe(person.companyId, { modules: [...BASE_SUBSCRIPTIONS, 'compliance'] });
  const { toUser } = push;
  push.toUser = (companyId, userId, event, payload) => {
    if (event === 'notice') notices.push((payload as { text: string }).text);
    toUser(companyId, userId, event, payload);
  };
  partner = (await person.send('POST', 'partners', { name: 'Birch', currency: 'GBP' })).body.obj._id;
  await person.send('POST', 'trusted_signers', {
    ...{ name: 'Birch', fingerprint: fingerprint(keyOf(1)), compared: 'Read out on the telephone' },
  });
}, 60_000);
afterAll(async () => {
  await world.stop();
  issuer.close();
});

const received = (row: Row) => one(person, `received_passports/${row._id}`);

async function handedIn(number: number): Promise<Row> {
  const form = new FormData();
  form.set('entity', 'received_passports');
  form.set('file', new Blob([new Uint8Array(archive(number))]), 'birch.passport.zip');
  const sent = await fetch(`${world.url}/api/upload`, {
    method: 'POST',
    headers: { cookie: person.cookie },
    body: form,
  });
  const { obj } = (await sent.json()) as { obj: Row };
  await until(async () => (await received(obj))['asked'] !== 'asking');
  return received(obj);
}

/** The daily work of all companies, with what it leads to. */
async function day(): Promise<void> {
  const { platform } = world.engine;
  for (const table of ['daily_work', 'sweeps']) await platform.database.run(`DELETE FROM ${table}`, []);
  await platform.database.run("DELETE FROM jobs WHERE kind LIKE 'daily.%'", []);
  requests = 0;
  const daily = startDaily({ ...platform, daily: [askIssuersDaily], configuration: { LICHEN_WORKERS: false } });
  await daily.askNow();
  await until(async () => {
    const open = await platform.database.all("SELECT id FROM jobs WHERE state IN ('waiting', 'running')", []);
    const told = await platform.database.all(
      'SELECT id FROM outbox WHERE relayed_on IS NULL AND failed_on IS NULL',
      [],
    );
    return open.length + told.length === 0;
  });
  await daily.stop();
}

const logged = async (row: Row) =>
  (await list(person, `audit_log?record_id=${row._id}&limit=100`)).map((each) => each['type']);

let first: Row;
let second: Row;

it('asks each issuer once a day for all of its passports, and keeps the log short', async () => {
  answer = listOf([]);
  first = await handedIn(1);
  second = await handedIn(2);
  const before = (await received(first))['asked_on'] as number;
  answer = listOf([], { at: Date.now() + 1000 });

  await day();

  expect(requests).toBe(1);
  const now = await received(first);
  expect(now).toMatchObject({ asked: 'answered', unheard_since: null, revoked_on: null });
  expect([now['asked_on'] as number, now['listed_on'] as number]).toEqual([
    expect.any(Number),
    Math.floor((Date.parse(JSON.parse(answer.toString()).issuedOn) as number) / 1000) * 1000,
  ]);
  expect(now['asked_on']).toBeGreaterThan(before);
  expect((await logged(first)).filter((type) => type === 'hear')).toHaveLength(1);
});

it('says since when an issuer does not answer, and tells it once', async () => {
  answer = null;
  await day();
  const silent = await received(first);
  await day();

  expect(silent).toMatchObject({ asked: 'unreachable', unheard_since: expect.any(Number), revoked_on: null });
  expect((await received(first))['unheard_since']).toBe(silent['unheard_since']);
  expect(notices.filter((text) => /could not be asked/.test(String(text)))).toHaveLength(2);
});

it('takes no list that is older than the last, or that other keys sign', async () => {
  answer = listOf([1], { at: Date.now() - 10 * DAY });
  await day();
  expect(await received(first)).toMatchObject({ asked: 'refused', revoked_on: null });
  const stolen = keyOf(7);
  answer = listOf([1], { key: stolen, chain: [{ key: multikeyOf(stolen), since }] });
  await day();
  expect(await received(first)).toMatchObject({ asked: 'refused', revoked_on: null });
  expect((await received(first))['unheard_since']).not.toBeNull();
});

const take = (row: Row, more: object = {}) =>
  person.send('POST', `received_passports/${row._id}/take_return`, {
    ...{ partner_id: partner, year: 2025, revenue: 1_000_000, spend: 10_000, ...more },
  });

it('takes the figures of a year as the annual return of a partner, with the record of their calculation', async () => {
  const none = await take(first, { year: 2023 });
  const unreadable = await take(first, { year: 2024 });
  const nobody = await take(first, { partner_id: 'none' });
  expect([none.body.err, unreadable.body.err, Object.keys(nobody.body.errors ?? {})]).toEqual([
    ...[PASSPORT_TEXTS.notHeld, PASSPORT_TEXTS.noFigures],
    ['partner_id'],
  ]);
  expect((await take(first)).status).toBe(200);
  expect((await take(second)).body.err).toBe(PASSPORT_TEXTS.returnTaken);

  const [made] = await list(person, `partner_returns?partner_id=${partner}`);
  expect(made).toMatchObject({
    ...{ year: 2025, period_start: utcDay(2025, 1, 1), period_end: utcDay(2025, 12, 31), co2_units: 'kg' },
    ...{ scope1_co2: 120_000.5, scope2_co2: 80_000, scope3_co2: 200_000, scope3_coverage: 'upstream' },
    ...{ total_co2: 400_000.5, co2_share: 4000.005, quality: 'reported', recalled_on: null },
    passport: { issuer_name: 'Birch AS' },
    passport_record: { issuer: 'Birch AS', calculation: { seal: 'sealed', rows: 12 }, values: { scope1: '120000.5' } },
  });
});

/** A purchase of the year, calculated with what the partner returned. */
async function bought(): Promise<Row> {
  const made = async (entity: string, draft: object) => (await person.send('POST', entity, draft)).body.obj as Row;
  const [location_id, product_id] = [await made('locations', LOCATION), await made('products', GOODS)].map(
    ({ _id }) => _id,
  );
  const cost = { currency: 'GBP', amount: 10_000 };
  const draft = { partner_id: partner, product_id, location_id, order_date: utcDay(2025, 5, 6), cost };
  return made('purchased_goods_activitys', draft);
}
const behind = async () =>
  (await person.send('GET', `behind_figures?entity=partners&id=${partner}`)).body.obj.activities as number;
let purchase: Row;

it('counts purchases with figures that were taken', async () => {
  purchase = await bought();
  const calculated = await list(person, `emission_calcs?activity_id=${purchase._id}`);
  expect(calculated).toContainEqual(expect.objectContaining({ method: 'revenue', used: true }));
  expect(await behind()).toBe(0);
});

it('makes figures that somebody changed those of the company, and keeps the source where others change', async () => {
  const [made] = (await list(person, `partner_returns?partner_id=${partner}`)) as [Row];
  const kept = await person.send('PATCH', `partner_returns/${made._id}`, { spend: 20_000 });
  expect(kept.body.obj).toMatchObject({ passport_id: first._id, co2_share: 8000.01 });
  const other = (await person.send('POST', 'partners', { name: 'Birch Nordic', currency: 'GBP' })).body.obj._id;
  await take(first, { partner_id: other });
  const [changed] = (await list(person, `partner_returns?partner_id=${other}`)) as [Row];
  const own = await person.send('PATCH', `partner_returns/${changed._id}`, { scope1_co2: 5 });
  expect(own.body.obj).toMatchObject({ passport_id: null, passport_record: null, scope1_co2: 5 });
});

it('recalls what was taken on the day that the issuer revokes, and takes nothing more of it', async () => {
  const chain = withNextKey(ISSUER, keys, { current: keyOf(1), next: keyOf(2), since: moment(Date.now() - DAY) });
  answer = listOf([1], { key: keyOf(2), chain, at: Date.now() + 2000 });
  notices.length = 0;
  await day();

  expect(await received(first)).toMatchObject({ revoke_reason: 'Figures were wrong', unheard_since: null });
  expect(await received(second)).toMatchObject({ asked: 'answered', revoked_on: null, unheard_since: null });
  const [made] = (await list(person, `partner_returns?partner_id=${partner}`)) as [Row];
  expect(made).toMatchObject({ scope1_co2: 120_000.5, recalled_on: expect.any(Number) });
  expect(await logged(made)).toContain('recall');
  // A purchase that was made of it is behind, and counts without it once it is calculated again.
  expect(await behind()).toBe(1);
  const changed = { description: 'Calculated again' };
  expect((await person.send('PATCH', `purchased_goods_activitys/${purchase._id}`, changed)).status).toBe(200);
  const calculated = await list(person, `emission_calcs?activity_id=${purchase._id}`);
  expect(calculated).not.toContainEqual(expect.objectContaining({ method: 'revenue', used: true }));
  expect(notices).toEqual(['{company} has revoked a passport. What was taken from it no longer counts.']);
  const mailed = (await world.nobody('GET', '/operator/inbox')).body.list as { to: string; text: string }[];
  const about = mailed.filter(({ text }) => text.includes('has revoked a passport that you received'));
  expect(about).toMatchObject([{ to: person.email, text: expect.stringContaining(`/passports/${first._id}`) }]);
  expect((await take(first)).body.err).toBe(STANDING_REFUSALS.revoked);
  // A revoked one is asked for no more.
  await day();
  expect(requests).toBe(1);
});
