import { tag } from '@lichen/contracts/business/tags/tag.entity';
import { recordsOver } from '../../../platform/store/scoped-records';
import { LOCATION, makeWorld, type World } from '../../../../test/world';

let world: World;
let site: string;

beforeAll(async () => {
  world = await makeWorld();
  site = (await world.admin.send('POST', 'locations', LOCATION)).body.obj._id;
}, 60_000);
afterAll(() => world.stop());

const FROM = Date.UTC(2024, 0, 1);
const DAY = 86_400_000;

async function tagged(tags: string[]): Promise<string> {
  const bill = { location_id: site, from: FROM, to: FROM + 30 * DAY, amount: 100, units: 'kWh', renewable_amount: 0 };
  return (await world.admin.send('POST', 'electricity_activitys', { ...bill, tags })).body.obj._id;
}

const add = async (name: string) => world.admin.send('POST', 'tags', { name });
const tagsOf = async (id: string) => (await world.admin.send('GET', `electricity_activitys/${id}`)).body.obj;
const lastAudit = async () => (await world.admin.send('GET', 'audit_log?entity_name=tags')).body.list[0];

it('gives every activity the new name, keeps its figures, and says so in the log', async () => {
  const { body } = await add('Winter');
  const [first, second, other] = [
    await tagged(['A', 'Winter']),
    await tagged(['Winter', 'Cold']),
    await tagged(['Winter time']),
  ];
  const before = await tagsOf(first);

  const renamed = await world.admin.send('PATCH', `tags/${body.obj._id}`, { _action: 'update', name: 'Cold' });

  const after = await tagsOf(first);
  expect(renamed.status).toBe(200);
  expect(after.tags).toEqual(['A', 'Cold']);
  expect(after.emission_calc).toEqual(before.emission_calc);
  expect((await tagsOf(second)).tags).toEqual(['Cold']);
  expect((await tagsOf(other)).tags).toEqual(['Winter time']);
  const row = await lastAudit();
  expect(row.type).toBe('update');
  expect(JSON.stringify(row.diff)).toContain(first);
});

it('goes from every activity when it is deleted', async () => {
  const { body } = await add('Spring');
  const id = await tagged(['Spring', 'B']);

  expect((await world.admin.send('DELETE', `tags/${body.obj._id}`)).status).toBe(200);

  expect((await tagsOf(id)).tags).toEqual(['B']);
  const row = await lastAudit();
  expect(row.type).toBe('remove');
  expect(JSON.stringify(row.diff)).toContain(id);
});

it('gives its new name to charts and views that narrow by it, and leaves them narrowed when it is gone', async () => {
  const { _id } = (await add('Night')).body.obj;
  const chart = { chartName: 'Nights', chartType: 'bar_chart', show: 'CO2', report_by: 'time' };
  const filters = { tags: { Night: true, Day: true }, relativeDate: 'this_year' };
  const made = (await world.admin.send('POST', 'chart_config_save', { ...chart, filters })).body.obj;
  const other = { ...chart, chartName: 'Days', filters: { tags: { Day: true } } };
  const untouched = (await world.admin.send('POST', 'chart_config_save', other)).body.obj;
  const query = 'activity=fuel_activitys&tags=Day&tags=Night';
  const view = (await world.admin.send('POST', 'saved_views', { name: 'Nights', query })).body.obj;
  const kept = async () => {
    const { list: views } = (await world.admin.send('GET', 'saved_view_list')).body;
    const charts = [made, untouched].map(({ _id: id }) => world.admin.send('GET', `chart_config_save/${id}`));
    const [first, second] = (await Promise.all(charts)).map(({ body }) => body.obj);
    return [first.filters, second.version, views.find((one: { _id: string }) => one._id === view._id).query];
  };

  await world.admin.send('PATCH', `tags/${_id}`, { name: 'Late & early' });
  const renamed = [
    { tags: { Day: true, 'Late & early': true }, relativeDate: 'this_year' },
    untouched.version,
    'activity=fuel_activitys&tags=Day&tags=Late+%26+early',
  ];
  expect(await kept()).toEqual(renamed);
  expect(JSON.stringify((await lastAudit()).diff)).toContain(made._id);

  await world.admin.send('DELETE', `tags/${_id}`);
  expect(await kept()).toEqual(renamed);
});

it('is the only one of its name, whatever the case', async () => {
  await add('Summer');
  const twin = await add('SUMMER');
  const { body } = await add('Autumn');
  const taken = await world.admin.send('PATCH', `tags/${body.obj._id}`, { name: 'summer' });
  const recased = await world.admin.send('PATCH', `tags/${body.obj._id}`, { name: 'AUTUMN' });

  expect([twin.status, twin.body.errors]).toEqual([400, { name: 'Already in use' }]);
  expect(taken.body.errors).toEqual({ name: 'Already in use' });
  expect(recased.body.obj.name).toBe('AUTUMN');
  expect((await world.stranger.send('POST', 'tags', { name: 'Summer' })).status).toBe(201);
});

it('is one tag whatever its case and accents: on an activity, in a filter, and when it is renamed', async () => {
  const { _id } = (await add('\u00c9nergie')).body.obj;
  expect((await add('energie')).body.errors).toEqual({ name: 'Already in use' });
  const known = await tagged(['energie', 'E\u0301NERGIE', 'new', 'NEW']);
  expect((await tagsOf(known)).tags).toEqual(['\u00c9nergie', 'new']);

  const rows = [{ _id: known }];
  await world.admin.send('POST', 'bulk_activities', {
    change: { kind: 'tag', add: ['ENERGIE'], remove: ['New'] },
    rows,
  });
  expect((await tagsOf(known)).tags).toEqual(['\u00c9nergie']);

  const found = async (tag: string) =>
    (await world.admin.send('GET', `activities?tags=${encodeURIComponent(tag)}`)).body.list.map(
      (each: { _id: string }) => each._id,
    );
  expect([await found('energie'), await found('e\u0301nergie')]).toEqual([[known], [known]]);
  expect((await world.admin.send('GET', 'activities?tags=energies')).status).toBe(400);

  await world.admin.send('PATCH', `tags/${_id}`, { name: 'Power' });
  expect((await tagsOf(known)).tags).toEqual(['Power']);
});

it('leaves a tag alone that differs from the renamed or deleted one in accents, as earlier releases took two', async () => {
  const { _id } = (await add('marche')).body.obj;
  const { database } = world.engine.platform;
  const tags = recordsOver(database, database, world.admin.companyId)(tag);
  await tags.insert([{ ...(await tags.get(_id)), _id: 'accented', name: 'march\u00e9' }]);
  const [both, one] = [await tagged(['Marche', 'March\u00e9']), await tagged(['MARCH\u00c9'])];
  const now = async () => [(await tagsOf(both)).tags, (await tagsOf(one)).tags];
  expect(await now()).toEqual([['marche', 'march\u00e9'], ['march\u00e9']]);
  const view = { name: 'Markets', query: 'tags=marche&tags=march%C3%A9' };
  const { _id: viewed } = (await world.admin.send('POST', 'saved_views', view)).body.obj;

  await world.admin.send('PATCH', `tags/${_id}`, { name: 'Market' });
  expect(await now()).toEqual([['Market', 'march\u00e9'], ['march\u00e9']]);
  const { list } = (await world.admin.send('GET', 'saved_view_list')).body;
  expect(list.find((each: { _id: string }) => each._id === viewed).query).toBe('tags=Market&tags=march%C3%A9');

  await tags.insert([{ ...(await tags.get(_id)), _id: 'plain', name: 'marche' }]);
  const again = await tagged(['marche', 'march\u00e9']);
  await world.admin.send('POST', 'bulk_activities', {
    ...{ change: { kind: 'tag', add: ['Market'], remove: ['MARCHE'] }, rows: [{ _id: again }] },
  });
  expect((await tagsOf(again)).tags).toEqual(['march\u00e9', 'Market']);
  const last = await tagged(['marche', 'march\u00e9']);
  await world.admin.send('DELETE', 'tags/plain');
  expect([(await tagsOf(last)).tags, ...(await now())]).toEqual([
    ['march\u00e9'],
    ['Market', 'march\u00e9'],
    ['march\u00e9'],
  ]);
});

it('is read by everybody and written by administrators', async () => {
  const keeper = await world.someone(['edit_business', 'user']);

  expect((await keeper.send('GET', 'tags')).status).toBe(200);
  expect((await keeper.send('POST', 'tags', { name: 'Mine' })).status).toBe(403);
});
