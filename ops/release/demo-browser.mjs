import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { chromium } from '@playwright/test';
import { root } from '../start/process.mjs';
import { startDemo } from '../screenshots/portal.mjs';
import { chromiumLaunch } from '../test/machine.mjs';
import { moreRecords } from './demo-records.mjs';
import { allParts, openParts } from './open-parts.mjs';

const PASSWORD = 'Lichen-demo-1';
/** People of the demo; the first one with permission opens a page. */
const PEOPLE = [
  'admin@harrow.example',
  'compliance.officer@harrow.example',
  'report.approver@harrow.example',
  'plain.user@harrow.example',
];

const launch = () => chromium.launchServer(chromiumLaunch());

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
 * @typedef {object} Demo
 * @property {string} origin
 * @property {any[]} remotes built here
 * @property {ReturnType<typeof demoBrowser>['contextFor']} contextFor
 * @property {(release: any, wanted: readonly string[], known?: readonly string[]) => ReturnType<typeof openParts>} open
 *   opens parts of a remote
 */

/**
 * Runs work on this checkout's portal with the demo companies, in a temporary folder.
 * @template T
 * @param {(demo: Demo) => Promise<T>} work
 */
async function inDemo(work) {
  const remotes = builtHere();
  const demo = await startDemo({ isQuiet: true });
  const browser = demoBrowser(demo.origin);
  /** @type {Demo['open']} */
  const open = (release, wanted, known = []) =>
    openParts({ origin: demo.origin, release, wanted, remotes, known, ...browser });
  try {
    return await work({ origin: demo.origin, remotes, contextFor: browser.contextFor, open });
  } finally {
    await browser.stop();
    await demo.stop();
  }
}

/**
 * Opens parts of a remote built here.
 * @param {string} name
 * @param {readonly string[]} wanted
 */
export const openedInDemo = (name, wanted) =>
  inDemo(({ remotes, open }) =>
    open(
      remotes.find((one) => one.name === name),
      wanted,
    ),
  );

/**
 * Opens every page and widget of the named remotes built here, one remote after the other. Records that the demo does
 * not have are created first.
 */
export const everythingInDemo = (/** @type {readonly string[]} */ names) =>
  inDemo(async ({ origin, remotes, contextFor, open }) => {
    const known = await moreRecords(await contextFor('/dashboard'), origin);
    const found = [];
    for (const release of remotes.filter((one) => names.includes(one.name))) {
      const wanted = allParts(release);
      found.push({ name: release.name, wanted, ...(await open(release, wanted, known)) });
    }
    return found;
  });
