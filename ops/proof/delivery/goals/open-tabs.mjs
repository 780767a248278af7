import { timesLine } from '../figures.mjs';
import { open } from '../portal-page.mjs';
import { smallest, storeCopies } from './publish-speed.mjs';

const TABS = 20;
const ROUNDS = 3;

/** Records in the page itself when it reports a newer version, because twenty pages share one observing program. */
const NOTE_MOMENT = () => {
  const told = new MutationObserver(() => {
    const isTold = Array.from(document.querySelectorAll('.p-banner')).some(({ textContent }) =>
      textContent?.includes('A newer version is ready.'),
    );
    if (!isTold) return;
    told.disconnect();
    Object.assign(globalThis, { proofTold: Date.now() });
  });
  told.observe(document, { childList: true, subtree: true });
};

/** Opens an address in tabs that record when they are told of a release; waits until all are connected. */
export async function openTold({ proxy }, pages, address) {
  const connected = proxy.connectedCount();
  for (const page of pages) {
    await open(page, address);
    await page.evaluate(NOTE_MOMENT);
  }
  await untilConnected(proxy, connected + pages.length);
}

/** Milliseconds from an action until each tab reports a newer version. */
export async function untilTold(pages, act, limit) {
  const begun = Date.now();
  await act();
  const told = pages.map(async (page) => {
    const moment = await page.waitForFunction(() => Reflect.get(globalThis, 'proofTold'), null, {
      timeout: limit,
      polling: 500,
    });
    return Number(await moment.jsonValue());
  });
  return (await Promise.all(told)).map((moment) => moment - begun);
}

async function untilConnected(proxy, count) {
  const begun = performance.now();
  while (proxy.connectedCount() < count) {
    if (performance.now() - begun > 30_000) throw new Error(`${proxy.connectedCount()} of ${count} are connected`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

/** G3: open tabs are told of a release, with and without the socket. */
export async function prove(world) {
  const name = smallest(world);
  const stored = await storeCopies(world, name, ['tabs a', 'tabs b', 'tabs c', 'tabs d', 'tabs e']);
  const versions = stored.map(({ release }) => release.version);
  const show = (version) => () => world.releases.show(name, version);
  await show(versions[0])();
  const lane = await world.lane();
  const address = `${lane.proxy.url}/profile`;
  const pages = await Promise.all(Array.from({ length: TABS }, () => lane.newPage()));
  const pushed = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    await openTold(lane, pages, address);
    pushed.push(...(await untilTold(pages, show(versions[round + 1]), 15_000)));
  }
  await openTold(lane, pages, address);
  lane.proxy.cutSockets();
  lane.proxy.setFault((path) => (path.startsWith('/socket') ? { cut: true } : undefined));
  const polled = await untilTold(pages, show(versions[4]), 60_000);
  await lane.close();
  return [
    timesLine('G3', `${TABS} tabs are told by the socket`, pushed, { p95: 2000 }),
    timesLine('G3', `${TABS} tabs find out with the socket cut`, polled, { p95: 30_000 }),
  ];
}
