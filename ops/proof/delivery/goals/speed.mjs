import { brotliCompressSync } from 'node:zlib';
import { menuPathOf } from '../faults/broken-lane.mjs';
import { noneLine, timesLine } from '../figures.mjs';
import { open } from '../portal-page.mjs';

const RUNS = 30;
const SLOW_RUNS = 10;
const ENTRY = ['/login', '/register', '/join', '/forgot-password'];
const ENTRY_KB = 90;
const PAGE_KB = 60;
const AREA_KB = 250;
const DEPTH = 2;

/** Lighthouse's slow 4G; the processor runs at a quarter of its speed. */
const SLOW = { offline: false, latency: 150, downloadThroughput: 1_638_400 / 8, uploadThroughput: 675_000 / 8 };

/** Loads one page with an empty cache; returns the bytes of scripts and the longest chain of requests. */
async function visit(lane, address) {
  const page = await lane.newPage();
  const session = await lane.context.newCDPSession(page);
  const requests = new Map();
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) => {
    const by = initiator.url ?? initiator.stack?.callFrames[0]?.url;
    requests.set(requestId, { url: request.url, type, by, bytes: 0 });
  });
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = requests.get(requestId);
    if (found) found.bytes = encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.close();
  const all = [...requests.values()].filter(({ url }) => url.startsWith('http'));
  const scripts = all.filter(({ type }) => type === 'Script').reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  return { scripts, depth: depthOf(all.filter(({ type }) => type !== 'Fetch' && type !== 'XHR')) };
}

/** Length of the longest chain of dependent requests, without the page itself. */
function depthOf(requests) {
  const byUrl = new Map(requests.map((each) => [each.url, each]));
  const depth = ({ by, url }, seen = new Set()) => {
    const parent = by && by !== url && !seen.has(by) ? byUrl.get(by) : undefined;
    return parent ? 1 + depth(parent, seen.add(url)) : 1;
  };
  return Math.max(...requests.map((each) => depth(each))) - 1;
}

/** Milliseconds until the log-in form accepts input. */
async function untilTyped(world, isSlow) {
  const lane = await world.lane('none=none');
  const page = await lane.newPage();
  if (isSlow) {
    const session = await lane.context.newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW);
    await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  }
  await page.goto(`${lane.proxy.url}/login`, { waitUntil: 'commit' });
  const moment = await page.waitForFunction(
    () => document.querySelector('input[type=password]') && performance.now(),
    null,
    { polling: 'raf', timeout: 30_000 },
  );
  const ms = Number(await moment.jsonValue());
  await lane.close();
  return ms;
}

/** Milliseconds from the click until a remote's first page is shown, with or without hovering before. */
async function untilPage(world, name, isAhead) {
  const lane = await world.lane();
  const page = await lane.newPage();
  await open(page, `${lane.proxy.url}/profile`);
  await page.waitForLoadState('networkidle');
  const at = menuPathOf(world.built[name]);
  if (isAhead) {
    await page.locator(`nav.p-rail a[href="${at}"]`).first().hover();
    await page.waitForTimeout(100);
    await page.waitForLoadState('networkidle');
  }
  const ms = await page.evaluate(
    (path) =>
      new Promise((resolve) => {
        const before = document.querySelector('main h1');
        const begun = performance.now();
        const shown = new MutationObserver(() => {
          const heading = document.querySelector('main h1');
          if (!heading || heading === before) return;
          shown.disconnect();
          resolve(performance.now() - begun);
        });
        shown.observe(document.body, { childList: true, subtree: true });
        const link = document.querySelector(`nav.p-rail a[href="${path}"]`);
        if (link instanceof HTMLElement) link.click();
      }),
    at,
  );
  await lane.close();
  return Number(ms);
}

/** Parts and areas above their size limit, in kilobytes of brotli. */
function tooLarge({ release, files }) {
  const kb = (names) =>
    [...new Set(names)]
      .filter((name) => name.endsWith('.js'))
      .reduce((sum, name) => sum + brotliCompressSync(/** @type {Buffer} */ (files.get(name))).length / 1000, 0);
  const parts = [...release.pages, ...release.widgets]
    .map(({ expose, preload }) => ({ what: expose, size: kb([release.entry, ...preload]), limit: PAGE_KB }))
    .concat({ what: 'area', size: kb(files.keys()), limit: AREA_KB });
  return parts
    .filter(({ size, limit }) => size > limit)
    .map(({ what, size, limit }) => `${release.name} ${what}: ${size.toFixed(1)} KB of ${limit}`);
}

/** G18: download sizes and waiting times. */
export async function prove(world) {
  const stranger = await world.lane('none=none');
  const entries = [];
  for (const at of ENTRY) entries.push({ at, ...(await visit(stranger, stranger.proxy.url + at)) });
  await stranger.close();
  const member = await world.lane();
  const first = await visit(member, `${member.proxy.url}/activities`);
  await member.close();
  const local = [];
  const slow = [];
  for (let run = 0; run < RUNS; run += 1) local.push(await untilTyped(world, false));
  for (let run = 0; run < SLOW_RUNS; run += 1) slow.push(await untilTyped(world, true));
  const cold = [];
  const ahead = [];
  for (let run = 0; run < RUNS / world.remotes.length; run += 1)
    for (const name of world.remotes) {
      cold.push(await untilPage(world, name, false));
      ahead.push(await untilPage(world, name, true));
    }
  const most = entries.reduce((max, { scripts }) => Math.max(max, scripts), 0);
  const figure = (what, value, limit, met) => ({ goal: 'G18', what, figure: value, limit, met, raw: entries });
  return [
    figure('scripts of an entry page, brotli', `${most.toFixed(1)} KB`, `≤ ${ENTRY_KB} KB`, most <= ENTRY_KB),
    timesLine('G18', 'log-in can be used', local, { p95: 1000 }),
    timesLine('G18', 'log-in can be used on slow 4G with a quarter of the processor', slow, { p95: 2500 }),
    timesLine('G18', 'first page of a remote, cold', cold, { p95: 600 }),
    timesLine('G18', 'first page of a remote after the pointer rested on its link', ahead, { p95: 150 }),
    figure('requests that wait for each other, after the page', `${first.depth}`, `≤ ${DEPTH}`, first.depth <= DEPTH),
    noneLine(
      'G18',
      'pages and areas over their budget',
      world.remotes.flatMap((name) => tooLarge(world.built[name])),
    ),
  ];
}
