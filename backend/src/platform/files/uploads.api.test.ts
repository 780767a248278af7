import { UPLOAD_TEXTS } from '@lichen/contracts/text/file-texts';
import { makeWorld, type Person, type World } from '../../../test/world';
import { until } from '../jobs/testing/work-place';

let world: World;
beforeAll(async () => {
  world = await makeWorld({ environment: { LICHEN_COMPANY_STORAGE_MB: '1' } });
}, 60_000);
afterAll(() => world.stop());

const PICTURE = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffc00011080010001003011100021101031101ffda0008010100003f007fffd9',
  'hex',
);

async function upload({ cookie }: Pick<Person, 'cookie'>, fields: Record<string, string>, bytes: Buffer) {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) form.set(name, value);
  form.set('file', new Blob([new Uint8Array(bytes)]), 'file');
  const answer = await fetch(`${world.url}/api/upload`, { method: 'POST', body: form, headers: { cookie } });
  return { status: answer.status, body: (await answer.json()) as { err?: string; obj: { _id: string } } };
}
const picture = (owner: string) => ({
  entity: 'chart_config_save',
  data: JSON.stringify({ owner, index: 0, thumbnail: true }),
});
const BILLS = { entity: 'imports', activity: 'electricity_activitys' };
const sheet = (name: string, lines: number) => Buffer.from(`Site,From\n${`${name},2024-01-01\n`.repeat(lines)}`);
const stored = async () => (await world.engine.platform.files.stored('', 100)).map(({ hash }) => hash);
const used = async (who: Person) => (await who.send('GET', 'storage_used')).body.obj.used as number;

it('keeps no byte of an upload that is refused once it has come, and those of others that are the same', async () => {
  const refused = await upload(world.admin, picture('nothing'), PICTURE);
  expect(refused.status).toBe(404);
  expect(await stored()).toEqual([]);

  const { body } = await world.admin.send('POST', 'chart_config_save', { chartName: 'By scope' });
  expect((await upload(world.admin, picture(body.obj._id), PICTURE)).status).toBe(200);
  const kept = await stored();
  expect(kept).toHaveLength(1);
  expect((await upload(world.stranger, picture('nothing'), PICTURE)).status).toBe(404);
  expect(await stored()).toEqual(kept);
});

it('keeps no byte of a file that cannot be read', async () => {
  const before = [await stored(), await used(world.stranger)];
  const damaged = Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(5000, 7)]);
  const { status, body } = await upload(world.stranger, BILLS, damaged);
  expect(status).toBe(200);
  await until(async () => (await world.stranger.send('GET', `imports/${body.obj._id}`)).body.obj.state === 'failed');

  await until(async () => JSON.stringify([await stored(), await used(world.stranger)]) === JSON.stringify(before));
});

it('gives a company no more room because it sends many files at once', async () => {
  const before = await used(world.stranger);
  const sent = await Promise.all(
    Array.from({ length: 6 }, (_, at) => upload(world.stranger, BILLS, sheet(`Works ${at}`, 16_000))),
  );

  const refused = sent.filter(({ status }) => status !== 200);
  expect(refused.map(({ status, body }) => [status, body.err])).toEqual(
    Array.from({ length: 3 }, () => [413, UPLOAD_TEXTS.noRoom]),
  );
  expect(await used(world.stranger)).toBe(before + 3 * sheet('Works 0', 16_000).length);
});
