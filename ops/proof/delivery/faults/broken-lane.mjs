import { copyOf, versionLike } from '../release-copies.mjs';

/** Address of a remote's first page in the menu. */
export const menuPathOf = ({ release }) =>
  release.menu.map(({ path }) => path).find((path) => release.pages.some((page) => page.path === path));

const TYPES = { js: 'text/javascript', css: 'text/css', json: 'application/json' };
const typeOf = (file) => TYPES[file.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

/** Adds the page in the menu as a widget too, so that every remote is visible on the dashboard. */
function widgetOf({ release }) {
  const own = release.widgets.find(({ slot }) => slot === 'dashboard.main') ?? {
    ...release.pages.find(({ path }) => path === menuPathOf({ release })),
  };
  const { expose, preload, title } = own;
  return { slot: 'dashboard.main', id: `${release.name}.proof`, title, expose, order: 1, preload };
}

let count = 0;

/**
 * How a lane answers for an unpublished release: its files come from memory, under a version that no browser has
 * loaded. `fault` defines what is wrong with it. `alter` changes the portal answer, `judge` the answer to a path.
 */
function brokenRelease(built, { fault, keepsFallback, hasWidget }) {
  count += 1;
  const { name } = built.release;
  const version = versionLike(built, `broken ${count}`);
  const { release, files } = copyOf(built, { version, ...(fault.append ? { append: fault.append } : {}) });
  const base = `/_mf/${name}/${version}/`;
  const { container, entry, assets } = release;

  const broken = (live) => {
    const before = { name, version: live.version };
    const widgets = hasWidget ? [widgetOf(built)] : live.widgets;
    const changed = {
      ...live,
      version,
      container,
      base,
      entry,
      assets,
      widgets,
      fallback: keepsFallback ? before : null,
    };
    return fault.alter ? fault.alter(changed) : changed;
  };
  let live;
  const alter = (remote) => {
    if (remote.name !== name) return remote;
    live = remote;
    return broken(remote);
  };
  const judge = (path) => {
    if (keepsFallback && path === `/api/portal/fallback/${name}`)
      return { body: JSON.stringify({ ...live, fallback: null }), type: 'application/json' };
    if (fault.api?.(path)) return fault.act();
    if (!path.startsWith(base)) return undefined;
    const file = path.slice(base.length);
    const bytes = files.get(file);
    if (!bytes) return { status: 404, body: 'Not found' };
    return fault.on?.(file, release) ? fault.act(bytes) : { body: bytes, type: typeOf(file) };
  };
  return { alter, judge };
}

/**
 * Breaks remotes in a lane, each by its own fault, until the lane is healed.
 * @param {{ proxy: any }} lane
 * @param {readonly { built: import('../release-copies.mjs').Copy, fault: any }[]} remotes
 * @param {{ keepsFallback?: boolean, hasWidget?: boolean }} [how]
 */
export function breakRemotes({ proxy }, remotes, { keepsFallback = false, hasWidget = true } = {}) {
  const broken = remotes.map(({ built, fault }) => brokenRelease(built, { fault, keepsFallback, hasWidget }));
  const altered = ({ status, body }) => {
    if (status !== 200) return body;
    const answer = JSON.parse(String(body));
    const shown = (answer.remotes ?? []).map((remote) => broken.reduce((one, { alter }) => alter(one), remote));
    return JSON.stringify({ ...answer, remotes: shown });
  };
  const judge = (path) => {
    for (const one of broken) {
      const act = one.judge(path);
      if (act) return act;
    }
    return undefined;
  };
  proxy.heal();
  proxy.setFault((path) => (path === '/api/portal' ? { alter: altered } : judge(path)));
}
