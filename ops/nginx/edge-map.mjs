/**
 * Prints the part of the nginx configuration that maps addresses to processes, from the addresses that modules own.
 *   npm run edge-map -- identity,business,activities,docs,imports=127.0.0.1:8080 compliance=127.0.0.1:8081
 * The first process gets everything that no other one owns: pages, code of remotes and the socket. Without arguments,
 * everything goes to one process on port 8080. Needs the built backend.
 */
import { existsSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { root } from '../start/process.mjs';

const BUILT = path.join(root, 'backend', 'dist');
const REFERENCE = path.join(root, 'backend', 'reference');

/** Returns the modules of this checkout with the API addresses that they own. */
function ownedAddresses() {
  if (!existsSync(path.join(BUILT, 'modules.js'))) throw new Error('The backend is not built yet: run npm start once');
  const require = createRequire(import.meta.url);
  const { allModules } = require(path.join(BUILT, 'modules.js'));
  const { readDictionaries } = require(path.join(BUILT, 'platform', 'dictionaries.js'));
  const modules = allModules(REFERENCE, readDictionaries(path.join(REFERENCE, 'dictionaries')));
  return new Map(
    modules.map(({ name, entities, calls, described = [], uploads = {} }) => [
      name,
      {
        names: [
          ...new Set([...entities.map(({ entity }) => entity.name), ...calls.map(({ call }) => call.name)]),
        ].sort(),
        routes: [...new Set(described.map((route) => route.path))].sort(),
        uploads: Object.keys(uploads).sort(),
      },
    ]),
  );
}

/** Parses `identity,business=127.0.0.1:8080` into modules and their address. */
function processOf(word, owned) {
  const [names = '', server] = word.split('=');
  const modules = names.split(',');
  const unknown = modules.filter((name) => !owned.has(name));
  // Rejects characters that could end a line of an nginx file.
  if (!server || !/^(?:[\w.-]+:\d{1,5}|unix:[\w./-]+)$/.test(server) || unknown.length > 0)
    throw new Error(`${word}: write modules=host:port; the modules here are ${[...owned.keys()].join(', ')}`);
  return { modules, server, upstream: `lichen_${modules.join('_').replaceAll('-', '_')}` };
}

const asPattern = (route) => route.replaceAll('.', '\\.').replace(/\{\w+\}/g, '[^/?]+');

/** Lines of the map for one process; an address ends there, continues with another segment, or has a query. */
function linesOf({ modules, upstream }, owned) {
  const names = modules.flatMap((name) => owned.get(name).names);
  const routes = modules.flatMap((name) => owned.get(name).routes);
  const uploads = modules.flatMap((name) => owned.get(name).uploads);
  return [
    ...(names.length > 0 ? [`  ~^/api/data/(${names.join('|')})([/?]|$) ${upstream};`] : []),
    ...routes.map((route) => `  ~^${asPattern(route)}([/?]|$) ${upstream};`),
    ...(uploads.length > 0 ? [`  ~^/api/upload[?](.*&)?entity=(${uploads.join('|')})(&|$) ${upstream};`] : []),
    ...modules.map((name) => `  ~^/version/${name}([?]|$) ${upstream};`),
  ];
}

/**
 * Returns the modules that none of these processes serves, so that their addresses would answer 503.
 * @param {string[]} words one argument for each process
 */
function unservedModules(words, owned) {
  const served = words.flatMap((word) => word.split('=')[0]?.split(',') ?? []);
  return words.length > 0 ? [...owned.keys()].filter((name) => !served.includes(name)) : [];
}

/**
 * Returns the upstreams of the processes, and the map of addresses to them.
 * @param {string[]} words one argument for each process
 */
export function edgeMap(words, owned = ownedAddresses()) {
  const given = words.length > 0 ? words : [`${[...owned.keys()].join(',')}=127.0.0.1:8080`];
  const processes = given.map((word) => processOf(word, owned));
  const twice = processes.flatMap(({ modules }) => modules).filter((name, at, all) => all.indexOf(name) !== at);
  if (twice.length > 0) throw new Error(`${twice.join(', ')}: served by two of these processes`);
  const [first = processes[0], ...others] = processes;
  const upstreams = [{ ...first, upstream: 'lichen' }, ...others].map(
    ({ upstream, server }) => `upstream ${upstream} {\n  ip_hash;\n  server ${server};\n  keepalive 32;\n}`,
  );
  const lines = others.flatMap((process) => linesOf(process, owned));
  return [...upstreams, ['map $request_uri $lichen_process {', '  default lichen;', ...lines, '}'].join('\n')].join(
    '\n\n',
  );
}

/**
 * Prints the map for these arguments and what is wrong with it.
 * @param {string[]} words one argument for each process
 * @returns the code that the program ends with
 */
export function printMap(words) {
  try {
    const owned = ownedAddresses();
    console.log(edgeMap(words, owned));
    for (const name of unservedModules(words, owned)) console.error(`${name}: none of these processes serves it`);
    return 0;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    return 1;
  }
}

if (process.argv[1] && import.meta.url === pathToFileURL(process.argv[1]).href)
  process.exitCode = printMap(process.argv.slice(2));
