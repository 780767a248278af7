import { noneLine, percentile, spread } from '../figures.mjs';

const RUNS = 30;
const MOST_MS = 50;

/** Milliseconds from requesting a page until its menu can be used. */
async function interactive(lane, address) {
  const page = await lane.newPage();
  await page.addInitScript(() => {
    const seen = new MutationObserver(() => {
      if (!document.querySelector('nav.p-rail a')) return;
      seen.disconnect();
      Object.assign(globalThis, { proofInteractive: performance.now() });
    });
    seen.observe(document, { childList: true, subtree: true });
  });
  await page.goto(address, { waitUntil: 'commit' });
  const moment = await page.waitForFunction(() => Reflect.get(globalThis, 'proofInteractive'));
  const ms = Number(await moment.jsonValue());
  await page.close();
  return ms;
}

const hanging = (path) => (path.startsWith('/_mf/') ? { hang: true } : undefined);

/** Requests for remotes' code on pages that show no remote. */
async function codeWithoutNeed(world) {
  const stranger = await world.lane('none=none');
  const member = await world.lane();
  const found = [];
  for (const [lane, path] of [
    [stranger, '/login'],
    [stranger, '/register'],
    [member, '/profile'],
    [member, '/account'],
  ]) {
    lane.proxy.heal();
    const page = await lane.newPage();
    await page.goto(`${lane.proxy.url}${path}`, { waitUntil: 'networkidle' });
    found.push(
      ...lane.proxy
        .seen()
        .filter((asked) => asked.startsWith('/_mf/'))
        .map((asked) => `${path}: ${asked}`),
    );
    await page.close();
  }
  await stranger.close();
  await member.close();
  return found;
}

/** G9: remotes that do not answer never block the portal, and no page loads code that it does not show. */
export async function prove(world) {
  const lane = await world.lane();
  const address = `${lane.proxy.url}/dashboard`;
  await interactive(lane, address);
  const healthy = [];
  const dead = [];
  for (let run = 0; run < RUNS; run += 1) {
    lane.proxy.heal();
    healthy.push(await interactive(lane, address));
    lane.proxy.setFault(hanging);
    dead.push(await interactive(lane, address));
  }
  await lane.close();
  const more = percentile(dead, 0.5) - percentile(healthy, 0.5);
  return [
    {
      ...{ goal: 'G9', what: 'menu of the dashboard with every remote hanging, over all healthy' },
      ...{ figure: `${more.toFixed(0)} ms at p50`, limit: `≤ ${MOST_MS} ms`, met: more <= MOST_MS },
      raw: { healthy: spread(healthy), dead: spread(dead) },
    },
    noneLine('G9', 'files of remotes on log-in, profile and account', await codeWithoutNeed(world), 'files'),
  ];
}
