import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '../start/process.mjs';
import { startDemo } from '../screenshots/portal.mjs';
import { chromiumPath } from '../test/machine.mjs';
import { openParts } from './open-parts.mjs';

const PASSWORD = 'Lichen-demo-1';
/** People of the demo; the first one with permission opens a page. */
const PEOPLE = [
  'admin@harrow.example',
  'compliance.officer@harrow.example',
  'report.approver@harrow.example',
  'plain.user@harrow.example',
];

const launch = () =>
  chromium.launchServer({
    ...chromiumPath(),
    args: ['--disable-gpu', ...(process.getuid?.() === 0 ? ['--no-sandbox'] : [])],
  });

/** Returns the browser with its version, such as `Chromium 141.0`; null when there is none. */
export async function browserHere() {
  try {
    const server = await launch();
    const browser = await chromium.connect(server.wsEndpoint());
    const name = `Chromium ${browser.version()}`;
    await server.close();
    return name;
  } catch {
    return null;
  }
}

/**
 * Starts a browser with people of the demo logged in, which is restarted when a page hangs.
 * @param {string} origin
 * @param {(context: import('@playwright/test').BrowserContext) => Promise<unknown>} [prepare]
 */
export function demoBrowser(origin, prepare = async () => undefined) {
  let server;
  let browser;
  let contexts = new Map();

  const contextOf = async (email) => {
    server ??= await launch();
    browser ??= await chromium.connect(server.wsEndpoint());
    const known = contexts.get(email);
    if (known) return known;
    const context = await browser.newContext({ locale: 'en-GB', timezoneId: 'Europe/London', reducedMotion: 'reduce' });
    await prepare(context);
    const headers = { origin };
    const data = { email, password: PASSWORD };
    const answer = await context.request.post(`${origin}/api/auth/login`, { headers, data });
    if (!answer.ok()) throw new Error(`${email} cannot log in`);
    await context.request.patch(`${origin}/api/data/profile`, { headers, data: { seen_welcome: true } });
    const portal = await (await context.request.get(`${origin}/api/portal`)).json();
    const made = { context, portal };
    contexts.set(email, made);
    return made;
  };
  const stop = async () => {
    await server?.kill();
    [server, browser, contexts] = [undefined, undefined, new Map()];
  };
  const shows = (portal, address) => {
    const own = address.split('?')[0].split('/');
    const fits = (pattern) => {
      const wanted = pattern.split('/');
      return wanted.length === own.length && wanted.every((part, at) => part.startsWith(':') || part === own[at]);
    };
    return portal.remotes.some(({ pages }) => pages.some((page) => fits(page.path)));
  };

  return {
    renew: stop,
    stop,
    /**
     * Returns a context of a person who may open the address; the administrator's when it is not a page of a remote.
     */
    contextFor: async (address) => {
      for (const email of PEOPLE) {
        const { context, portal } = await contextOf(email);
        if (shows(portal, address) || ['/dashboard', '/operator'].includes(address)) return context;
      }
      return undefined;
    },
  };
}

/** Returns the releases built in this checkout. */
const builtHere = () =>
  readdirSync(root)
    .filter((name) => name.startsWith('mf-'))
    .map((name) => JSON.parse(readFileSync(path.join(root, name, 'dist', 'release.json'), 'utf8')));

/**
 * Opens parts of a remote built here, in this checkout's portal with the demo companies, in a temporary folder.
 * @param {string} name
 * @param {readonly string[]} wanted
 */
export async function openedInDemo(name, wanted) {
  const remotes = builtHere();
  const demo = await startDemo({ isQuiet: true });
  const browser = demoBrowser(demo.origin);
  try {
    const release = remotes.find((one) => one.name === name);
    return await openParts({ origin: demo.origin, release, wanted, remotes, ...browser });
  } finally {
    await browser.stop();
    await demo.stop();
  }
}
