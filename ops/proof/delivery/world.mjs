import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { chromiumLaunch } from '../../test/machine.mjs';
import { send, setUpCompany } from '../company-account.mjs';
import { makePortal } from '../portal.mjs';
import { codeFromMail } from './colleague.mjs';
import { SUBSCRIPTIONS } from './contracts.mjs';
import { makeFaultProxy } from './faults/fault-proxy.mjs';
import { builtRelease } from './release-copies.mjs';
import { makeToken, releaser } from './send-release.mjs';

/**
 * Everything that runs while the goals are proved.
 * @typedef {Awaited<ReturnType<typeof makeWorld>>} World
 */

const DAY = Date.UTC(2026, 4, 1);
const billAt = (location_id) => ({
  ...{ location_id, from: DAY, to: DAY, amount: 1000, units: 'kWh', renewable_amount: 0 },
});

/** Creates a company with every subscription, a bill, and an administrator who has seen the welcome. */
async function makeCompany(url, email) {
  const person = await setUpCompany(url, email);
  const call = (method, at, body) => send({ url, cookie: person.cookie, method, path: at, body });
  const done = async (method, at, body) => {
    const answer = await call(method, at, body);
    if (answer.status >= 300) throw new Error(`${method} ${at}: ${answer.status} ${answer.text.slice(0, 300)}`);
    return answer.body.obj;
  };
  const code = await codeFromMail({ call }, email, 'code');
  await done('POST', '/api/auth/confirm', { code, decision: 'confirm' });
  await done('POST', '/api/data/electricity_activitys', billAt(person.locationId));
  await done('POST', '/api/dev/subscription', { modules: SUBSCRIPTIONS, type: 'standard' });
  await done('PATCH', '/api/data/profile', { seen_welcome: true });
  return { ...person, call, done };
}

/** Opens a page and records its errors. */
async function openPage(context) {
  const page = await context.newPage();
  page.setDefaultTimeout(15_000);
  return page;
}

/** Opens a separate window in which a person is logged in. */
async function openWindow(browser, url, cookie, more = {}) {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 }, locale: 'en-GB', ...more });
  const [name, value] = cookie.split('=');
  await context.addCookies([{ name, value, url }]);
  return context;
}

/**
 * Starts one portal and one browser, with a fault proxy for each lane between them.
 * @param {string} [broken] the only remote to test faults on; all remotes by default
 */
export async function makeWorld(broken) {
  const folder = mkdtempSync(path.join(tmpdir(), 'lichen-delivery-'));
  const portal = await makePortal({ folder, env: { NODE_ENV: 'development', DEV_TOOLS: '1' } });
  const ends = [() => rmSync(folder, { recursive: true, force: true }), () => portal.kill()];
  const stop = async () => {
    for (const end of ends.reverse()) await end();
  };
  try {
    await portal.start();
    const person = await makeCompany(portal.url, 'first@proof.example');
    const browser = await chromium.launch(chromiumLaunch({ isMeasured: true }));
    ends.push(() => browser.close());
    const { body: answer } = await person.call('GET', '/api/portal');
    const remotes = answer.remotes.map(({ name }) => name).sort();
    if (broken && !remotes.includes(broken)) throw new Error(`There is no ${broken}; there is ${remotes.join(', ')}`);
    const token = makeToken(portal.environment, 'proof', remotes);
    return {
      ...{ portal, browser, person, remotes, folder, stop },
      broken: broken ? [broken] : remotes,
      built: Object.fromEntries(remotes.map((name) => [name, builtRelease(name)])),
      releases: releaser(portal.url, token),
      company: (email) => makeCompany(portal.url, email),
      /** Opens a lane: a proxy and a window behind it. */
      lane: async (cookie = person.cookie, more = {}) => {
        const proxy = await makeFaultProxy(portal.url);
        ends.push(proxy.close);
        const context = await openWindow(browser, proxy.url, cookie, more);
        return { proxy, context, newPage: () => openPage(context), close: () => context.close().then(proxy.close) };
      },
    };
  } catch (error) {
    await stop();
    throw new Error(`${error instanceof Error ? error.stack : error}\n${portal.words()}`);
  }
}
