import { addressOf, hasNoRecord, leadingTo } from './addresses.mjs';
import { watchedPage } from './watched-page.mjs';

const WANTED = {
  page: 'something that is drawn without throwing',
  'first render': 'something that is drawn',
  'content policy': 'nothing that the content policy refuses',
  error: 'no error that nobody catches',
  widget: 'a page of the demo that shows it, or a reason: --without-browser WHY',
};

/**
 * @typedef {{ rule: string, found: string, wanted: string, file: string }} Finding
 * @typedef {{ expose: string, path: string, adds?: { path: string }[] }} Page
 * @typedef {{ expose: string, slot: string }} Widget
 * @typedef {{ name: string, pages: Page[], widgets: Widget[] }} Remote
 * @typedef {import('./watched-page.mjs').Seen & { isLate: boolean }} Seen
 * @typedef {{
 *   origin: string,
 *   release: Remote,
 *   wanted: readonly string[],
 *   contextFor: (path: string) => Promise<import('@playwright/test').BrowserContext | undefined>,
 *   remotes: readonly Remote[],
 *   renew: () => Promise<void>,
 *   known?: readonly string[],
 *   mostMs?: number,
 * }} PartsToOpen `wanted` names what is opened; `contextFor` has somebody logged in who may see an address; `renew`
 *   ends a browser that hangs; `known` are addresses of records that no page above them leads to
 */

/** Names of all pages and widgets of a release; several addresses may show the same one. */
export const allParts = (/** @type {Remote} */ { pages, widgets }) => [
  ...new Set([...pages, ...widgets].map(({ expose }) => expose)),
];

/** Returns the file of a part, as the release lists it. */
const fileOf = ({ pages, widgets }, expose) =>
  [...pages, ...widgets].find((part) => part.expose === expose)?.preload?.find((file) => file.endsWith('.js')) ??
  'release.json';

/** @returns {Finding} */
const finding = (release, expose, rule, words) => ({
  ...{ rule, found: `${expose} ${words}`, wanted: WANTED[rule], file: fileOf(release, expose) },
});

/**
 * Returns the problems of a part. On its own page every forbidden request and error counts; elsewhere only those that
 * come from its files.
 * @param {{ release: Remote, expose: string, path: string, seen: Seen, isOwnPage: boolean }} of
 */
function findingsOf({ release, expose, path, seen, isOwnPage }) {
  const say = (rule, words) => finding(release, expose, rule, `at ${path}: ${words}`);
  const own = seen.mounted.filter((one) => one.remote === release.name && one.expose === expose);
  const failed = own.find(({ is }) => is === 'failed');
  const isDoing = ({ source }) => isOwnPage || source.includes(`/_mf/${release.name}/`);
  if (failed) return [say('page', failed.words ?? 'it failed')];
  return [
    ...(own.length > 0 ? [] : [say('first render', 'it was never drawn')]),
    ...(own.length > 0 && seen.isLate ? [say('first render', 'it was drawn, and the page hangs')] : []),
    ...seen.refused.filter(isDoing).map(({ words }) => say('content policy', words)),
    ...seen.errors.filter(isDoing).map(({ words }) => say('error', words)),
  ];
}

/** Opens addresses one by one, and records findings for each part and the links of each page. */
function visitOf(/** @type {PartsToOpen} */ asked) {
  const { origin, release, wanted, contextFor, remotes, renew, known = [], mostMs } = asked;
  /** @type {Map<string, Finding[]>} */
  const judged = new Map();
  const visited = new Set();
  const followed = new Set();
  const links = new Set([...known, ...release.pages.flatMap(({ adds = [] }) => adds.map(({ path }) => path))]);
  const patterns = [release, ...remotes].flatMap(({ pages }) => pages).map(({ path }) => path);
  const isWanted = ({ expose }) => wanted.includes(expose) && !judged.has(expose);
  const isOf = (expose) => (one) => one.remote === release.name && one.expose === expose;

  const look = async (path, isEnough) => {
    visited.add(path);
    const context = await contextFor(path);
    if (!context) return undefined;
    const page = await watchedPage(context, origin, mostMs);
    const seen = await page.open(path, isEnough);
    for (const link of seen.links) links.add(link);
    await (seen.isLate ? renew() : page.close());
    for (const widget of release.widgets.filter(isWanted))
      if (seen.mounted.some(isOf(widget.expose)))
        judged.set(widget.expose, findingsOf({ release, expose: widget.expose, path, seen, isOwnPage: false }));
    return seen;
  };
  const isDrawn = ({ is }) => is === 'drawn';
  /** Opens the first row of a list, whose rows are no links. What is seen there is not judged. */
  const follow = async (path) => {
    followed.add(path);
    const context = await contextFor(path);
    if (!context) return;
    const page = await watchedPage(context, origin, mostMs);
    const { isLate } = await page.open(path, isDrawn);
    if (!isLate) for (const link of await page.follow()) links.add(link);
    await (isLate ? renew() : page.close());
  };
  /** Returns the address with a record that pages above lead to; these are opened to find it. */
  const addressFor = async (pattern) => {
    const isBare = () => hasNoRecord(addressOf(pattern, links, patterns));
    const above = leadingTo(pattern, patterns);
    for (const path of above) if (!visited.has(path) && isBare()) await look(path, isDrawn);
    for (const path of above) if (!followed.has(path) && isBare()) await follow(path);
    return addressOf(pattern, links, patterns);
  };
  /** Returns the address that shows a part, one with a record if any of its addresses has one. */
  const addressOfPart = async (expose) => {
    const own = release.pages.filter((page) => page.expose === expose);
    let [address = ''] = own.map(({ path }) => path);
    for (const { path } of own) {
      address = await addressFor(path);
      if (!hasNoRecord(address)) break;
    }
    return address;
  };
  return { judged, isWanted, isOf, isDrawn, look, addressFor, addressOfPart };
}

/**
 * Opens pages and widgets of a release as a person of the demo would. `withoutRecord` has the patterns of opened pages
 * for which no record was found.
 * @param {PartsToOpen} asked
 * @returns {Promise<{ opened: string[], findings: Finding[], withoutRecord: string[] }>}
 */
export async function openParts(asked) {
  const { release, remotes } = asked;
  const { judged, isWanted, isOf, isDrawn, look, addressFor, addressOfPart } = visitOf(asked);
  const depth = ({ path }) => path.split(':').length;
  const withoutRecord = [];
  for (const { expose, path: pattern } of [...release.pages].sort((one, other) => depth(one) - depth(other))) {
    if (!isWanted({ expose })) continue;
    const path = await addressOfPart(expose);
    if (hasNoRecord(path)) withoutRecord.push(pattern);
    const seen = await look(path, isOf(expose));
    const nobody = finding(release, expose, 'page', `at ${path}: nobody of the demo may open it`);
    judged.set(expose, seen ? findingsOf({ release, expose, path, seen, isOwnPage: true }) : [nobody]);
  }
  // Slots are on the dashboard, on the operators' page, and on pages of other remotes.
  for (const place of ['/dashboard', '/operator', ...remotes.flatMap(({ pages }) => pages).map(({ path }) => path)]) {
    if (!release.widgets.some(isWanted)) break;
    await look(await addressFor(place), isDrawn);
  }
  for (const { expose, slot } of release.widgets)
    if (isWanted({ expose }))
      judged.set(expose, [finding(release, expose, 'widget', `was not shown: no page has ${slot}`)]);
  return { opened: [...judged.keys()], findings: [...judged.values()].flat(), withoutRecord };
}
