import { breakRemote, menuPathOf } from '../faults/broken-lane.mjs';
import { CODE_FAULTS } from '../faults/code-faults.mjs';
import { countLine } from '../figures.mjs';
import { ANSWER_FAULTS, NETWORK_FAULTS } from '../faults/network-faults.mjs';
import { followMenu, leave, open, shownOn, tryFrame } from '../portal-page.mjs';

const LANES = 2;
/** Time in milliseconds within which a fault after the first render must show its card. */
const CARD_MS = 4_000;
const LONGEST_S = 15 * 60;
const FEWEST_FAULTS = 24;
const RELEASE_PACKET = '42["release",{}]';

/** Waits until nothing of the page is loading any more. */
const expectLoaded = (page) =>
  page.waitForFunction(() => document.querySelector('main h1') && !document.querySelector('main [aria-busy="true"]'));

/** Calls that only this remote's page makes. */
async function ownCalls(world, lane) {
  const calls = {};
  for (const name of world.remotes) {
    const page = await lane.newPage();
    await open(page, `${lane.proxy.url}/profile`);
    lane.proxy.heal();
    await followMenu(page, menuPathOf(world.built[name]));
    await page.waitForLoadState('networkidle');
    // On a busy machine the network is idle, too, before a page asks for its records.
    await expectLoaded(page);
    calls[name] = [...new Set(lane.proxy.seen().filter((path) => path.startsWith('/api/data/')))];
    await page.close();
  }
  return Object.fromEntries(
    world.remotes.map((name) => {
      const others = new Set(world.remotes.filter((other) => other !== name).flatMap((other) => calls[other]));
      return [name, new Set(calls[name].filter((path) => !others.has(path)))];
    }),
  );
}

const storm = ({ proxy }) => {
  for (let packet = 0; packet < 300; packet += 1) setTimeout(proxy.sayToSockets, packet * 10, RELEASE_PACKET);
};

/** Faults of one remote's backend and of the shared socket. */
const serverFaults = (calls) => [
  { name: 'the backend answers 500', api: (path) => calls.has(path), act: () => ({ status: 500, body: '' }) },
  { name: 'the backend does not answer', api: (path) => calls.has(path), act: () => ({ hang: true }) },
  { name: 'the socket says 300 releases in three seconds', meanwhile: storm },
  { name: 'the socket is cut', meanwhile: ({ proxy }) => proxy.cutSockets() },
];

/** Every fault, with the expected state of the faulty remote's page: its card, the page itself, or either. */
export const faultsOf = (calls) => [
  ...NETWORK_FAULTS.map((fault) => ({ kind: 'network', shows: fault.isStyleOrText ? 'either' : 'card', ...fault })),
  ...ANSWER_FAULTS.map((fault) => ({ kind: 'answer', shows: 'card', ...fault })),
  ...CODE_FAULTS.map((fault) => ({ kind: 'code', ...fault })),
  ...serverFaults(calls).map((fault) => ({ kind: 'server', shows: 'page', ...fault })),
];

/** Checks that the frame and every other remote work while one is broken. */
async function othersWork(page, world, name) {
  await tryFrame(page);
  for (const other of world.remotes.filter((one) => one !== name)) {
    const shown = await followMenu(page, menuPathOf(world.built[other]));
    if (shown !== 'page') throw new Error(`${other} shows a failure`);
  }
}

const firstLine = (error) => String(error instanceof Error ? error.message : error).split('\n')[0];

/** Waits for a card that appears after the first render, because effects run only then. */
async function cardAfter(page) {
  const card = page.locator('main .p-failure:not(.k-card)').first();
  await card.waitFor({ timeout: CARD_MS }).catch(() => undefined);
  return shownOn(page);
}

/**
 * Tries one fault of one remote as a widget, from the menu and as a page.
 * @returns {Promise<string[]>} the problems found
 */
async function meet(world, lane, { name, fault }) {
  const problems = [];
  const note = (mount) => (error) => void problems.push(`${fault.name}, ${name}, ${mount}: ${firstLine(error)}`);
  breakRemote(lane, world.built[name], { fault });
  const page = await lane.newPage();
  try {
    await open(page, `${lane.proxy.url}/dashboard`);
    fault.meanwhile?.(lane);
    await page
      .locator('main h1')
      .first()
      .waitFor({ timeout: 12_000 })
      .then(() => tryFrame(page))
      .catch(note('widget'));
    const first = await followMenu(page, menuPathOf(world.built[name])).catch(note('menu'));
    const shown = first === 'page' && fault.shows === 'card' ? await cardAfter(page) : first;
    if (shown && fault.shows !== 'either' && shown !== fault.shows) note('page')(`shows the ${shown}`);
    await othersWork(page, world, name).catch(note('page'));
    await followMenu(page, '/dashboard').catch(note('back on the dashboard'));
    if ((await shownOn(page)) !== 'page') note('widget')('the dashboard is a failure');
  } catch (error) {
    note('opening')(error);
  } finally {
    await leave(page);
    lane.proxy.heal();
  }
  return problems;
}

/** Tries faults in several windows at once. */
export async function meetAll(world, lanes, flows, log = /** @type {(words: string) => void} */ (() => undefined)) {
  const problems = [];
  const left = [...flows];
  const work = async (lane) => {
    for (let flow = left.shift(); flow; flow = left.shift()) {
      const found = await meet(world, lane, flow);
      problems.push(...found);
      for (const words of found) log(words);
    }
  };
  await Promise.all(lanes.map(work));
  return problems;
}

/** Opens windows for a user who reads German, so that texts of remotes are loaded too. */
export async function makeLanes(world, count) {
  const reader = await world.company(`reader.${performance.now()}@proof.example`);
  await reader.done('POST', '/api/data/profile/set_lang', { lang: 'DE' });
  return Promise.all(Array.from({ length: count }, () => world.lane(reader.cookie)));
}

/** Every fault of every remote; each flow has three cells: as widget, from the menu, as page. */
export async function flowsOf(world, lane, isWanted = (_fault) => true) {
  const calls = await ownCalls(world, lane);
  return world.broken.flatMap((name) =>
    faultsOf(calls[name])
      .filter(isWanted)
      .map((fault) => ({ name, fault })),
  );
}

/** G7: whatever is wrong with one remote, the frame, log-out, notices and all other remotes work. */
export async function prove(world) {
  const begun = performance.now();
  const lanes = await makeLanes(world, LANES);
  const flows = await flowsOf(world, lanes[0]);
  const problems = await meetAll(world, lanes, flows, (words) => console.log(`  ${words}`));
  await Promise.all(lanes.map((lane) => lane.close()));
  const took = (performance.now() - begun) / 1000;
  const faults = new Set(flows.map(({ fault }) => fault.name)).size;
  const cells = `${faults} faults × ${world.broken.length} remotes × widget, menu and page`;
  return [
    countLine('G7', cells, flows.length * 3, problems),
    { goal: 'G7', what: 'faults', figure: `${faults}`, limit: `≥ ${FEWEST_FAULTS}`, met: faults >= FEWEST_FAULTS },
    {
      ...{ goal: 'G7', what: 'time of the matrix', figure: `${took.toFixed(0)} s`, limit: `${LONGEST_S} s` },
      met: took <= LONGEST_S,
    },
  ];
}
