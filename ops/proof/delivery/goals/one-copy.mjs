import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { root } from '../../../start/process.mjs';
import { menuPathOf } from '../faults/broken-lane.mjs';
import { noneLine } from '../figures.mjs';
import { followMenu, open } from '../portal-page.mjs';
import { copyOf, versionLike } from '../release-copies.mjs';

/** Strings in a library's code that every compiler preserves. */
const MARKS = {
  react: 'react.transitional.element',
  'react-dom': '__reactContainer$',
  router: 'You cannot render a <Router> inside another <Router>',
  'react-query': 'No QueryClient set, use QueryClientProvider',
  i18next: 'i18next:',
  zod: 'ZodError',
};

/** Counts the copies of React that render something. */
const COUNT_RENDERERS = () => {
  const renderers = [];
  Object.assign(globalThis, {
    proofRenderers: renderers,
    __REACT_DEVTOOLS_GLOBAL_HOOK__: {
      ...{ isDisabled: false, supportsFiber: true, renderers: new Map() },
      inject: (renderer) => renderers.push(renderer.version),
      onCommitFiberRoot: () => undefined,
      onCommitFiberUnmount: () => undefined,
      onPostCommitFiberRoot: () => undefined,
    },
  });
};

/** Packages of the share scope that exist in two versions or come from a remote instead of the shell. */
const sharedTwice = (page) =>
  page.evaluate(() => {
    const federation = Reflect.get(globalThis, '__FEDERATION__') ?? {};
    const instances = federation.__INSTANCES__ ?? [];
    if (instances.length === 0) return ['the federation runtime tells nothing'];
    return instances.flatMap(({ name, shareScopeMap = {} }) =>
      Object.values(shareScopeMap).flatMap((scope) =>
        Object.entries(
          /** @type {Record<string, Record<string, { from: string, loaded?: unknown }>>} */ (scope),
        ).flatMap(([shared, versions]) => {
          const loaded = Object.entries(versions);
          return loaded.length > 1 ? [`${name}: ${shared} ${loaded.map(([version]) => version).join(' and ')}`] : [];
        }),
      ),
    );
  });

/** Libraries of the shell that a release's files contain too. */
const bundledAgain = ({ release, files }) =>
  [...files]
    .filter(([file]) => file.endsWith('.js'))
    .flatMap(([file, bytes]) =>
      Object.entries(MARKS)
        .filter(([, mark]) => bytes.includes(mark))
        .map(([library]) => `${release.name} ${file} has ${library}, ${bytes.length} bytes`),
    );

/** Marks missing from the shell's own files, which means that this check would not find the library. */
function unknownMarks() {
  const folder = path.join(root, 'shell', 'dist');
  const scripts = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.js'));
  const text = scripts.map((file) => readFileSync(path.join(folder, file), 'utf8')).join('\n');
  return Object.entries(MARKS).flatMap(([library, mark]) => (text.includes(mark) ? [] : [`nothing marks ${library}`]));
}

/** Opens every remote in one page, in one order; returns the renderers and packages shared twice. */
async function openAll(world, order) {
  const lane = await world.lane();
  const page = await lane.newPage();
  await page.addInitScript(COUNT_RENDERERS);
  await open(page, `${lane.proxy.url}/dashboard`);
  for (const name of order) await followMenu(page, menuPathOf(world.built[name]));
  const renderers = await page.evaluate(() => Reflect.get(globalThis, 'proofRenderers'));
  const twice = await sharedTwice(page);
  await lane.close();
  return { renderers, twice };
}

/** Returns all permutations. */
export const orders = (things) =>
  things.length < 2
    ? [things]
    : things.flatMap((first) => orders(things.filter((other) => other !== first)).map((rest) => [first, ...rest]));

/** G17: one copy of React, of the router and of everything shared, in whatever order and versions remotes load. */
export async function prove(world) {
  const renderers = [];
  const twice = [];
  const look = async (order) => {
    const seen = await openAll(world, order);
    if (seen.renderers.length !== 1)
      renderers.push(`${order.join(', ')}: ${seen.renderers.join(' and ') || 'none seen'}`);
    twice.push(...seen.twice);
  };
  for (const order of orders(world.remotes)) await look(order);
  // Repeats this with a second live version of each remote: separate containers, but the same shared packages.
  for (const name of world.remotes) {
    const copy = copyOf(world.built[name], { version: versionLike(world.built[name], 'beside') });
    await world.releases.store(copy);
    await world.releases.show(name, copy.release.version);
    await look([name, ...world.remotes.filter((other) => other !== name)]);
  }
  const again = [...unknownMarks(), ...world.remotes.flatMap((name) => bundledAgain(world.built[name]))];
  return [
    noneLine('G17', 'orders and versions of remotes with more or less than one React', renderers),
    noneLine('G17', 'shared packages that are there twice', [...new Set(twice)], 'packages'),
    noneLine('G17', 'files of remotes with a library that the shell shares', again, 'files'),
  ];
}
