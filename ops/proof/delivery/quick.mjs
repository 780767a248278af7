import { build } from '../../build/build.mjs';
import { flowsOf, makeLanes, meetAll } from './goals/fault-matrix.mjs';
import { openTold, untilTold } from './goals/open-tabs.mjs';
import { storeCopies } from './goals/publish-speed.mjs';
import { proveStandingPointer } from './standing-pointer.mjs';
import { makeWorld } from './world.mjs';

const FORM = { name: 'mf-business', path: '/business/locations/new' };
const TYPED = 'Half written';

/** One fault of each kind, and those that once affected more than their own part. */
const FAULTS = [
  'every file is refused',
  'one bit of the entry is flipped',
  'the entry hangs',
  'the entry has no hash in the answer',
  'an effect throws',
  'clean-up throws',
  'it suspends for ever',
  'the backend answers 500',
];

/** Publishes while a form is half filled: the input stays, and the tab reports a newer version. */
async function proveForm(world, checks) {
  const [, next] = await storeCopies(world, FORM.name, ['quick a', 'quick b']);
  const lane = await world.lane();
  const page = await lane.newPage();
  await openTold(lane, [page], lane.proxy.url + FORM.path);
  const field = page.locator('main form input[type=text]:not([readonly]):not([role=combobox])').first();
  await field.fill(TYPED);
  const problems = [];
  await untilTold([page], () => world.releases.show(FORM.name, next.release.version), 10_000).catch((error) =>
    problems.push(`no note that a newer version is ready: ${error.message.split('\n')[0]}`),
  );
  const typed = await field.inputValue().catch(() => 'nothing');
  if (typed !== TYPED) problems.push(`the field holds ${typed}`);
  await lane.close();
  checks.check('a release leaves a half-filled form as it is, and a note says so', problems);
}

async function proveFaults(world, checks) {
  const lanes = await makeLanes(world, 2);
  const flows = await flowsOf(world, lanes[0], ({ name }) => FAULTS.includes(name));
  const left = FAULTS.filter((name) => flows.filter(({ fault }) => fault.name === name).length < world.remotes.length);
  checks.check('every kind of fault is tried over every remote', left);
  const problems = await meetAll(world, lanes, flows);
  for (const { name, fault } of flows)
    checks.check(
      `${fault.name}: ${name} alone fails`,
      problems.filter((words) => words.startsWith(`${fault.name}, ${name},`)),
    );
}

/** Proves the goals of independent delivery in two minutes, on one portal and one browser. */
export async function proveDeliveryQuickly({ checks }) {
  await build({ log: () => undefined });
  const world = await makeWorld();
  try {
    await proveForm(world, checks);
    await proveStandingPointer(world, FORM.name, checks);
    await proveFaults(world, checks);
  } catch (error) {
    checks.check('delivery runs to its end', [error instanceof Error ? error.stack : error, world.portal.words()]);
  } finally {
    await world.stop();
  }
}
