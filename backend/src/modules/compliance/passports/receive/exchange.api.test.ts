import { createServer } from 'node:net';
import type { AddressInfo } from 'node:net';
import { addMonths, dayAt } from '@lichen/contracts/formats/days';
import { BASE_SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { PASSPORT_TEXTS, STANDING_REFUSALS } from '@lichen/contracts/compliance/passports/passport-texts';
import { uploadFile } from '../../../../../test/upload-file';
import { currentPolicy, proofOf } from '../../../../../test/worlds/asked-world';
import { list, one, type Row, until } from '../../../../../test/worlds/demand-book';
import { makeWorld, type Person, type World } from '../../../../../test/world';
import { systemClock } from '../../../../platform/clock';

let issuing: World;
let asking: World;
let birch: Person;
let demanding: Person;
let partner: string;
let policyDoc: string;
let offset = 0;
const clock = { now: () => Date.now() + offset, random: systemClock.random };

/** Lists are kept for a minute. */
const aMinuteLater = () => {
  offset += 61_000;
};

async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

beforeAll(async () => {
  const port = await freePort();
  const address = { PORT: String(port), LICHEN_PUBLIC_URL: `http://127.0.0.1:${port}` };
  issuing = await makeWorld({ clock, environment: address });
  asking = await makeWorld({ clock, environment: { LICHEN_PRIVATE_ISSUERS: '1' } });
  birch = issuing.admin;
  demanding = asking.admin;
  await asking.engine.platform.accounts.subscribe(demanding.companyId, {
    modules: [...BASE_SUBSCRIPTIONS, 'compliance'],
  });
  policyDoc = await proofOf(issuing, birch, currentPolicy());
  partner = (await demanding.send('POST', 'partners', { name: 'Birch' })).body.obj._id;
}, 120_000);
afterAll(async () => {
  await asking.stop();
  await issuing.stop();
});

async function issued(more: object = {}): Promise<Row> {
  const order = { name: 'For customers', valid_until: addMonths(dayAt(clock.now()), 12), docs: [policyDoc], ...more };
  const { status, body } = await birch.send('POST', 'issue_passport', order);
  if (status !== 200) throw new Error(JSON.stringify(body));
  const now = () => one(birch, `supplier_passports/${body.obj._id}`);
  await until(async () => (await now())['state'] !== 'making');
  return now();
}

async function fileOf(url: string, path: string, { cookie }: Person): Promise<{ status: number; bytes: Buffer }> {
  const answer = await fetch(`${url}/api/data/${path}`, { headers: { cookie } });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const archiveOf = async ({ _id }: Row) => (await fileOf(issuing.url, `supplier_passports/${_id}?f=1`, birch)).bytes;
const received = (id: string) => one(demanding, `received_passports/${id}`);

const sent = (bytes: Buffer) =>
  uploadFile(asking.url, demanding, 'received_passports', { name: 'birch.passport.zip', bytes });

/** Handed in, once the issuer was asked. */
async function handedIn(passport: Row): Promise<Row> {
  const { status, body } = await sent(await archiveOf(passport));
  if (status !== 200) throw new Error(JSON.stringify(body));
  await until(async () => (await received(body.obj._id))['asked'] !== 'asking');
  return received(body.obj._id);
}

async function askedAgain({ _id }: Row): Promise<Row> {
  await demanding.send('POST', `received_passports/${_id}/ask`, {});
  await until(async () => (await received(_id))['asked'] !== 'asking');
  return received(_id);
}

async function demanded(): Promise<Row> {
  const draft = { partner_id: partner, demand_type_id: 'insurance', mandatory: true, frequency: 'on_expiry' };
  const { status, body } = await demanding.send('POST', 'partner_compliance_demands', draft);
  if (status !== 201) throw new Error(JSON.stringify(body));
  return body.obj;
}

const FILE = 'files/001-policy.pdf';
const take = ({ _id }: Row, demand: Row, file = FILE) =>
  demanding.send('POST', `received_passports/${_id}/take`, { demand_id: demand._id, file });
const trust = (fingerprint: unknown) =>
  demanding.send('POST', 'trusted_signers', { name: 'Birch', fingerprint, compared: 'Read out on the telephone' });
const demandNow = ({ _id }: Row) => one(demanding, `partner_compliance_demands/${_id}`);

let demand: Row;
let passport: Row;
let row: Row;

it('finds a passport of another installation intact, and its signer unknown', async () => {
  demand = await demanded();
  passport = await issued();
  row = await handedIn(passport);

  expect(row).toMatchObject({
    ...{ verdict: 'intact', issuer_name: 'First company', passport_id: passport['passport_id'], asked: 'answered' },
    ...{ fingerprint: passport['fingerprint'], listed_on: expect.any(Number), revoked_on: null },
    holds: { certificates: [{ type: 'insurance', file: FILE }] },
  });
  expect(JSON.stringify(row)).not.toContain('file_id');
  const early = await take(row, demand);
  expect([early.status, early.body.err]).toEqual([422, STANDING_REFUSALS.unknown]);
  // The same file again is the same record.
  expect((await handedIn(passport))._id).toBe(row._id);
});

it('trusts a fingerprint once a person says how it was compared, and takes none that is not one', async () => {
  expect((await trust('3f2a')).body.errors).toEqual({ fingerprint: PASSPORT_TEXTS.noFingerprint });
  expect(
    (await demanding.send('POST', 'trusted_signers', { name: 'B', fingerprint: passport['fingerprint'] })).status,
  ).toBe(400);
  const typed = String(passport['fingerprint']).toUpperCase().replaceAll(' ', ':');
  expect((await trust(typed)).body.obj).toMatchObject({ fingerprint: passport['fingerprint'] });
  expect((await trust(passport['fingerprint'])).status).toBe(400);
});

it('takes a certificate as a submission that says where it came from, and is proof without a connection', async () => {
  expect((await take(row, demand, 'files/other.pdf')).body.err).toBe(PASSPORT_TEXTS.notHeld);
  expect((await take(row, demand)).status).toBe(200);
  expect((await take(row, demand)).body.err).toBe(PASSPORT_TEXTS.takenAlready);

  const [submission] = await list(demanding, `partner_compliance_submissions?demand_id=${demand._id}`);
  expect(submission).toMatchObject({
    ...{ status: 'for_review', has_file: true, is_valid: true, to: currentPolicy().expiry_date },
    ...{ passport_file: FILE, passport: { issuer_name: 'First company' }, prep_data: { motor_insurance: 'yes' } },
  });
  expect(await demandNow(demand)).toMatchObject({ for_review: true, stage: 'submitted', status: 'new' });
  await demanding.send('POST', `partner_compliance_submissions/${submission?._id}/accept`, {});
  expect(await demandNow(demand)).toMatchObject({ compliant: true, stage: 'accepted', non_compliant_reason: null });
});

it('gives the archive and its files to the company alone', async () => {
  const own = await fileOf(asking.url, `received_passports/${row._id}?f=${encodeURIComponent(FILE)}`, demanding);
  const original = await fileOf(issuing.url, `docs/${policyDoc}?f=1`, birch);
  expect(own.bytes.equals(original.bytes)).toBe(true);
  const whole = await fileOf(asking.url, `received_passports/${row._id}?f=passport.zip`, demanding);
  expect(whole.bytes.equals(await archiveOf(passport))).toBe(true);
  const path = `received_passports/${row._id}?f=${encodeURIComponent(FILE)}`;
  expect((await fileOf(asking.url, `received_passports/${row._id}?f=files%2Fnone`, demanding)).status).toBe(404);
  await asking.engine.platform.accounts.subscribe(asking.stranger.companyId, {
    modules: [...BASE_SUBSCRIPTIONS, 'compliance'],
  });
  const other = await asking.stranger.send('GET', 'received_passports');
  expect([(await fileOf(asking.url, path, asking.stranger)).status, other.body.total]).toEqual([404, 0]);
});

it('refuses a passport with one flipped byte anywhere, and says where', async () => {
  const bytes = await archiveOf(passport);
  const step = Math.max(1, Math.floor(bytes.length / 24));
  for (let at = 0; at < bytes.length; at += step) {
    const flipped = Buffer.from(bytes);
    flipped[at] = (flipped[at] ?? 0) ^ 0x01;
    const { status, body } = await sent(flipped);
    if (status !== 200) {
      // Without its beginning it is no archive.
      expect([at < 30, body.err]).toEqual([true, PASSPORT_TEXTS.noArchive]);
      continue;
    }
    const broken = await received(body.obj._id);
    expect([at, broken]).toMatchObject([at, { verdict: 'broken', broken_why: expect.any(String) }]);
    expect(String(broken['broken_place'])).not.toBe('');
    expect((await take(broken, demand)).body.err).toBe(STANDING_REFUSALS.broken);
  }
}, 120_000);

it('trusts the next key of the issuer by the one that named it', async () => {
  const [issuer] = await list(birch, 'passport_issuers');
  await birch.send('POST', `passport_issuers/${issuer?._id}/rotate`, {});
  const next = await handedIn(await issued());
  const again = await demanding.send('POST', 'partner_compliance_demands', {
    ...{ partner_id: partner, demand_type_id: 'iso_9001' },
  });

  expect(next['fingerprint']).not.toBe(row['fingerprint']);
  // Trusted, and of another type.
  expect((await take(next, again.body.obj)).body.err).toBe('This document is not of the type that is asked for.');
});

it('takes proof back once the issuer has revoked the passport, and never guesses', async () => {
  await birch.send('POST', `supplier_passports/${passport._id}/revoke`, { reason: 'Policy cancelled' });
  aMinuteLater();
  const revoked = await askedAgain(row);

  expect(revoked).toMatchObject({
    asked: 'answered',
    revoke_reason: 'Policy cancelled',
    revoked_on: expect.any(Number),
  });
  expect(await demandNow(demand)).toMatchObject({ compliant: false, non_compliant_reason: 'recalled' });
  expect((await take(row, demand)).body.err).toBe(STANDING_REFUSALS.revoked);

  const other = await handedIn(await issued());
  // By itself a portal asks no machine of its own network, whatever a passport names.
  Object.assign(asking.engine.platform.configuration, { LICHEN_PRIVATE_ISSUERS: false });
  const unasked = { asked: 'unreachable', listed_on: other['listed_on'], revoked_on: null };
  expect(await askedAgain(other)).toMatchObject(unasked);
});
