import { menuPathOf } from '../faults/broken-lane.mjs';
import { countLine, noneLine } from '../figures.mjs';
import { followMenu, open } from '../portal-page.mjs';
import { storeCopies } from './publish-speed.mjs';

const RELEASES = 25;
const STORED = 3;
const TYPED = 'Half written';

/** A form of each remote, with one of its fields. */
const FORMS = [
  { name: 'mf-activities', path: '/activities/new/electricity_activitys' },
  { name: 'mf-business', path: '/business/locations/new' },
  { name: 'mf-compliance', path: '/value-chain/new' },
];

/** Any field into which text can be typed. */
const FIELD = 'main form input[type=text]:not([readonly]):not([role=combobox]), main form textarea';

/** Opens a tab with a half-filled form of a remote. */
async function startForm(lane, { name, path }) {
  const page = await lane.newPage();
  const problems = [];
  page.on('response', (response) => {
    if (response.status() >= 400 && response.url().includes('/_mf/')) problems.push(`${name}: ${response.url()}`);
  });
  await open(page, lane.proxy.url + path);
  const field = page.locator(FIELD).first();
  await field.waitFor();
  await field.fill(TYPED);
  await page.evaluate(() => Object.assign(globalThis, { proofSameDocument: true }));
  return { page, field, name, problems };
}

const isSame = (page) => page.evaluate(() => Reflect.get(globalThis, 'proofSameDocument') === true);

async function releaseAll(world, stored, round) {
  await Promise.all(
    world.remotes.map((name) => world.releases.show(name, stored[name][round % STORED].release.version)),
  );
}

/** G14: tabs that stay open over many releases of every remote keep unsaved input and can load all their code. */
export async function prove(world) {
  const stored = {};
  for (const name of world.remotes)
    stored[name] = await storeCopies(
      world,
      name,
      Array.from({ length: STORED }, (_, at) => `long ${at}`),
    );
  await releaseAll(world, stored, 0);
  const lane = await world.lane();
  const tabs = [];
  for (const form of FORMS.filter(({ name }) => world.remotes.includes(name))) tabs.push(await startForm(lane, form));
  const lost = [];
  for (let round = 1; round <= RELEASES; round += 1) {
    await releaseAll(world, stored, round);
    await tabs[0].page.waitForTimeout(400);
    for (const { page, field, name } of tabs)
      if ((await field.inputValue().catch(() => '')) !== TYPED || !(await isSame(page)))
        lost.push(`${name} after ${round} releases`);
  }
  const pages = [];
  for (const { page, field, name } of tabs) {
    await field.fill('');
    // A page that this tab has not shown yet: its code is of the tab's first version or of the newest.
    for (const other of world.remotes) {
      page.once('dialog', (dialog) => void dialog.accept());
      const shown = await followMenu(page, menuPathOf(world.built[other])).catch(
        (error) => String(error).split('\n')[0],
      );
      if (shown !== 'page') pages.push(`${name}, then ${other}: ${shown}`);
    }
    if (!(await isSame(page))) lost.push(`${name} was loaded anew afterwards`);
  }
  await lane.close();
  const missing = tabs.flatMap(({ problems }) => problems);
  return [
    countLine('G14', `half-filled forms kept over ${RELEASES} releases of every remote`, RELEASES * tabs.length, lost),
    noneLine('G14', 'files that the tabs asked for and that were not there', missing, 'files'),
    countLine('G14', 'pages that the tabs open afterwards', tabs.length * world.remotes.length, pages),
    await versionsKept(world),
  ];
}

/** Checks that no version was removed and that every stored one can be read. */
async function versionsKept({ remotes, releases }) {
  const gone = [];
  let all = 0;
  for (const name of remotes) {
    const { versions } = (await releases.ask(`/${name}`)).body.obj;
    for (const { version } of versions) {
      all += 1;
      if ((await releases.ask(`/${name}/versions/${version}`)).status !== 200) gone.push(`${name} ${version}`);
    }
  }
  return countLine('G14', 'versions that were stored can be read', all, gone);
}
