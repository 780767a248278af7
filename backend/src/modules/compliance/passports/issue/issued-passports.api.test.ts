import { hash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { passportIssuer } from '@lichen/contracts/compliance/passports/passport-issuer.entity';
import { addMonths, dayAt } from '@lichen/contracts/formats/days';
import { type AskedWorld, askedWorld, currentPolicy, proofOf } from '../../../../../test/worlds/asked-world';
import { list, one, type Row, until } from '../../../../../test/worlds/demand-book';
import type { Person } from '../../../../../test/world';
import { companyRecords } from '../../../../platform/engine/company-records';
import { makeSeals } from '../../../../platform/signing-keys/seals';
import { passportVerdict } from '../passport-verdict.rules';

let place: AskedWorld;
let answering: Person;
let other: Person;
let policyDoc: string;

beforeAll(async () => {
  place = await askedWorld({ environment: { LICHEN_PUBLIC_URL: 'http://birch.example' } });
  answering = place.asked;
  other = place.asking;
  policyDoc = await proofOf(place.world, answering, currentPolicy());
}, 60_000);
afterAll(() => place.world.stop());

const lastDay = addMonths(dayAt(Date.now()), 12);
const order = (more: object = {}, person = answering) =>
  person.send('POST', 'issue_passport', { name: 'For customers', valid_until: lastDay, docs: [policyDoc], ...more });

const passportOf = (id: string) => one(answering, `supplier_passports/${id}`);

async function issued(): Promise<Row> {
  const { status, body } = await order();
  if (status !== 200) throw new Error(JSON.stringify(body));
  await until(async () => (await passportOf(body.obj._id))['state'] !== 'making');
  return passportOf(body.obj._id);
}

async function fileOf(record: Row, person: Person = answering): Promise<{ status: number; bytes: Buffer }> {
  const address = `${place.world.url}/api/data/supplier_passports/${record._id}?f=1`;
  const answer = await fetch(address, { headers: { cookie: person.cookie } });
  return { status: answer.status, bytes: Buffer.from(await answer.arrayBuffer()) };
}

const now = () => `${new Date().toISOString().slice(0, 19)}Z`;
const issuerRow = async () => (await list(answering, 'passport_issuers'))[0] as Row;
const publicFile = (name: string, slug: unknown) => fetch(`${place.world.url}/passports/${String(slug)}/${name}`);

it('issues a passport of a document that anybody can verify, and says who issued what, when, until when', async () => {
  const record = await issued();
  const { status, bytes } = await fileOf(record);
  const verdict = passportVerdict(bytes, { now: now(), trusted: [String(record['fingerprint'])] });

  expect(status).toBe(200);
  expect(record).toMatchObject({
    ...{ state: 'issued', issued_by: 'Ann Other', digest: hash('sha256', bytes), bytes: bytes.length },
    ...{ passport_id: `urn:uuid:${record._id}`, valid_until: lastDay, revoked_on: null },
    holds: { certificates: [{ type: 'insurance', file: 'files/001-policy.pdf' }] },
  });
  if (verdict.answer !== 'intact') throw new Error(JSON.stringify(verdict));
  const { credentialSubject, issuer, credentialStatus } = verdict.passport.document;
  expect(issuer.name).toBe('Second company');
  expect(credentialSubject.certificates[0]).toMatchObject({
    from: new Date(currentPolicy().start_date).toISOString().slice(0, 10),
    values: { motor_insurance: 'yes' },
  });
  expect(issuer.id).toBe(`did:web:birch.example:passports:${(await issuerRow())['slug']}`);
  expect(credentialStatus?.id).toBe(`http://birch.example/passports/${(await issuerRow())['slug']}/revocations.json`);
  // Neither the company nor the person is named by an id of this portal.
  for (const secret of [answering.companyId, answering.userId, answering.email, policyDoc])
    expect(bytes.includes(secret)).toBe(false);
});

it('refuses what cannot be part of a passport', async () => {
  const noFile = await answering.send('POST', 'docs', { name: 'Without a file', doc_ids: ['iso_9001'], prep_data: {} });
  const answers = await Promise.all([
    order({ docs: [] }),
    order({ valid_until: dayAt(Date.now()) - 86_400_000 }),
    order({ docs: [noFile.body.obj._id] }),
    order({ docs: ['none'] }),
    order({}, other),
    order({ years: ['none'] }),
  ]);

  expect(answers.map(({ body: { errors } }) => Object.keys(errors ?? {})[0])).toEqual([
    ...['docs', 'valid_until', 'docs', 'docs', 'docs', 'years'],
  ]);
});

it('gives the file and the record to nobody else', async () => {
  const record = await issued();

  expect((await fileOf(record, other)).status).toBe(404);
  expect((await fileOf(record, { ...other, cookie: '' })).status).toBe(401);
  expect((await other.send('POST', `supplier_passports/${record._id}/revoke`, { reason: 'x' })).status).toBe(404);
  const someone = await place.world.someone(['user']);
  expect((await someone.send('GET', 'supplier_passports')).status).toBe(403);
});

it('publishes keys and a signed list of revoked passports, and nothing else, without a log-in', async () => {
  const [kept, revoked] = [await issued(), await issued()];
  const { slug, fingerprint } = await issuerRow();
  const act = () => answering.send('POST', `supplier_passports/${revoked._id}/revoke`, { reason: ' Policy ended ' });
  expect((await act()).body.obj).toMatchObject({ revoke_reason: 'Policy ended', revoked_by: 'Ann Other' });
  expect((await act()).status).toBe(422);

  const answer = await publicFile('revocations.json', slug);
  const revocations = Buffer.from(await answer.arrayBuffer());
  expect(answer.headers.get('cache-control')).toBe('public, max-age=60');
  expect(answer.headers.get('set-cookie')).toBeNull();
  const judge = async (record: Row) =>
    passportVerdict((await fileOf(record)).bytes, { now: now(), trusted: [String(fingerprint)], revocations });
  expect(await judge(kept)).toMatchObject({ answer: 'intact', listedOn: expect.any(String) });
  expect(await judge(revoked)).toMatchObject({ answer: 'revoked', revoked: { reason: 'Policy ended' } });

  const keys = await (await publicFile('did.json', slug)).json();
  expect(keys).toMatchObject({ verificationMethod: [{ type: 'Multikey' }] });
  for (const said of [revocations.toString(), JSON.stringify(keys)])
    for (const secret of [answering.companyId, answering.userId, answering.email, 'Ann'])
      expect(said).not.toContain(secret);
  for (const wrong of ['0'.repeat(32), 'x', answering.companyId])
    expect((await publicFile('revocations.json', wrong)).status).toBe(404);
});

it('signs with a new key that the old one named, and keeps the old one published', async () => {
  const before = await issued();
  const issuer = await issuerRow();
  const someone = await other.send('POST', `passport_issuers/${issuer._id}/rotate`, {});
  const rotated = await answering.send('POST', `passport_issuers/${issuer._id}/rotate`, {});
  const after = await issued();

  expect([someone.status, rotated.status]).toEqual([404, 200]);
  expect(after['fingerprint']).not.toBe(before['fingerprint']);
  // Whoever trusts the old key trusts the new one that it named, and not the other way round.
  const judge = async (record: Row, trust: Row) =>
    passportVerdict((await fileOf(record)).bytes, { now: now(), trusted: [String(trust['fingerprint'])] }).answer;
  expect(await judge(before, before)).toBe('intact');
  expect(await judge(after, before)).toBe('intact');
  expect(await judge(before, after)).toBe('unknown');
  const { verificationMethod } = (await (await publicFile('did.json', issuer['slug'])).json()) as {
    verificationMethod: unknown[];
  };
  expect(verificationMethod.length).toBeGreaterThan(1);
  expect(JSON.stringify([rotated.body, await issuerRow()])).not.toContain('sealed');
});

it('survives a new secret of the installation, under which the key is sealed anew', async () => {
  const { platform } = place.world.engine;
  const sealedKey = async () =>
    (await companyRecords(platform, answering.companyId)(passportIssuer).get(answering.companyId)).sealed_key;
  const file = JSON.parse(readFileSync(platform.configuration.signingKeyFile, 'utf8')) as {
    keys: { id: string; secret: string }[];
  };
  const old = new Map(file.keys.map(({ id, secret }) => [id, Buffer.from(secret, 'base64')]));
  const { fingerprint } = await issuerRow();
  const before = await sealedKey();
  const seed = platform.seals.unseal(`passport key of ${answering.companyId}`, before);
  expect(before).not.toContain(seed.toString('base64url'));
  expect(before.startsWith(`${platform.seals.currentId}.`)).toBe(true);

  const added = new Map([...old, ['added', Buffer.alloc(32, 7)]]);
  Object.assign(platform, { seals: makeSeals(added, 'added', platform.clock) });
  expect(await issued()).toMatchObject({ state: 'issued', fingerprint });
  expect((await sealedKey()).startsWith('added.')).toBe(true);
  Object.assign(platform, { seals: makeSeals(new Map([...added].slice(-1)), 'added', platform.clock) });
  expect(await issued()).toMatchObject({ state: 'issued', fingerprint });
});
