import { uploadFile } from '../../../../test/upload-file';
import { LOCATION, makeWorld, type Person, type World } from '../../../../test/world';

let world: World;

beforeAll(async () => {
  world = await makeWorld();
  await world.admin.send('POST', 'locations', { ...LOCATION });
});
afterAll(() => world.stop());

/** A JPEG without its tables: enough for what the bytes are told by. */
const PICTURE = Buffer.from(
  'ffd8ffe000104a46494600010100000100010000ffc00011080010001003011100021101031101ffda0008010100003f007fffd9',
  'hex',
);

const save = (draft: object) => world.admin.send('POST', 'chart_config_save', draft);

const upload = (person: Pick<Person, 'cookie'>, owner: string, bytes = PICTURE) => {
  const data = JSON.stringify({ owner, index: 0, thumbnail: true });
  return uploadFile(world.url, person, 'chart_config_save', { name: 'chart.jpg', bytes }, { data });
};

const picture = (person: Pick<Person, 'cookie'>, id: string) =>
  fetch(`${world.url}/api/data/files?oid=${id}&t=1`, { headers: { cookie: person.cookie } });

it('keeps a chart with what its maker left out, and writes only what changed', async () => {
  const made = await save({ chartName: '  By scope ', report_by: 'scope' });
  const { _id, version } = made.body.obj;
  const changed = await world.admin.send('PATCH', `chart_config_save/${_id}`, { chartType: 'pie_chart' });

  expect(made.body.obj).toMatchObject({
    ...{ chartName: 'By scope', chartType: 'bar_chart', show: 'CO2', report_by: 'scope', comparison: null },
    ...{ excludeLabel: false, pinned: false, filters: {}, has_thumbnail: false },
  });
  expect(made.body.obj).not.toHaveProperty('thumbnail_id');
  expect(changed.body.obj).toMatchObject({ chartType: 'pie_chart', report_by: 'scope', version: version + 1 });
});

it('asks for a name that nobody else of the account has taken', async () => {
  await save({ chartName: 'Taken' });
  const none = await save({ chartName: '   ' });
  const long = await save({ chartName: 'x'.repeat(101) });
  const taken = await save({ chartName: 'Taken' });
  const longest = await save({ chartName: 'x'.repeat(100) });
  const elsewhere = await world.stranger.send('POST', 'chart_config_save', { chartName: 'Taken' });
  const answers = [none, long, taken, longest, elsewhere];

  expect(answers.map(({ status }) => status)).toEqual([400, 400, 400, 201, 201]);
  expect(answers.slice(0, 3).map(({ body }) => body.errors.chartName)).toEqual([
    'Enter a name for the chart',
    'Too long',
    'Another chart has this name',
  ]);
});

it('takes the filters of the specification and no others', async () => {
  const filters = { activity: { commute: true }, relativeDate: 'last_month', start_date: null, email_filter: 'a@b' };
  const good = await save({ chartName: 'Filters', filters });
  const bad = await Promise.all(
    [
      { nothing: {} },
      { scopes: ['1'] },
      { relativeDate: 'next_year' },
      { start_date: 1 },
      { activity: { x: 'y' } },
    ].map((wrong, at) => save({ chartName: `Wrong ${at}`, filters: wrong })),
  );
  const backwards = await save({ chartName: 'Backwards', filters: { start_date: 86_400_000, end_date: 0 } });

  expect(good.body.obj.filters).toEqual(filters);
  expect(bad.map(({ status, body }) => [status, Object.keys(body.errors)])).toEqual(bad.map(() => [400, ['filters']]));
  expect(backwards.body.errors).toEqual({ filters: 'Must be before end date' });
});

it('pins and unpins, and lists the pinned ones apart', async () => {
  const { body } = await save({ chartName: 'Pinned' });
  await world.admin.send('PATCH', `chart_config_save/${body.obj._id}`, { pinned: true });
  const { body: pinned } = await world.admin.send('GET', 'chart_config_save?pinned=true&limit=2000');
  await world.admin.send('PATCH', `chart_config_save/${body.obj._id}`, { pinned: false });
  const { body: none } = await world.admin.send('GET', 'pinned_charts');

  expect(pinned).toMatchObject({ total: 1, count: 1, list: [{ chartName: 'Pinned', pinned: true }] });
  expect(none.total).toBe(0);
});

it('keeps one picture of a chart, and only for those who may see it', async () => {
  const { body } = await save({ chartName: 'Picture' });
  const { _id } = body.obj;
  const none = await picture(world.admin, _id);
  const first = await upload(world.admin, _id);
  const second = await upload(world.admin, _id, Buffer.concat([PICTURE, Buffer.from([1])]));
  const shown = await picture(world.admin, _id);
  const { body: after } = await world.admin.send('GET', `chart_config_save/${_id}`);
  const kept = await world.engine.platform.database.all('SELECT id FROM files WHERE owner_id = ?', [_id]);

  expect(none.status).toBe(404);
  expect([first.status, second.status]).toEqual([200, 200]);
  expect(Buffer.from(await shown.arrayBuffer())).toHaveLength(PICTURE.length + 1);
  expect(shown.headers.get('content-type')).toBe('image/jpeg');
  expect(after.obj.has_thumbnail).toBe(true);
  expect(after.obj.updated_on).toBeGreaterThanOrEqual(body.obj.updated_on);
  expect(kept.map(({ id }) => id)).toEqual([second.body.obj._id]);
  expect((await picture(world.stranger, _id)).status).toBe(404);
  expect((await upload(world.stranger, _id)).status).toBe(404);
  expect((await picture(await world.someone(['user']), _id)).status).toBe(403);
  expect((await upload(await world.someone(['user']), _id)).status).toBe(403);
  expect((await upload(world.admin, _id, Buffer.from('<svg/>'))).status).toBe(400);
});

it('forgets the picture with its chart', async () => {
  const { body } = await save({ chartName: 'Goes' });
  const { _id } = body.obj;
  await upload(world.admin, _id);
  await world.admin.send('DELETE', `chart_config_save/${_id}`);
  const count = () => world.engine.platform.database.all('SELECT id FROM files WHERE owner_id = ?', [_id]);
  for (let tries = 0; tries < 50 && (await count()).length > 0; tries += 1)
    await new Promise((resolve) => setTimeout(resolve, 100));

  expect(await count()).toEqual([]);
  expect((await picture(world.admin, _id)).status).toBe(404);
});
