/**
 * Proves modules in separate processes behind the nginx of `ops/nginx/`: identity, business and activities in one,
 * compliance and imports in another, with one MariaDB and one Redis.
 *   node ops/proof/two-processes.mjs        needs nginx, openssl, MariaDB, Redis and Chromium; a build
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { build } from '../build/build.mjs';
import { edgeMap } from '../nginx/edge-map.mjs';
import { buildBackend } from '../start/build-backend.mjs';
import { chromiumLaunch, ensurePrograms } from '../test/machine.mjs';
import { freePort, startMariaDb, startRedis } from '../test/services.mjs';
import { makeChecks } from './checks.mjs';
import { send, setUpCompany } from './company-account.mjs';
import { startNginx } from './nginx.mjs';
import { isReady, makePortal } from './portal.mjs';
import { LONGEST_WAIT, until } from './until.mjs';

const FIRST = 'identity,business,activities';
const SECOND = 'compliance,imports';
const silent = () => undefined;

/** Returns a person's calls through the edge. */
const callsThrough = (request, origin) => async (method, address, data) => {
  const to = address.startsWith('/') ? address : `/api/data/${address}`;
  const answer = await request.fetch(origin + to, { method, ...(data === undefined ? {} : { data }) });
  return { status: answer.status(), body: await answer.json().catch(() => null) };
};

/** Opens a page and waits until its socket is accepted: earlier pushes would not reach it. */
async function joined(page, open) {
  const opened = page.waitForEvent('websocket');
  await open();
  await (await opened).waitForEvent('framereceived', { predicate: ({ payload }) => String(payload).startsWith('40') });
}

async function logIn(browser, origin, { email, password }) {
  const context = await browser.newContext({ ignoreHTTPSErrors: true });
  const page = await context.newPage();
  await page.goto(`${origin}/login`);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await joined(page, async () => {
    await page.getByRole('button', { name: 'Log in' }).click();
    await page.waitForURL('**/dashboard');
  });
  return { context, page, origin, request: context.request, call: callsThrough(context.request, origin) };
}

/**
 * Saves a bill in one process and a connection in the other, and checks pushes to pages whose socket the other one
 * holds.
 */
async function seenThroughTheEdge({ checks, one, other, locationId, mailTo }) {
  const bill = { location_id: locationId, from: Date.UTC(2025, 0, 1), to: Date.UTC(2025, 0, 31) };
  const amounts = { amount: 100, units: 'kWh', renewable_amount: 0 };
  const saved = await one.call('POST', 'electricity_activitys', { ...bill, ...amounts });
  checks.check('a bill is saved', saved.status === 201 ? [] : [JSON.stringify(saved)]);

  await joined(one.page, () => one.page.goto(new URL('/value-chain', one.page.url()).href));
  await one.page.getByRole('heading', { level: 1, name: 'Value chain' }).waitFor();
  const partner = await one.call('POST', 'partners', { name: 'Second Mills', partner_roles: ['supplier'] });
  const shown = one.page.getByText('Second Mills').first();
  const isPushed = await shown.waitFor({ timeout: LONGEST_WAIT }).then(
    () => true,
    () => false,
  );
  checks.check('a partner that the other process stored is pushed to the open list', isPushed ? [] : ['not shown']);

  await one.call('POST', `partners/${partner.body.obj._id}/invite`, { email: other.email });
  const mail = await mailTo(other.email, ({ text }) => /code: [A-Z0-9]{6}/.test(text));
  const [, connection_code] = mail.text.match(/code: ([A-Z0-9]{6})/) ?? [];
  const [, invitationCode] = mail.text.match(/\/connect\S*?=([^\s&)]+)/) ?? [];
  await other.call('POST', 'init_connect', { invitationCode });
  const { _id } = await until('the invitation of the other company', async () => {
    const { body } = await other.call('GET', 'get_connection_invitations');
    return body?.list?.[0];
  });
  const accepted = await other.call('POST', `connection_invitation/${_id}/accept_invitation`, { connection_code });
  checks.check('the companies are connected', accepted.status === 200 ? [] : [JSON.stringify(accepted)]);
}

/** Finds mails in all processes, since the one with a free worker sends and keeps a mail. */
const mailsOf = (portals) => (to, isWanted) =>
  until(`a mail to ${to}`, async () => {
    const inboxes = await Promise.all(portals.map(({ url }) => send({ url, path: '/operator/inbox' })));
    return inboxes.flatMap(({ body }) => body.list).find((mail) => mail.to === to && isWanted(mail));
  });

/** Confirms an address; before that, nothing from the company reaches another. */
async function confirm({ email }, { url, mailTo }) {
  const { text } = await mailTo(email, (mail) => mail.text.includes('/confirm'));
  const [, code] = text.match(/\/confirm\S*?code=([^\s&)]+)/) ?? [];
  const { status } = await send({
    url,
    method: 'POST',
    path: '/api/auth/confirm',
    body: { code, decision: 'confirm' },
  });
  if (status !== 200) throw new Error(`${email} is not confirmed: ${status}`);
}

/** A PNG image of one pixel. */
const PICTURE = 'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const LOGO = { name: 'logo.png', mimeType: 'image/png', buffer: Buffer.from(PICTURE, 'base64') };
const SHEET = { name: 'sites.csv', mimeType: 'text/csv', buffer: Buffer.from('Name,Country\nLeeds,GB\n') };

/** Routes uploads by purpose: a logo to one process, an import to the other; neither accepts the other's. */
async function filesThroughTheEdge({ checks, one, cookie, first, second }) {
  const send = async (entity, file, more = {}) => {
    const multipart = { entity, ...more, file };
    const answer = await one.request.post(`${one.origin}/api/upload?entity=${entity}`, { multipart });
    return { status: answer.status(), body: await answer.json().catch(() => null) };
  };
  const logo = await send('company_logos', LOGO);
  const sheet = await send('imports', SHEET, { activity: 'locations' });
  checks.check('a logo and an import reach the process that takes them', [
    ...(logo.status === 200 ? [] : [`logo ${JSON.stringify(logo)}`]),
    ...(sheet.status === 200 ? [] : [`import ${JSON.stringify(sheet)}`]),
  ]);
  const read = await until('the import is read', async () => {
    const { body } = await one.call('GET', `imports/${sheet.body?.obj._id}`);
    return ['reading', 'waiting'].includes(body?.obj?.state) ? undefined : body?.obj;
  });
  checks.check('its process reads it', read.rows === 1 ? [] : [JSON.stringify(read)]);
  const straight = async ({ url }, entity) => {
    const body = new FormData();
    body.set('entity', entity);
    body.set('file', new Blob([SHEET.buffer]), SHEET.name);
    return (await fetch(`${url}/api/upload`, { method: 'POST', headers: { cookie }, body })).status;
  };
  const strayed = [await straight(first, 'imports'), await straight(second, 'company_logos')];
  checks.check('the other process says that it is not there', strayed.join() === '503,503' ? [] : [strayed.join()]);
}

/** Checks that each process reports its own modules, and that one works while the other is stopped. */
async function eachOnItsOwn({ checks, one, first, second }) {
  const versions = await Promise.all(['/version', '/version/compliance'].map((address) => one.call('GET', address)));
  const served = versions.map(({ body }) =>
    Object.keys(body?.modules ?? {})
      .sort()
      .join(','),
  );
  checks.check(
    'both versions are told at the edge',
    served.join(' ') === 'activities,business,identity compliance,imports' ? [] : [served.join(' ')],
  );
  const pid = first.pid();
  await second.stop();
  const [bills, partners] = [await one.call('GET', 'activities?limit=1'), await one.call('GET', 'partners?limit=1')];
  checks.check('without the one, the other serves', [
    ...(bills.status === 200 ? [] : [`activities ${bills.status}`]),
    ...(partners.status >= 502 ? [] : [`partners ${partners.status}`]),
  ]);
  await second.start();
  const again = await until('partners again', async () => {
    const answer = await one.call('GET', 'partners?limit=1');
    return answer.status === 200 ? answer : undefined;
  });
  checks.check('it serves again once it is back', again.body.total === 1 ? [] : [JSON.stringify(again.body)]);
  checks.check(
    'and nobody restarted the other',
    first.pid() === pid && (await isReady(first.url)) ? [] : ['restarted'],
  );
}

async function proveOn({ folder, mariadb, redis, checks }) {
  const ports = { plain: await freePort(), secure: await freePort() };
  const origin = `https://localhost:${ports.secure}`;
  const env = {
    ...{ REDIS_URL: redis.url, LICHEN_PUBLIC_URL: origin, LICHEN_TRUST_PROXY: '1', LICHEN_DATA_DIR: folder },
    ...{ LICHEN_SEED_RELEASES: '1' },
  };
  const place = (name, LICHEN_MODULES) =>
    makePortal({ folder: path.join(folder, name), databaseUrl: mariadb.url, env: { ...env, LICHEN_MODULES } });
  const [first, second] = [await place('first', FIRST), await place('second', SECOND)];
  let nginx;
  let browser;
  try {
    await first.start();
    await second.start();
    const [host, otherHost] = [first, second].map(({ url }) => new URL(url).host);
    nginx = await startNginx(folder, { ...ports, edge: edgeMap([`${FIRST}=${host}`, `${SECOND}=${otherHost}`]) });
    const people = [await setUpCompany(first.url, 'a@edge.example'), await setUpCompany(first.url, 'b@edge.example')];
    const mailTo = mailsOf([first, second]);
    for (const person of people) await confirm(person, { url: first.url, mailTo });
    browser = await chromium.launch(chromiumLaunch());
    const [one, other] = [await logIn(browser, origin, people[0]), await logIn(browser, origin, people[1])];
    await seenThroughTheEdge({
      ...{ checks, one, mailTo, locationId: people[0].locationId },
      other: { ...other, email: people[1].email },
    });
    await filesThroughTheEdge({ checks, one, cookie: people[0].cookie, first, second });
    await eachOnItsOwn({ checks, one, first, second });
  } finally {
    await browser?.close();
    nginx?.kill();
    await second.stop();
    await first.stop();
  }
}

async function prove() {
  await ensurePrograms({ log: console.log, nginx: true });
  await buildBackend({ log: silent });
  await build({ log: silent });
  const checks = makeChecks();
  const folder = mkdtempSync(path.join(tmpdir(), 'lichen-two-'));
  const [mariadb, redis] = await Promise.all([startMariaDb(), startRedis()]);
  try {
    await proveOn({ folder, mariadb, redis, checks });
  } finally {
    await Promise.all([mariadb.stop(), redis.stop()]);
    rmSync(folder, { recursive: true, force: true });
  }
  return checks.finish();
}

process.exitCode = await prove();
