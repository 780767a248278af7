import { makeColleague } from '../colleague.mjs';
import { noneLine, timesLine } from '../figures.mjs';
import { followMenu, open } from '../portal-page.mjs';

const ROUNDS = 5;
const ALL = ['activities', 'docs', 'compliance', 'value-chain', 'business', 'reports', 'news'];

/** Milliseconds until a condition holds. */
async function until(isSo, begun, what) {
  while (!(await isSo())) if (performance.now() - begun > 15_000) throw new Error(`${what} after 15 s`);
  return performance.now() - begun;
}

/**
 * Revokes a permission while its area is open, and measures when files, data and the open tab react. Data is tested
 * with an invalid record: permitted users get an error for its missing name, others are refused before that.
 */
async function revoke(lane, { person, way }) {
  const { body } = await person.call('GET', '/api/portal');
  const remote = body.remotes.find(({ name }) => name === way.remote);
  const page = await lane.newPage();
  const connected = lane.proxy.connectedCount();
  await open(page, `${lane.proxy.url}/profile`);
  await page.evaluate(() => Object.assign(globalThis, { proofSameDocument: true }));
  await followMenu(page, way.path);
  while (lane.proxy.connectedCount() === connected) await page.waitForTimeout(20);
  const begun = performance.now();
  const tabLeaves = page
    .locator('main .p-notice[role=alert]')
    .waitFor()
    .then(() => performance.now() - begun);
  await way.take();
  const status = async (method, at, sent) => (await person.call(method, at, sent)).status;
  const [assets, api, tab] = await Promise.all([
    way.hasFiles ? until(async () => (await status('GET', remote.base + remote.entry)) === 404, begun, 'files') : null,
    until(async () => (await status('POST', way.api, {})) === 403, begun, 'data'),
    tabLeaves,
  ]);
  const isSame = await page.evaluate(() => Reflect.get(globalThis, 'proofSameDocument') === true);
  await page.close();
  return { assets, api, tab, isSame };
}

/** G12: revoked permissions are refused at once; the open tab leaves that area and otherwise stays as it is. */
export async function prove(world) {
  const admin = await world.company(`revoking.${performance.now()}@proof.example`);
  const person = await makeColleague(world, admin, ['user', 'edit_business']);
  const lane = await world.lane(person.cookie);
  const roles = (list) => admin.done('POST', `/api/data/members/${person._id}/change_roles`, { roles: list });
  const subscribe = (modules) => admin.done('POST', '/api/dev/subscription', { modules, type: 'standard' });
  const ways = [
    {
      // Its remote has a page for everybody, so its files stay available.
      ...{ remote: 'mf-business', path: '/business/locations', api: '/api/data/locations' },
      give: () => roles(['user', 'edit_business']),
      take: () => roles(['user']),
    },
    {
      ...{ remote: 'mf-activities', path: '/activities', api: '/api/data/electricity_activitys', hasFiles: true },
      give: async () => {
        await roles(['user', 'admin']);
        await subscribe(ALL);
      },
      take: () => subscribe(ALL.filter((name) => name !== 'activities')),
    },
  ];
  const found = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const way of ways) {
      await way.give();
      found.push(await revoke(lane, { person, way }));
    }
  await lane.close();
  const reloads = found.filter(({ isSame }) => !isSame).map(() => 'the tab was loaded anew');
  const of = (what) => found.map((each) => each[what]).filter((ms) => ms !== null);
  return [
    timesLine('G12', 'files are refused once a subscription is gone', of('assets'), { max: 2000 }),
    timesLine('G12', 'data is refused once a role or a subscription is gone', of('api'), { max: 2000 }),
    timesLine('G12', 'the open tab leaves the area', of('tab'), { max: 5000 }),
    noneLine('G12', 'tabs that were loaded anew, with what is typed elsewhere', reloads),
  ];
}
