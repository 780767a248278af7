import { integrityOf } from '../../../build/assets.mjs';
import { menuPathOf } from '../faults/broken-lane.mjs';
import { countLine, noneLine } from '../figures.mjs';
import { open } from '../portal-page.mjs';
import { copyOf, sealed, versionLike } from '../release-copies.mjs';

const MARK = ';globalThis.proofRan = true;';
/** Time in milliseconds within which refused code would have run. */
const ENOUGH_MS = 400;
const LANES = 2;

/** Every script with a part that loads it, as entry or among its files; other scripts load on user actions. */
function scriptsOf({ release }) {
  const parts = [...release.pages, ...release.widgets];
  return release.assets
    .filter(({ kind }) => kind === 'script')
    .map(({ path }) => ({
      file: path,
      part: path === release.entry ? parts[0] : parts.find(({ preload }) => preload.includes(path)),
    }));
}

/** Name by which code requests a chunk: its file name without hash and extension. */
const chunkOf = (file) => file.replace(/\.[0-9a-f]+\.js$/, '');

/**
 * Returns the release with its function for loading chunks exposed, so that chunks can be requested that otherwise load
 * only when somebody opens a panel or uploads a file.
 */
function asking({ release, files }) {
  const entry = String(files.get(release.entry));
  const within = entry.replace(/([\w$]+\.e)=(?=[\w$]+=>Promise\.all)/, 'globalThis.proofAsk=$1=');
  if (within === entry) throw new Error(`${release.name}: its entry does not ask for chunks in the known way`);
  return sealed({ release, files: new Map(files).set(release.entry, Buffer.from(within)) });
}

/** Makes a remote's first page show another part, so that every script has an address that loads it. */
const showing = (release, part) => {
  const at = menuPathOf({ release });
  return release.pages.map((page) =>
    page.path === at ? { ...page, expose: part.expose, preload: part.preload } : page,
  );
};

/** Name of the try with correct hashes, which must run: it tests the method itself. */
const AS_RELEASED = 'as released';
const same = (copy) => copy;

let count = 0;

/**
 * The three ways in which a script could run without a matching hash.
 * @type {Record<string, (copy: import('../release-copies.mjs').Copy, file: string) => import('../release-copies.mjs').Copy>}
 */
const WAYS = {
  'another byte': ({ release, files }, file) => ({
    release,
    files: new Map(files).set(file, Buffer.concat([Buffer.from(String(files.get(file))), Buffer.from(MARK)])),
  }),
  'no hash in the answer': ({ release, files }, file) => {
    const copy = sealed({ release, files: new Map(files).set(file, Buffer.from(`${files.get(file)}${MARK}`)) });
    const assets = copy.release.assets.map((asset) => (asset.path === file ? { ...asset, integrity: '' } : asset));
    return { release: { ...copy.release, assets }, files: copy.files };
  },
  'no hash in the entry': ({ release, files }, file) => {
    const changed = `${files.get(file)}${MARK}`;
    const hash = integrityOf(/** @type {Buffer} */ (files.get(file)));
    const entry = String(files.get(release.entry)).replaceAll(`"${hash}"`, '""');
    return sealed({
      release,
      files: new Map(files).set(file, Buffer.from(changed)).set(release.entry, Buffer.from(entry)),
    });
  },
};

/** Serves an altered release and opens the part that needs the altered file; returns whether it ran. */
async function isRun({ proxy }, page, { built, file, part, way }) {
  count += 1;
  const version = versionLike(built, `altered ${count}`);
  const marked = (text, name) => (way === AS_RELEASED && name === file ? text + MARK : text);
  const copy = copyOf(built, { version, change: marked });
  const { release, files } = (WAYS[way] ?? same)(part ? copy : asking(copy), file);
  const base = `/_mf/${release.name}/${version}/`;
  const alter = ({ body }) => {
    const answer = JSON.parse(String(body));
    const remotes = answer.remotes.map((remote) =>
      remote.name === release.name
        ? { ...remote, ...{ version, base, widgets: [], fallback: null, container: release.container } }
        : { ...remote, widgets: [] },
    );
    const own = remotes.find(({ name }) => name === release.name);
    Object.assign(own, {
      entry: release.entry,
      assets: release.assets,
      pages: part ? showing(release, part) : release.pages,
    });
    return JSON.stringify({ ...answer, remotes });
  };
  let sent = false;
  proxy.setFault((path) => {
    if (path === '/api/portal') return { alter };
    if (!path.startsWith(base)) return undefined;
    if (path === base + file) sent = true;
    const bytes = files.get(path.slice(base.length));
    const type = path.endsWith('.js') ? 'text/javascript' : path.endsWith('.css') ? 'text/css' : 'application/json';
    return bytes ? { body: bytes, type } : { status: 404, body: '' };
  });
  await open(page, proxy.url + menuPathOf(built));
  await page
    .locator('main h1, main .p-failure')
    .first()
    .waitFor({ timeout: 8000 })
    .catch(() => undefined);
  // The load may be refused, as it should, or come from a cache; what counts is whether the code ran.
  if (!part)
    await page.evaluate(
      (chunk) =>
        Promise.race([
          Reflect.get(globalThis, 'proofAsk')?.(chunk).catch(() => undefined),
          new Promise((resolve) => setTimeout(resolve, 4000)),
        ]),
      chunkOf(file),
    );
  await page.waitForTimeout(ENOUGH_MS);
  const ran = await page.evaluate(() => Reflect.get(globalThis, 'proofRan') === true);
  return { ran, sent };
}

/** Checks that the policy for scripts and style elements cannot be bypassed. */
function policyProblems(headers) {
  const policy = String(headers.get('content-security-policy'));
  const of = (name) =>
    policy
      .split(';')
      .map((part) => part.trim())
      .find((part) => part.startsWith(`${name} `)) ?? '';
  return [
    ...['script-src', 'style-src'].filter((name) => !of(name) || /unsafe-(inline|eval)/.test(of(name))),
    ...(headers.get('integrity-policy')?.includes('script') ? [] : ['integrity-policy']),
  ].map((name) => `${name}: ${of(name) || headers.get(name)}`);
}

/** Opens the pages of every remote unaltered and collects what the browser refuses on them. */
async function violationsOf(world) {
  const lane = await world.lane();
  const page = await lane.newPage();
  const found = [];
  await page.exposeFunction('proofViolated', (words) => found.push(words));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      Reflect.get(globalThis, 'proofViolated')(`${location.pathname}: ${effectiveDirective} ${blockedURI}`),
    );
  });
  const paths = world.remotes.flatMap((name) => world.built[name].release.pages.map(({ path }) => path));
  const plain = paths.filter((path) => !path.includes(':'));
  for (const path of ['/dashboard', '/profile', '/account', ...plain])
    await page.goto(lane.proxy.url + path, { waitUntil: 'networkidle' });
  await lane.close();
  return { found, pages: plain.length + 3 };
}

/** All tries: each script in each way, and some of each remote unaltered. */
function triesOf({ remotes, built }) {
  return remotes.flatMap((name) => {
    const { entry } = built[name].release;
    const scripts = scriptsOf(built[name]);
    const isChunk = ({ file }) => file !== entry;
    const controls = [scripts.find((one) => one.part && isChunk(one)), scripts.find(({ part }) => !part)];
    return [
      ...controls.filter((one) => one !== undefined).map((one) => ({ ...one, way: AS_RELEASED })),
      ...scripts.flatMap((one) =>
        Object.keys(WAYS)
          .filter((way) => isChunk(one) || way !== 'no hash in the entry')
          .map((way) => ({ ...one, way })),
      ),
    ].map((one) => ({ ...one, built: built[name], isEntry: !isChunk(one) }));
  });
}

/** Runs all tries in several windows at once. */
async function tryAll(world, tries) {
  const left = [...tries];
  const tried = [];
  const work = async () => {
    const lane = await world.lane();
    const page = await lane.newPage();
    for (let one = left.shift(); one; one = left.shift()) tried.push({ ...one, ...(await isRun(lane, page, one)) });
    await lane.close();
  };
  await Promise.all(Array.from({ length: LANES }, work));
  return tried;
}

const named = ({ built, file, way }) => `${built.release.name} ${file}: ${way}`;

/** G13: altered code never runs, even without a hash, and the policy has no gap. */
export async function prove(world) {
  const tried = await tryAll(world, triesOf(world));
  const [controls, altered] = [true, false].map((is) => tried.filter(({ way }) => (way === AS_RELEASED) === is));
  const unseen = altered.filter(({ sent, isEntry, way }) => !sent && !isEntry && way === 'another byte');
  const { found, pages } = await violationsOf(world);
  const headers = (await fetch(`${world.portal.url}/login`)).headers;
  return [
    countLine(
      'G13',
      'altered scripts and missing hashes that run nothing',
      altered.length,
      altered.filter(({ ran }) => ran).map(named),
    ),
    noneLine('G13', 'scripts that nothing asks for, and so were not tried', unseen.map(named)),
    countLine(
      'G13',
      'the same where every hash is as released, which run',
      controls.length,
      controls.filter(({ ran }) => !ran).map(named),
    ),
    noneLine('G13', 'ways round the policy for scripts and style elements', policyProblems(headers)),
    noneLine('G13', `violations on ${pages} pages as they are`, found),
  ];
}
