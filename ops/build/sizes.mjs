import { existsSync, readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { brotliCompressSync } from 'node:zlib';
import { remoteFolders, root } from './parts.mjs';

const dist = path.join(root, 'shell', 'dist');
const readJson = (file) => JSON.parse(readFileSync(file, 'utf8'));

/** Returns the transferred bytes: the size of the compressed copy, or what compression would give. */
function transferred(file) {
  const twin = `${file}.br`;
  return existsSync(twin) ? readFileSync(twin).length : brotliCompressSync(readFileSync(file)).length;
}

const kilobytes = (files) => files.reduce((sum, file) => sum + transferred(file), 0) / 1000;

const scriptsOf = (page) => [...page.scripts, ...(page.preloads ?? [])].map((asset) => path.join(dist, asset.path));

/**
 * Returns the scripts of a part of the kit that no page waits for, because it is loaded with the content that needs it.
 */
function scriptsOfPart(named) {
  const assets = path.join(dist, 'assets');
  const found = readdirSync(assets).filter((file) => named.test(file));
  if (found.length === 0) throw new Error(`No script of ${named} in ${assets}`);
  return found.map((file) => path.join(assets, file));
}

function remoteRows(name) {
  const folder = path.join(root, name, 'dist');
  const release = readJson(path.join(folder, 'release.json'));
  // Counted as in the release gate: scripts and styles that a page waits for.
  const own = (files) => kilobytes([...new Set([release.entry, ...files])].map((file) => path.join(folder, file)));
  return [
    ...release.pages.map((page) => ({
      what: `${name} ${page.path}`,
      kb: own(page.preload),
      limit: release.budget.entryKb,
    })),
    ...release.widgets.map((widget) => ({
      what: `${name} widget ${widget.id}`,
      kb: own(widget.preload),
      limit: release.budget.entryKb,
    })),
    {
      what: `${name}, everything`,
      kb: kilobytes(
        release.assets.filter(({ kind }) => kind !== 'other').map((asset) => path.join(folder, asset.path)),
      ),
      limit: release.budget.areaKb,
    },
  ];
}

/**
 * Returns what a visitor downloads without a cache, in kB of brotli: scripts before log-in and of the portal, scripts
 * and styles of remotes. `npm run bench` measures it in a browser.
 */
export function sizes() {
  const { entry, portal } = readJson(path.join(dist, 'shell-assets.json'));
  return [
    { what: 'pages before log-in', kb: kilobytes(scriptsOf(entry)), limit: 90 },
    { what: 'portal, before any page', kb: kilobytes(scriptsOf(portal)), limit: 400 },
    { what: 'charts, all kinds', kb: kilobytes(scriptsOfPart(/^chart\.\w+\.js$/)), limit: 300 },
    { what: 'pages of a PDF, on the page', kb: kilobytes(scriptsOfPart(/^pdf\.\w+\.js$/)), limit: 130 },
    { what: 'pages of a PDF, in their thread', kb: kilobytes(scriptsOfPart(/^pdf-worker\.\w+\.js$/)), limit: 340 },
    { what: 'map of several places, on the page', kb: kilobytes(scriptsOfPart(/^map\.\w+\.js$/)), limit: 230 },
    { what: 'map of several places, in its thread', kb: kilobytes(scriptsOfPart(/^map-worker\.\w+\.js$/)), limit: 115 },
    ...remoteFolders()
      .filter((name) => existsSync(path.join(root, name, 'dist', 'release.json')))
      .flatMap(remoteRows),
  ];
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href) {
  const rows = sizes();
  for (const { what, kb, limit } of rows) {
    console.log(`${what.padEnd(48)} ${kb.toFixed(1).padStart(7)} KB  of ${limit}${kb > limit ? '  OVER' : ''}`);
  }
  if (rows.some(({ kb, limit }) => kb > limit)) process.exitCode = 1;
}
