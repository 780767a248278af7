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
 * Makes a lane answer with an unpublished release: its files come from memory, under a version that no browser has
 * loaded. `fault` defines what is wrong with it.
 * @param {{ proxy: any }} lane
 * @param {import('../release-copies.mjs').Copy} built
 * @param {{ fault: any, keepsFallback?: boolean, hasWidget?: boolean }} asked
 */
export function breakRemote({ proxy }, built, { fault, keepsFallback = false, hasWidget = true }) {
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
  const altered = ({ status, body }) => {
    if (status !== 200) return body;
    const answer = JSON.parse(String(body));
    live = (answer.remotes ?? []).find((remote) => remote.name === name);
    const remotes = (answer.remotes ?? []).map((remote) => (remote === live ? broken(remote) : remote));
    return JSON.stringify({ ...answer, remotes });
  };
  const judge = (path) => {
    if (path === '/api/portal') return { alter: altered };
    if (keepsFallback && path === `/api/portal/fallback/${name}`)
      return { body: JSON.stringify({ ...live, fallback: null }), type: 'application/json' };
    if (fault.api?.(path)) return fault.act();
    if (!path.startsWith(base)) return undefined;
    const file = path.slice(base.length);
    const bytes = files.get(file);
    if (!bytes) return { status: 404, body: 'Not found' };
    return fault.on?.(file, release) ? fault.act(bytes) : { body: bytes, type: typeOf(file) };
  };
  proxy.heal();
  proxy.setFault(judge);
  return { container, version };
}
