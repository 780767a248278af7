import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { namesOf } from './names.mjs';
import { ownerOf } from './standing-gates.mjs';

const USAGE =
  'Usage: npm run new-remote -- mf-<name>   (lower case letters, digits and dashes; each part begins with a letter)';

const templates = path.join(import.meta.dirname, 'template');

const filled = (text, names) => text.replace(/\{\{(\w+)\}\}/g, (_, key) => names[key]);

/** Adds a title that the shared dictionaries lack to the remote's own. */
function sayTitle(file, { title, words }) {
  const { dir, name, ext } = path.parse(file);
  if (path.basename(dir) !== 'locales' || !words[name] || ext !== '.json') return;
  const texts = { [title]: words[name], ...JSON.parse(readFileSync(file, 'utf8')) };
  writeFileSync(file, `${JSON.stringify(texts, null, 2)}\n`);
}

/** Destination of each part of the template. */
const homes = ({ remote, module, day }) => {
  const room = path.join('backend', 'src', 'modules', module);
  return {
    remote: (file) => path.join(remote, file),
    contracts: (file) => path.join('backend', 'contracts', 'src', module, file),
    module: (file) => path.join(room, `${module}.${file}`),
    feature: (file) => path.join(room, 'entries', file),
    migrations: () => path.join(room, 'migrations', `${day}-${module}.ts`),
  };
};

function writeFiles(root, names) {
  const written = [];
  for (const [part, home] of Object.entries(homes(names))) {
    const folder = path.join(templates, part);
    for (const file of readdirSync(folder, { recursive: true }).map(String)) {
      if (!statSync(path.join(folder, file)).isFile()) continue;
      const target = path.join(root, home(file.replace(/\.tmpl$/, '')));
      mkdirSync(path.dirname(target), { recursive: true });
      writeFileSync(target, filled(readFileSync(path.join(folder, file), 'utf8'), names));
      sayTitle(target, names);
      written.push(path.relative(root, target));
    }
  }
  return written;
}

/**
 * Creates a remote with pages, a menu entry, a widget and texts, and its module with an entity, a table and a test. It
 * only adds files, because modules, gates, examples and projects are found by their location.
 * @returns {string[]} the files written, relative to the root
 */
export function newRemote(root, remote, today) {
  const names = namesOf(root, remote, today);
  if (!names) throw new Error(USAGE);
  if (existsSync(path.join(root, remote))) throw new Error(`${remote} exists already`);
  if (existsSync(path.join(root, 'backend', 'src', 'modules', names.module)))
    throw new Error(`the backend has a module ${names.module} already`);
  if (existsSync(path.join(root, 'backend', 'contracts', 'src', names.module)))
    throw new Error(`contracts has a folder ${names.module} already`);
  const owner = ownerOf(root, names.area);
  if (owner) throw new Error(`the area /${names.area} belongs to ${owner}; choose another name`);
  return writeFiles(root, names);
}

function format(root, files) {
  const biome = path.join(root, 'node_modules', '.bin', 'biome');
  const code = files.filter((file) => /\.(tsx?|json)$/.test(file));
  if (existsSync(biome)) execFileSync(biome, ['check', '--write', ...code], { cwd: root, stdio: 'ignore' });
}

if (process.argv[1] === import.meta.filename) {
  const root = path.resolve(import.meta.dirname, '..', '..');
  try {
    const written = newRemote(root, process.argv[2] ?? '', new Date());
    const { link } = await import('./link.mjs');
    format(root, written);
    link(root, process.argv[2]);
    for (const file of written) console.log(`new  ${file}`);
    console.log(
      `\nnpm start builds, migrates and publishes ${process.argv[2]}; npm run dev -- ${process.argv[2]} watches it.`,
    );
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}
