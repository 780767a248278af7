import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { build } from '../../build/build.mjs';
import { sizes } from '../../build/sizes.mjs';
import { setUpCompany } from '../../proof/company-account.mjs';
import { makePortal } from '../../proof/portal.mjs';
import { chromiumLaunch } from '../../test/machine.mjs';

/** Measures the requests of one page with an empty cache, as the browser counts them. */
async function visit(context, address) {
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  const requests = new Map();
  await session.send('Network.enable');
  await session.send('Network.setCacheDisabled', { cacheDisabled: true });
  session.on('Network.requestWillBeSent', ({ requestId, request, initiator, type }) =>
    requests.set(requestId, {
      url: request.url,
      type,
      by: initiator.url ?? initiator.stack?.callFrames[0]?.url,
      bytes: 0,
    }),
  );
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const found = requests.get(requestId);
    if (found) found.bytes = encodedDataLength;
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.close();
  return [...requests.values()].filter(({ url }) => url.startsWith('http'));
}

const isRemote = ({ url }) => new URL(url).pathname.startsWith('/_mf/');
const scriptKb = (requests) =>
  requests.filter(({ type }) => type === 'Script').reduce((sum, { bytes }) => sum + bytes, 0) / 1000;

/** Length of the longest chain of dependent requests; the page itself is the first. */
function depthOf(requests) {
  const byUrl = new Map(requests.map((each) => [each.url, each]));
  const depth = ({ by, url }, seen = new Set()) => {
    const parent = by && by !== url && !seen.has(by) ? byUrl.get(by) : undefined;
    return parent ? 1 + depth(parent, seen.add(url)) : 1;
  };
  return Math.max(...requests.map((each) => depth(each)));
}

function lines(login, first) {
  const remoteKb = login.filter(isRemote).reduce((sum, { bytes }) => sum + bytes, 0) / 1000;
  const [loginKb, firstKb] = [scriptKb(login), scriptKb(first)];
  const line = (figure, product, goal, met) => ({ figure, product, limit: '', goal, met });
  return [
    line('P10 log-in page, JavaScript over the wire', `${loginKb.toFixed(1)} KB`, '≤ 90 KB', loginKb <= 90),
    line('P10 log-in page, code of remotes', `${remoteKb.toFixed(0)} bytes`, '0 bytes', remoteKb === 0),
    line('P11 first signed-in page, JavaScript', `${firstKb.toFixed(1)} KB`, '≤ 400 KB', firstKb <= 400),
    line('P11 first signed-in page, requests', `${first.length}`, '≤ 20', first.length <= 20),
    line(
      'P11 requests that wait for each other',
      `${depthOf(first)} deep with the page`,
      '≤ 3 with the page',
      depthOf(first) <= 3,
    ),
    ...sizes()
      .filter(({ what }) => what.startsWith('mf-') && !what.includes('everything'))
      .map(({ what, kb }) => line(`P11 own code of ${what}`, `${kb.toFixed(1)} KB`, '≤ 60 KB', kb <= 60)),
  ];
}

/** P10 and P11: brotli bytes that a browser with an empty cache downloads before and after log-in. */
export async function measurePages() {
  await build({ log: () => undefined });
  const folder = mkdtempSync(path.join(tmpdir(), 'lichen-bench-'));
  const portal = await makePortal({ folder });
  let browser;
  try {
    await portal.start();
    const person = await setUpCompany(portal.url, 'first@bench.example');
    browser = await chromium.launch(chromiumLaunch({ isMeasured: true }));
    const stranger = await browser.newContext();
    const login = await visit(stranger, `${portal.url}/login`);
    const member = await browser.newContext();
    const [name, value] = person.cookie.split('=');
    await member.addCookies([{ name, value, url: portal.url }]);
    const first = await visit(member, `${portal.url}/dashboard`);
    return lines(login, first);
  } finally {
    await browser?.close();
    await portal.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}
