import { doc } from '@lichen/contracts/docs/doc.entity';
import { COMPARE_AGAIN } from '@lichen/contracts/docs/expiry';
import { DAY, utcDay } from '@lichen/contracts/formats/days';
import { type World, makeWorld } from '../../../../test/world';
import { systemClock } from '../../../platform/clock';
import { startDaily } from '../../../platform/daily/start-daily';
import { companyRecords } from '../../../platform/engine/company-records';
import { until } from '../../../platform/jobs/testing/work-place';
import { recordsOver } from '../../../platform/store/scoped-records';
import { tellOfExpiry } from './tell-of-expiry.job';

const START = utcDay(2026, 9, 19) + 10 * 3_600_000;
const TODAY = utcDay(2026, 9, 19);

let world: World;
let offset = START - Date.now();
const ids: Record<string, string> = {};

const valid = async (name: string, expiry_date: number) => {
  const prep_data = { company_name: 'Own', standard: 'ISO 14001', certificate_number: '1', expiry_date };
  const made = await world.admin.send('POST', 'docs', { name, doc_ids: ['iso_14001'], prep_data });
  if (made.status !== 201) throw new Error(JSON.stringify(made.body));
  ids[name] = made.body.obj._id;
};

beforeAll(async () => {
  const clock = { now: () => Date.now() + offset, random: systemClock.random };
  world = await makeWorld({ clock });
  await valid('ended', TODAY - 3 * DAY);
  await valid('near', TODAY + 20 * DAY);
  await valid('far', TODAY + 200 * DAY);
}, 60_000);
afterAll(() => world.stop());

const told = async () => {
  const read = companyRecords(world.engine.platform, world.admin.companyId);
  const list = await read(doc).list({ limit: 10 });
  const pairs = list.map(({ name, expiry_told }) => [name, expiry_told] as const);
  return Object.fromEntries(pairs.sort(([one], [other]) => one.localeCompare(other)));
};

async function oneDay() {
  const { platform } = world.engine;
  const parts = { ...platform, daily: [tellOfExpiry], configuration: { LICHEN_WORKERS: false } };
  const daily = startDaily(parts);
  await daily.askNow();
  await daily.stop();
}

/** No work is left: the clock may jump. */
const settled = () =>
  until(async () => {
    const sql = "SELECT id FROM jobs WHERE kind LIKE 'daily%' AND state NOT IN ('done', 'failed')";
    return (await world.engine.platform.database.all(sql)).length === 0;
  });

const tells = (expected: Record<string, string | null>) =>
  until(async () => JSON.stringify(await told()) === JSON.stringify(expected));

it('tells once of documents that expire within a month, and of those that have', async () => {
  await oneDay();
  await tells({ ended: 'expired', far: null, near: 'expires_soon' });
  const events = () => world.engine.platform.database.all("SELECT type FROM outbox WHERE type LIKE 'docs.expire%'");
  expect((await events()).map(({ type }) => type).sort()).toEqual(['docs.expired', 'docs.expires_soon']);

  const later = TODAY + 250 * DAY;
  await world.admin.send('POST', `docs/${ids['ended']}/update`, { prep_data: { expiry_date: later } });
  expect(await told()).toMatchObject({ ended: null });

  await settled();
  offset += 30 * DAY;
  await oneDay();
  await tells({ ended: null, far: null, near: 'expired' });
  expect(await events()).toHaveLength(3);
});

it('compares once what an earlier rule took as renewed, and tells of what no other one renews', async () => {
  const read = companyRecords(world.engine.platform, world.admin.companyId);
  const of = (await read(doc).list({ limit: 10 })).find(({ name }) => name === 'far');
  const { database } = world.engine.platform;
  const docs = recordsOver(database, database, world.admin.companyId)(doc);
  const certificate = (name: string, holder: string, expiry_date: number, more: object = {}) => ({
    ...{ ...of, _id: name, name, expiry_date, expiry_told: COMPARE_AGAIN, ...more },
    prep_data: { company_name: holder, certificate_number: 'C-1', expiry_date },
  });
  const ended = world.engine.platform.clock.now() - 40 * DAY;
  await docs.insert([
    certificate('alone', 'Alone', ended),
    certificate('dateless', 'Nobody', ended, { expiry_date: null }),
    certificate('old', 'Renewed', ended),
    certificate('renewal', 'Renewed', ended + 2000 * DAY, { expiry_told: null, applied_on: 1 }),
  ]);

  await settled();
  offset += DAY;
  await oneDay();
  const others = { ended: null, far: null, near: 'expired' };
  await tells({ alone: 'expired', dateless: null, ...others, old: 'renewed', renewal: null });
});
