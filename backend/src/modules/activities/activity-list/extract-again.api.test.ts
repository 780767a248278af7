import { ACTIVITY_TYPES, type ActivityType } from '@lichen/contracts/activities/activity-types';
import { utcDay } from '@lichen/contracts/formats/days';
import { draftOf } from '../../../../test/examples';
import { importSteps } from '../../../../test/worlds/import-world';
import { LOCATION, type World, makeWorld } from '../../../../test/world';

let world: World;
const { uploaded, checked } = importSteps(() => world);

beforeAll(async () => {
  world = await makeWorld();
}, 60_000);
afterAll(() => world.stop());

const speak = (lang: string) => world.admin.send('POST', 'profile/set_lang', { lang });

async function extracted(activity: string, format: 'csv' | 'xlsx'): Promise<Buffer> {
  const { body } = await world.admin.send('POST', 'activity_extract', { format, filters: { activity } });
  const { cookie } = world.admin;
  const answer = await fetch(`${world.url}/api/data/activity_extract/${body.obj._id}?f=1`, { headers: { cookie } });
  return Buffer.from(await answer.arrayBuffer());
}

/** Records that the examples call alike get names of their own: a name that two have leads to neither. */
async function tellApart(): Promise<void> {
  for (const [entity, field] of [
    ['locations', 'name'],
    ['profiles', 'first_name'],
    ['vehicles', 'name'],
  ] as const)
    for (const [at, record] of (await world.admin.send('GET', entity)).body.list.entries())
      await world.admin.send('PATCH', `${entity}/${record._id}`, { [field]: `${record[field]} ${at}` });
}

it('says codes and choices in the language of the reader', async () => {
  const location_id = (await world.admin.send('POST', 'locations', { ...LOCATION, name: 'Works' })).body.obj._id;
  const journey = { transport_method: 'national_rail', units: 'km', distance: 12, journey_date: utcDay(2025, 3, 3) };
  const { profile_id } = await draftOf(world, 'commute');
  const ends = { start_location: { name: 'Leith', country: 'GB' }, end_location: { name: 'Skipton', country: 'GB' } };
  const draft = { ...journey, ...ends, profile_id, location_id, entry_type: 'weekly', journeys: 4 };
  const { status } = await world.admin.send('POST', 'commute', draft);
  const english = (await extracted('commute', 'csv')).toString();
  await speak('DE');
  const german = (await extracted('commute', 'csv')).toString();
  await speak('en-GB');

  expect(status).toBe(201);
  expect(english).toContain(',Weekly');
  expect(english).not.toContain('national_rail');
  expect(english).not.toContain(',weekly');
  expect(german).toContain('Wöchentlich');
  expect(german).not.toContain('national_rail');
}, 60_000);

it.each(Object.keys(ACTIVITY_TYPES) as ActivityType[])(
  'reads its own file of %s again',
  async (type) => {
    const { status, body } = await world.admin.send('POST', type, await draftOf(world, type));
    if (status !== 201) throw new Error(JSON.stringify(body));
    await tellApart();
    for (const [lang, format] of [
      ['en-GB', 'csv'],
      ['DE', 'xlsx'],
    ] as const) {
      await speak(lang);
      const file = await extracted(type, format);
      const { columns } = await uploaded(world.admin, file, type);
      const { rows, error_rows, existing_rows, new_rows, repairs } = await checked(world.admin, file, type);
      await speak('en-GB');
      const guesses = columns?.map(({ header, guess }) => `${header} → ${guess}`);
      expect({ repairs, error_rows, new_rows, guesses: existing_rows === rows ? [] : guesses }).toEqual({
        repairs: [],
        error_rows: 0,
        new_rows: 0,
        guesses: [],
      });
    }
  },
  60_000,
);
