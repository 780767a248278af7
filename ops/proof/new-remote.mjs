/**
 * A team creates a remote with its module, tests it, releases it into a running portal, and retires it. The total time
 * is printed beside its limit; it excludes installing packages.
 *   node ops/proof/new-remote.mjs        needs Chromium; a build
 */
import { cpSync, existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from '@playwright/test';
import { build } from '../build/build.mjs';
import { newRemote } from '../new-remote/new-remote.mjs';
import { buildBackend } from '../start/build-backend.mjs';
import { root } from '../start/process.mjs';
import { copiedSources } from '../test/copied-sources.mjs';
import { chromiumLaunch } from '../test/machine.mjs';
import { run, tool } from '../test/run.mjs';
import { makeChecks } from './checks.mjs';
import { send, setUpCompany } from './company-account.mjs';
import { isReady, makePortal } from './portal.mjs';

const REMOTE = 'mf-scratch';
const ENTITY = 'scratch_entries';
const LIMIT_SECONDS = 90;
const silent = () => undefined;
const BUILT = ['backend/dist', 'backend/contracts/dist', 'shell/dist', '.build/backend.json'];

/** Creates a checkout as a team has it, with sources and builds. */
function checkOut() {
  const copy = copiedSources({ remotes: [REMOTE] });
  for (const name of BUILT)
    cpSync(path.join(root, name), path.join(copy, name), { recursive: true, preserveTimestamps: true });
  return copy;
}

/** Runs one step in the team's checkout and prints its duration. */
async function step(what, folder, command, { env = {} } = {}) {
  const begun = performance.now();
  const { code, output } = await run(process.execPath, command, { cwd: folder, env });
  console.log(`${what}: ${((performance.now() - begun) / 1000).toFixed(1)} s`);
  if (code !== 0) throw new Error(`${what}: exit code ${code}\n${output.slice(-3000)}`);
  return output;
}

const TESTS = [
  'backend/src/modules/scratch/entries/entries.api.test.ts',
  'backend/test/every/declared-gates.once.test.ts',
  'backend/test/database/model-equals-table.test.ts',
];

/** Runs everything from the command to a serving module and a live remote. */
async function makeAndRelease({ copy, portal, folder, checks }) {
  const written = newRemote(copy, REMOTE, new Date());
  const isInItsRooms = (file) =>
    file.startsWith(`${REMOTE}/`) || /^backend\/(src\/modules|contracts\/src)\/scratch\//.test(file);
  const outside = written.filter((file) => !isInItsRooms(file));
  const changed = written.filter((file) => existsSync(path.join(root, file)));
  checks.check('it writes new files only, in its own rooms', [...outside, ...changed]);
  await step('build of the backend', copy, ['ops/start/build-backend.mjs']);
  await step('build of the remote', copy, ['ops/build/build.mjs', REMOTE]);
  const jest = [tool('jest'), '--selectProjects', 'api', 'api once', '--runTestsByPath', ...TESTS];
  await step('its tests', copy, jest, { env: { DATABASE_URL: undefined, REDIS_URL: undefined } });
  const module = await makePortal({
    ...{ folder: path.join(folder, 'module'), databaseUrl: portal.databaseUrl, home: copy },
    env: { LICHEN_MODULES: 'scratch', LICHEN_DATA_DIR: folder, LICHEN_PUBLIC_URL: portal.url },
  });
  await module.start();
  const program = ['backend/dist/cli/lichen.js', 'publish', `${REMOTE}/dist`, '--note', 'First of its name'];
  await step('release', copy, program, { env: portal.environment });
  return module;
}

/** Routes the new module's calls to its process, as the edge would; all others go to the portal. */
const throughTheEdge = (context, { url }) =>
  context.route(
    (address) => address.pathname.split('/')[3] === ENTITY,
    async (route) => {
      const asked = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: url + asked.pathname + asked.search }) });
    },
  );

/** Opens the page from the menu, saves a record, and finds it in the list and the widget. */
async function worksInBrowser({ browser, portal, module, person, checks }) {
  const context = await browser.newContext();
  await throughTheEdge(context, module);
  const page = await context.newPage();
  const failed = [];
  page.on('pageerror', ({ message }) => failed.push(message));
  await page.goto(`${portal.url}/login`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/dashboard');
  await page.goto(`${portal.url}/scratch`);
  await page.getByRole('heading', { level: 1, name: 'Entries' }).waitFor();
  await page.getByRole('navigation').getByRole('link', { name: 'Entries' }).first().waitFor();
  await page.getByRole('button', { name: 'Add entry' }).first().click();
  await page.getByLabel('Title').fill('Kept by the new module');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await page.getByRole('heading', { level: 1, name: 'Kept by the new module' }).waitFor();
  await page.goto(`${portal.url}/scratch`);
  await page.getByRole('row', { name: /Kept by the new module/ }).waitFor();
  await page.goto(`${portal.url}/dashboard`);
  await page.getByRole('link', { name: 'Show all' }).first().waitFor();
  if (process.env['LICHEN_PICTURES']) await pictures(page, portal, process.env['LICHEN_PICTURES']);
  // A call that the last page still waits for would fail with the answer that closing takes away.
  await context.unrouteAll({ behavior: 'wait' });
  await context.close();
  checks.check('its page, form, list, menu entry and widget work, and nothing fails', failed);
}

async function pictures(page, { url }, folder) {
  for (const [name, width] of Object.entries({ wide: 1440, narrow: 360 })) {
    await page.setViewportSize({ width, height: 900 });
    for (const address of ['scratch', 'scratch/new', 'dashboard']) {
      await page.goto(`${url}/${address}`);
      await page.waitForLoadState('networkidle');
      await page.screenshot({ path: path.join(folder, `${address.replace('/', '-')}-${name}.png`) });
    }
  }
}

/** Saves a bill, because the dashboard of a company without figures shows first steps only. */
async function saveBill({ url }, { cookie, locationId }) {
  const days = { from: Date.UTC(2025, 0, 1), to: Date.UTC(2025, 0, 31) };
  const body = { location_id: locationId, ...days, amount: 100, units: 'kWh', renewable_amount: 0 };
  const { status, text } = await send({ url, cookie, method: 'POST', path: '/api/data/electricity_activitys', body });
  if (status !== 201) throw new Error(`the bill is not saved: ${status} ${text}`);
}

const areasOf = async ({ url }, { cookie }) =>
  (await send({ url, cookie, path: '/api/portal' })).body.areas.map(({ id }) => id);

async function takeAway({ copy, portal, module, person, checks }) {
  const program = ['backend/dist/cli/lichen.js', 'retire', REMOTE, '--note', 'Only tried'];
  await step('retirement', copy, program, { env: portal.environment });
  await module.stop();
  const end = performance.now() + 5000;
  while ((await areasOf(portal, person)).includes('scratch') && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 50));
  const areas = await areasOf(portal, person);
  checks.check('retired, its area is gone for everybody', areas.includes('scratch') ? [areas.join(', ')] : []);
}

export async function proveNewRemote({ checks }) {
  await buildBackend({ log: silent });
  await build({ log: silent });
  const folder = mkdtempSync(path.join(tmpdir(), 'lichen-made-'));
  const copy = checkOut();
  const portal = await makePortal({ folder });
  const browser = await chromium.launch(chromiumLaunch());
  let module;
  try {
    await portal.start();
    const person = await setUpCompany(portal.url, 'made@proof.example');
    await saveBill(portal, person);
    const pid = portal.pid();
    const begun = performance.now();
    module = await makeAndRelease({ copy, portal, folder, checks });
    await worksInBrowser({ browser, portal, module, person, checks });
    await takeAway({ copy, portal, module, person, checks });
    const seconds = (performance.now() - begun) / 1000;
    console.log(`a new remote, from the command to its retirement: ${seconds.toFixed(1)} s of ${LIMIT_SECONDS} s`);
    checks.check('it takes no longer than its limit', seconds <= LIMIT_SECONDS ? [] : [`${seconds.toFixed(1)} s`]);
    checks.check(
      'nobody restarted the portal',
      portal.pid() === pid && (await isReady(portal.url)) ? [] : ['restarted'],
    );
  } finally {
    await browser.close();
    await module?.stop();
    await portal.stop();
    for (const place of [folder, copy]) rmSync(place, { recursive: true, force: true });
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const checks = makeChecks();
  await proveNewRemote({ checks });
  process.exitCode = checks.finish();
}
