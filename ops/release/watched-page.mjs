/** Longest wait for a page's first render, in milliseconds; far longer than the portal itself waits. */
const MOST_MS = 15_000;
/**
 * Wait in milliseconds after the first render, since a page may still throw in an effect or request something
 * forbidden.
 */
const SETTLE_MS = 400;

/** Longest wait for a list's row to open its record, in milliseconds. */
const FOLLOW_MS = 3_000;

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Resolves with `coming`, or with `instead` after the time limit. It clears its timer, which would keep the program
 * alive.
 * @template T, U
 * @param {Promise<T>} coming
 * @param {number} milliseconds
 * @param {U} instead
 * @returns {Promise<T | U>}
 */
function within(coming, milliseconds, instead) {
  let timer;
  const late = new Promise((resolve) => {
    timer = setTimeout(resolve, milliseconds, instead);
  });
  return Promise.race([coming, late]).finally(() => clearTimeout(timer));
}

/**
 * Mounts, policy refusals, errors and links recorded while a page was open.
 * @typedef {{ remote: string, expose: string, is: 'drawn' | 'failed', words?: string }} Mounted
 * @typedef {{ words: string, source: string }} Heard
 * @typedef {{ mounted: Mounted[], refused: Heard[], errors: Heard[], links: string[] }} Seen
 */

/** Runs in the page before any other script. */
function listen() {
  const say = (what) => /** @type {any} */ (window)['lichenSays']?.({ ...what, at: window.location.pathname });
  window.addEventListener('lichen:mount', (event) => say({ mounted: /** @type {CustomEvent} */ (event).detail }));
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sourceFile }) =>
    say({ refused: { words: `${effectiveDirective} ${blockedURI}`, source: sourceFile ?? '' } }),
  );
}

const settle = (page, longest) =>
  within(
    page.waitForLoadState('networkidle').then(() => pause(SETTLE_MS)),
    longest,
    undefined,
  );

const linksOf = (page) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll('a[href]'), (link) => new URL(/** @type {any} */ (link).href).pathname),
  );

/** Opens the first row of a list on the page; returns the address and the links that are there afterwards. */
async function opensRow(page) {
  const before = page.url();
  await page
    .locator('main tr[tabindex="0"]')
    .first()
    .press('Enter', { timeout: FOLLOW_MS / 3 });
  await page.waitForURL((url) => String(url) !== before, { timeout: FOLLOW_MS, waitUntil: 'commit' });
  await settle(page, FOLLOW_MS);
  return [new URL(page.url()).pathname, ...(await within(linksOf(page), FOLLOW_MS, []))];
}

/**
 * Opens a browser window in which addresses are opened and watched one after the other.
 * @param {import('@playwright/test').BrowserContext} context
 * @param {string} origin
 * @param {number} [mostMs]
 */
export async function watchedPage(context, origin, mostMs = MOST_MS) {
  const page = await context.newPage();
  /** @type {Seen} */
  let seen = { mounted: [], refused: [], errors: [], links: [] };
  /** @type {() => void} */
  let wake = () => undefined;
  let [before, current] = ['', ''];
  await page.exposeFunction('lichenSays', ({ at, ...what }) => {
    // Ignores late messages from the previous page.
    if (at === before && at !== current) return;
    if (what['mounted']) seen.mounted.push(what['mounted']);
    if (what['refused']) seen.refused.push(what['refused']);
    wake();
  });
  await page.addInitScript(listen);
  page.on('pageerror', (error) => seen.errors.push({ words: String(error), source: error.stack ?? '' }));

  return {
    /**
     * Opens an address and waits until `isEnough` is true or the time limit is reached.
     * @param {string} path
     * @param {(mounted: Mounted) => boolean} isEnough
     * @returns {Promise<Seen & { isLate: boolean }>}
     */
    open: async (path, isEnough) => {
      seen = { mounted: [], refused: [], errors: [], links: [] };
      [before, current] = [current, path];
      const begun = Date.now();
      const enough = new Promise((resolve) => {
        wake = () => seen.mounted.some(isEnough) && resolve(true);
      });
      // A page that blocks its thread never commits the next navigation either.
      const going = page.goto(origin + path, { waitUntil: 'commit', timeout: mostMs }).catch((error) => {
        seen.errors.push({ words: error.message.split('\n')[0], source: '' });
      });
      const isThere = await within(
        going.then(() => enough),
        mostMs,
        false,
      );
      if (!isThere) return { ...seen, isLate: true };
      await settle(page, mostMs / 3);
      // A page that hangs after its first render never answers.
      const left = Math.max(1000, mostMs - (Date.now() - begun));
      const links = await within(linksOf(page), left, undefined).catch(() => []);
      return { ...seen, links: links ?? [], isLate: links === undefined };
    },
    /** Opens the first row of a list on the page and returns where it leads; nothing where there is none. */
    follow: () => opensRow(page).catch(() => /** @type {string[]} */ ([])),
    close: () =>
      within(
        page.close().catch(() => undefined),
        2000,
        undefined,
      ),
  };
}
