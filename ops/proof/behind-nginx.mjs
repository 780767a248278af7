/**
 * Proves the portal in production mode behind the nginx of `ops/nginx/`, with a browser and with plain requests.
 *   node ops/proof/behind-nginx.mjs        needs nginx, openssl and Chromium
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { build } from '../build/build.mjs';
import { edgeMap } from '../nginx/edge-map.mjs';
import { chromiumLaunch } from '../test/machine.mjs';
import { freePort } from '../test/services.mjs';
import { makeChecks } from './checks.mjs';
import { setUpCompany } from './company-account.mjs';
import { startNginx, statusOf } from './nginx.mjs';
import { isReady, makePortal } from './portal.mjs';

/** All modules in one process. */
const ALL = 'activities,business,compliance,identity';

async function seenInBrowser({ browser, origin, person, checks }) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  const refused = [];
  page.on('pageerror', ({ message }) => refused.push(message));
  const protocols = new Set();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ response }) => protocols.add(response.protocol));
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(person.email);
  await page.getByRole('textbox', { name: 'Password' }).fill(person.password);
  const opened = page.waitForEvent('websocket');
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/dashboard');
  const socket = await opened;
  const joined = await socket
    .waitForEvent('framereceived', { predicate: ({ payload }) => String(payload).startsWith('40'), timeout: 5000 })
    .then(() => true)
    .catch(() => false);
  checks.check('the socket is a WebSocket over TLS, and the portal lets it in', [
    ...(socket.url().startsWith('wss://') ? [] : [`opened ${socket.url()}`]),
    ...(joined ? [] : ['nobody answered']),
  ]);
  await page.goto(`${origin}/activities`);
  await page.getByRole('heading', { level: 1, name: 'Activities' }).waitFor();
  const [cookie] = (await context.cookies()).filter(({ secure, httpOnly }) => secure && httpOnly);
  checks.check('the session is a secure cookie', cookie ? [] : ['none is secure and httpOnly']);
  checks.check('pages come over HTTP/2', protocols.has('h2') ? [] : [[...protocols].join(', ')]);
  checks.check('no page fails', refused);
  const { body, status } = await context.request
    .get(`${origin}/api/data/audit_log?limit=1`)
    .then(async (answer) => ({ status: answer.status(), body: await answer.json() }));
  checks.check('the portal answers through the edge', status === 200 && body.count === 1 ? [] : [JSON.stringify(body)]);
  await context.close();
}

async function prove() {
  await build({ log: () => undefined });
  const checks = makeChecks();
  const folder = mkdtempSync(path.join(tmpdir(), 'lichen-nginx-'));
  const ports = { plain: await freePort(), secure: await freePort() };
  const origin = `https://localhost:${ports.secure}`;
  const portal = await makePortal({
    folder,
    env: {
      ...{ NODE_ENV: 'production', LICHEN_PUBLIC_URL: origin, LICHEN_TRUST_PROXY: '1' },
      ...{ SMTP_URL: 'smtp://127.0.0.1:9', LICHEN_METRICS_TOKEN: 'x'.repeat(40) },
    },
  });
  let nginx;
  let browser;
  try {
    await portal.start();
    const person = await setUpCompany(portal.url, 'first@edge.example');
    nginx = await startNginx(folder, { ...ports, edge: edgeMap([`${ALL}=${new URL(portal.url).host}`]) });
    const plain = await statusOf(ports.plain, '/dashboard');
    checks.check(
      'plain HTTP is sent to HTTPS',
      plain.status === 301 && plain.location?.startsWith('https://') ? [] : [JSON.stringify(plain)],
    );
    browser = await chromium.launch(chromiumLaunch());
    await seenInBrowser({ browser, origin, person, checks });
    const request = await browser.newContext({ ignoreHTTPSErrors: true });
    const hidden = await Promise.all(
      ['/metrics', '/readyz', '/healthz'].map((each) => request.request.get(origin + each)),
    );
    checks.check(
      'operators’ addresses are not open to the world',
      hidden.flatMap((each) => (each.status() === 404 ? [] : [`${each.url()} ${each.status()}`])),
    );
    checks.check('and the process answers them itself', (await isReady(portal.url)) ? [] : ['not ready']);
  } finally {
    await browser?.close();
    nginx?.kill();
    await portal.stop();
    rmSync(folder, { recursive: true, force: true });
  }
  return checks.finish();
}

process.exitCode = await prove();
