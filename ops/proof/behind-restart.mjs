import { setUpCompany, send } from './company-account.mjs';
import { asProgram, runOnPortal } from './run-on-portal.mjs';
import { until } from './until.mjs';

const MONTH = { from: Date.UTC(2025, 0, 1), to: Date.UTC(2025, 0, 31) };

/** Returns the calls of one person, which throw when refused. */
const callsOf =
  ({ url }, { cookie }) =>
  async (method, path, body) => {
    const answer = await send({ url, cookie, method, path: `/api/data/${path}`, body });
    if (answer.status >= 300) throw new Error(`${method} ${path}: ${answer.status} ${answer.text.slice(0, 300)}`);
    return answer.body;
  };

const inState = (call, id, state) =>
  until(`the recalculation is ${state}`, async () => (await call('GET', `recalculations/${id}`)).obj.state === state);

/** Number of outdated figures, and whether this one is outdated. */
async function behind(call, id) {
  const { activities } = (await call('GET', 'behind_figures')).obj;
  const { behind_since, behind_by } = (await call('GET', `activities/${id}`)).obj;
  return `${activities} behind, by ${behind_since === null ? 'nothing' : behind_by}`;
}

async function restarted(portal, call, id) {
  await portal.kill();
  await portal.start();
  return behind(call, id);
}

/** Proves that an outdated figure is still outdated after the process was killed, and up to date once recalculated. */
export async function proveBehindRestart({ database, checks }) {
  const name = `figures behind, ${database}`;
  await runOnPortal({ name, database, checks }, async ({ portal }) => {
    const person = await setUpCompany(portal.url, 'behind@proof.example');
    const call = callsOf(portal, person);
    const draft = { location_id: person.locationId, ...MONTH, amount: 100, units: 'kWh', renewable_amount: 0 };
    const { _id } = (await call('POST', 'electricity_activitys', draft)).obj;
    await call('PATCH', `locations/${person.locationId}`, { country: 'FR', electricity_grid: 'France' });
    const told = [await restarted(portal, call, _id)];
    const { obj } = await call('POST', 'recalculate', { behind: true });
    await inState(call, obj._id, 'proposed');
    told.push(await restarted(portal, call, _id));
    await call('POST', 'decide_recalculation', { id: obj._id, decision: 'commit' });
    await inState(call, obj._id, 'committed');
    told.push(await restarted(portal, call, _id));
    const expected = ['1 behind, by locations', '1 behind, by locations', '0 behind, by nothing'];
    const wrong = expected.flatMap((each, at) => (told[at] === each ? [] : [`${told[at]} instead of ${each}`]));
    checks.check(`${name}: are so after the process was killed, until they are recalculated`, wrong);
  });
}

await asProgram(import.meta.url, { numbers: {} }, proveBehindRestart);
