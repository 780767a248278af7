import { UPLOAD_TEXTS } from '@lichen/contracts/text/file-texts';
import { LOGOS } from '../../../../test/hostile/logos';
import { uploadFile } from '../../../../test/upload-file';
import { makeWorld, type Person, type World } from '../../../../test/world';
import { fileRecords } from '../../../platform/files/file-records';

let world: World;

beforeAll(async () => {
  world = await makeWorld({ environment: { LICHEN_RATE_LIMIT_SCALE: '1000' } });
});
afterAll(() => world.stop());

/** The smallest PNG there is: one transparent pixel. */
const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);

const upload = (person: Pick<Person, 'cookie'> | null, bytes: Buffer, name = 'logo.png') =>
  uploadFile(world.url, person, 'company_logos', { name, bytes });

const logoOf = (person: Person) => fetch(`${world.url}/api/data/company_logos`, { headers: { cookie: person.cookie } });

it('keeps a picture with its company, audited, and gives it back harmlessly', async () => {
  const sent = await upload(world.admin, PIXEL, '../../<b>logo</b>.png');
  const got = await logoOf(world.admin);
  const { body: profile } = await world.admin.send('GET', 'company_profile');
  const { body: audit } = await world.admin.send('GET', 'audit_log?entity_name=company_profile');

  expect(sent).toMatchObject({ status: 200, body: { ok: true, obj: { _id: expect.any(String) } } });
  expect(Buffer.from(await got.arrayBuffer()).equals(PIXEL)).toBe(true);
  expect(got.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(got.headers.get('x-content-type-options')).toBe('nosniff');
  expect(got.headers.get('content-security-policy')).toContain('sandbox');
  expect(profile.obj.has_logo).toBe(true);
  expect(profile.obj).not.toHaveProperty('logo_id');
  expect(audit.list[0].type).toBe('upload_logo');
});

it('shows nothing of it to another company', async () => {
  expect((await upload(world.admin, PIXEL)).status).toBe(200);

  expect((await logoOf(world.stranger)).status).toBe(404);
});

it('refuses what is no picture, whatever its name, and who may not', async () => {
  const script = await upload(world.admin, Buffer.from('<script>alert(1)</script>'));
  const user = await upload(await world.someone(['user']), PIXEL);
  const nobody = await upload(null, PIXEL);

  expect(script).toMatchObject({ status: 400, body: { errors: { file: 'This type of file is not supported' } } });
  expect(user.status).toBe(403);
  expect(nobody.status).toBe(401);
});

it.each(LOGOS)('takes %s for what it is, and keeps the logo before it otherwise', async (what, bytes, outcome) => {
  const before = await upload(world.admin, PIXEL);
  expect(before.status).toBe(200);
  const isTaken = outcome.startsWith('image/');

  const { status, body } = await upload(world.admin, bytes, 'logo.png');
  const got = await logoOf(world.admin);

  expect([what, status, body.errors]).toEqual(
    isTaken ? [what, 200, undefined] : [what, 400, { file: UPLOAD_TEXTS[outcome as keyof typeof UPLOAD_TEXTS] }],
  );
  expect(got.headers.get('content-type')).toBe(isTaken ? outcome : 'image/png');
  expect(Buffer.from(await got.arrayBuffer()).equals(isTaken ? bytes : PIXEL)).toBe(true);
  expect(got.headers.get('content-disposition')).toMatch(/^attachment/);
  expect(got.headers.get('x-content-type-options')).toBe('nosniff');
  expect(got.headers.get('content-security-policy')).toBe("sandbox; default-src 'none'");
});

it('takes the picture away again', async () => {
  expect((await upload(world.admin, PIXEL)).status).toBe(200);
  const { database, clock } = world.engine.platform;
  const { companyId } = world.admin;
  const kept = () => fileRecords(database, clock).ofOwner(companyId, companyId);
  expect(await kept()).toHaveLength(1);

  const cleared = await world.admin.send('POST', 'company_profile/clear_logo', {});

  expect(cleared.body.obj.has_logo).toBe(false);
  expect(await kept()).toEqual([]);
  expect((await logoOf(world.admin)).status).toBe(404);
});
