/**
 * Takes pictures of every page with the demo company, light and dark, on a wide screen and a phone.
 *   npm run screenshots                    all of them, into screenshots/
 *   npm run screenshots -- dashboard       only pages whose name begins with it
 *   npm run screenshots -- --readme        the two of the README, into docs/images/
 */
import { mkdirSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '../start/process.mjs';
import { chromiumLaunch } from '../test/machine.mjs';
import { ENTRY, NEW, PLAIN, signedIn } from './pages.mjs';
import { startDemo } from './portal.mjs';
import { recordsOf } from './records.mjs';

const PASSWORD = 'Lichen-demo-1';
const WIDTHS = [
  { width: 1440, height: 900 },
  { width: 360, height: 740 },
];
const README = { dashboard: 'dashboard', 'activities-how': 'how-this-was-made' };

const forReadme = process.argv.includes('--readme');
const wanted = process.argv.slice(2).filter((word) => !word.startsWith('--'));
const folder = path.join(root, forReadme ? 'docs/images' : 'screenshots');

/**
 * A page to capture: `before` runs before it is opened, `act` on it, `after` after the picture; `narrow` or `wide`
 * limit it to such screens.
 * @typedef {{ name: string, path: string, before?: Function, act?: Function, after?: Function, narrow?: boolean,
 *   wide?: boolean }} Shot
 */

/**
 * @param {Shot} page
 * @param {{ width: number }} viewport
 */
const isWanted = ({ name, narrow, wide }, { width }) => {
  if (forReadme) return name in README;
  if ((narrow && width > 400) || (wide && width < 400)) return false;
  return wanted.length === 0 || wanted.some((begin) => name.startsWith(begin));
};

async function settle(page) {
  await page.locator('h1, .p-failure').first().waitFor();
  await page.waitForLoadState('networkidle');
  await drawn(page);
}

/** Waits until nothing is loading on the page or in a dialog on it. */
async function drawn(page) {
  await page
    .waitForFunction(() => !document.querySelector('[aria-busy="true"], .k-field-waiting'), null, { timeout: 10_000 })
    .catch(() => undefined);
  await page.evaluate(() => document.fonts.ready);
}

/**
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} origin
 * @param {Shot} page
 * @param {(name: string) => string} file
 */
async function shoot(context, origin, { name, path: address, before, act, after }, file) {
  const page = await context.newPage();
  try {
    await before?.(page, origin);
    await page.goto(origin + address);
    await settle(page);
    await act?.(page);
    await page.waitForTimeout(350);
    await drawn(page);
    await page.screenshot({ path: file(name) });
    await after?.(page);
    if (after) await page.waitForLoadState('networkidle');
  } catch (error) {
    console.log(`${name}: ${String(error).split('\n')[0]}`);
    process.exitCode = 1;
  } finally {
    await page.close();
  }
}

const logIn =
  (email) =>
  async ({ request }, origin) => {
    const headers = { origin };
    const answer = await request.post(`${origin}/api/auth/login`, { headers, data: { email, password: PASSWORD } });
    if (!answer.ok()) throw new Error(`${email} cannot log in`);
    await request.patch(`${origin}/api/data/profile`, { headers, data: { seen_welcome: true } });
  };

async function register({ request }, origin) {
  const challenge = await (await request.get(`${origin}/api/auth/challenge`)).json();
  const person = { first_name: 'Robin', last_name: 'Marsh', email: `robin.${Date.now()}@pictures.example` };
  const sure = { password: PASSWORD, accept_terms: true, answer: Math.max(...challenge.test) };
  const answer = await request.post(`${origin}/api/auth/register`, {
    headers: { origin },
    data: { ...person, ...sure, ...challenge },
  });
  if (!answer.ok()) throw new Error(`Nobody registered: ${await answer.text()}`);
}

async function shootAll(browser, origin, look) {
  const { viewport, colorScheme } = look;
  const file = (name) =>
    path.join(folder, forReadme ? `${README[name]}.png` : `${name}-${colorScheme}-${viewport.width}.png`);
  const visits = [
    { pages: () => ENTRY },
    { arrive: logIn('admin@harrow.example'), pages: async (context) => signedIn(await recordsOf(context, origin)) },
    { arrive: logIn('plain.user@harrow.example'), pages: () => PLAIN },
    { arrive: register, pages: () => NEW },
  ];
  for (const { arrive, pages } of visits) {
    const context = await browser.newContext({
      ...look,
      locale: 'en-GB',
      timezoneId: 'Europe/London',
      reducedMotion: 'reduce',
    });
    await arrive?.(context, origin);
    for (const page of await pages(context)) if (isWanted(page, viewport)) await shoot(context, origin, page, file);
    await context.close();
  }
}

mkdirSync(folder, { recursive: true });
const demo = await startDemo();
const browser = await chromium.launch(chromiumLaunch());
try {
  for (const viewport of forReadme ? WIDTHS.slice(0, 1) : WIDTHS)
    for (const colorScheme of forReadme ? ['light'] : ['light', 'dark'])
      await shootAll(browser, demo.origin, { viewport, colorScheme });
  console.log(`pictures are in ${path.relative(root, folder)}/`);
} finally {
  await browser.close();
  await demo.stop();
}
