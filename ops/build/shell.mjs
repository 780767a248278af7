import { existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { filesIn, precompress } from './assets.mjs';
import { compile } from './compile.mjs';
import { writeHtml, iconAddress } from './html.mjs';
import { kitVersion, sharedVersions } from '@lichen/kit/build/shared';
import { contractsVersion, root } from './parts.mjs';
import { entryConfig, portalConfig, reactConfig } from './shell-config.mjs';

const shell = path.join(root, 'shell');
const dist = path.join(shell, 'dist');

/**
 * Chunks that every signed-in page loads, requested together with the portal's first script so that requests stay two
 * deep.
 */
const FIRST = ['styles', 'base', 'kit', 'antd', 'start'];

const isScript = (file) => file.endsWith('.js');
const isStyle = (file) => file.endsWith('.css');

const entryFiles = (stats, name) =>
  stats.toJson({ all: false, entrypoints: true }).entrypoints[name].assets.map((asset) => asset.name);

function chunkFiles(stats, names) {
  const { chunks } = stats.toJson({ all: false, chunks: true, ids: true });
  return chunks.filter((chunk) => chunk.names.some((name) => names.includes(name))).flatMap((chunk) => chunk.files);
}

const template = (kind) => path.join(shell, 'src', kind, `${kind}.html`);

function writeEntry(stats, output, shared) {
  const files = entryFiles(stats, 'entry');
  return writeHtml({
    template: template('entry'),
    output,
    name: 'entry.html',
    icon: shared.icon,
    scripts: [...shared.react, ...files.filter(isScript)],
    styles: files.filter(isStyle),
  });
}

function writePortal(stats, output, shared) {
  const files = entryFiles(stats, 'portal');
  const first = chunkFiles(stats, FIRST);
  return writeHtml({
    template: template('portal'),
    output,
    name: 'index.html',
    icon: shared.icon,
    scripts: [...shared.react, ...files.filter(isScript)],
    styles: [...files, ...first].filter(isStyle),
    preloads: first.filter(isScript).filter((file) => !files.includes(file)),
  });
}

/** Throws if a production build contains stories of the kit, which are for developers only. */
export function expectNoStories(stats) {
  const { modules } = stats.toJson({ all: false, modules: true, nestedModules: true, modulesSpace: Infinity });
  const story = modules.find(({ name }) => /[\\/]stories[\\/]/.test(name ?? ''));
  if (story) throw new Error(`${story.name} is in a production build; stories belong to development builds only`);
}

/** Replaces the old folder by the finished one, so that a server never sees half a build. */
function replaceDist(output) {
  const old = `${dist}.old`;
  rmSync(old, { recursive: true, force: true });
  if (existsSync(dist)) renameSync(dist, old);
  renameSync(output, dist);
  rmSync(old, { recursive: true, force: true });
}

export async function buildShell({ development }) {
  const output = path.join(root, '.build', 'shell');
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const options = { output, development };
  const reactStats = await compile(reactConfig(options));
  const entryStats = existsSync(path.join(shell, 'src', 'entry', 'main.tsx'))
    ? await compile(entryConfig(options))
    : null;
  const portalStats = await compile(await portalConfig(options));
  if (!development) expectNoStories(portalStats);
  const shared = {
    react: entryFiles(reactStats, 'react'),
    icon: iconAddress(path.join(shell, 'src', 'brand', 'favicon.svg')),
  };
  const assets = {
    ...(entryStats ? { entry: writeEntry(entryStats, output, shared) } : {}),
    portal: writePortal(portalStats, output, shared),
    // Versions that a remote's release is checked against.
    provides: { sdk: kitVersion, contracts: contractsVersion(), shared: sharedVersions() },
  };
  writeFileSync(path.join(output, 'shell-assets.json'), `${JSON.stringify(assets, null, 2)}\n`);
  if (!development) await precompress(output);
  replaceDist(output);
  return `${filesIn(dist).length} files`;
}
