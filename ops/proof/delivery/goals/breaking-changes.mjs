import { randomBytes } from 'node:crypto';
import { brotliCompressSync } from 'node:zlib';

/**
 * A change to a built release, before the hashes of its files are renewed.
 * @typedef {[what: string, change: (copy: { release: any, files: Map<string, Buffer> }) => void]} Change
 */

const set = (part, values) => void Object.assign(part, values);
const write = ({ files }, file, text) => void files.set(file, Buffer.from(text));
const add = ({ release, files }, path, text, kind = 'script') => {
  release.assets.push({ path, kind, integrity: '', bytes: 0 });
  files.set(path, Buffer.from(text));
};
const chunkOf = ({ release }) => release.assets.find(({ path }) => path.startsWith('src_pages_')).path;
const styleOf = ({ release }) => release.assets.find(({ kind }) => kind === 'style').path;
const textOf = ({ files }, file) => String(files.get(file));
/** Returns this many kilobytes of incompressible content. */
const noise = (kb) => `/*${randomBytes(kb * 750).toString('base64')}*/`;

const styled = (css) => (copy) => write(copy, styleOf(copy), textOf(copy, styleOf(copy)) + css);
const withPage =
  (page) =>
  ({ release }) =>
    void release.pages.push({ ...release.pages[0], ...page });
const withWidget =
  (widget) =>
  ({ release }) =>
    void release.widgets.push({ ...release.widgets[0], ...widget });

/** @type {Change[]} */
export const BREAKING = [
  ['an SDK of the next major', ({ release }) => set(release, { sdk: '^99.0.0' })],
  ['an SDK of the past', ({ release }) => set(release, { sdk: '<0.0.1' })],
  ['no range of the SDK', ({ release }) => set(release, { sdk: 'newest' })],
  ['contracts of the next major', ({ release }) => set(release, { contracts: '^99.0.0' })],
  ['contracts of the past', ({ release }) => set(release, { contracts: '<0.0.1' })],
  ['a module that is not there', ({ release }) => set(release.api, { module: 'nothing' })],
  ['a module of another remote', ({ release }) => set(release.api, { module: 'activities' })],
  ['an API that is not there yet', ({ release }) => set(release.api, { range: '^99.0.0' })],
  ['an API that is gone', ({ release }) => set(release.api, { range: '<0.0.1' })],
  ['a React of the past', ({ release }) => set(release.shared, { react: '^16.0.0' })],
  ['a React of its own', ({ release }) => void delete release.shared.react],
  ['a kit of another major', ({ release }) => set(release.shared, { '@lichen/kit': '^99.0.0' })],
  ['a package that nobody shares', ({ release }) => set(release.shared, { lodash: '^4.0.0' })],
  ['a lower version', ({ release }) => set(release, { version: '0.0.1-abcd', container: 'mf_compliance_0_0_1_abcd' })],
  ['another container', ({ release }) => set(release, { container: 'mf_activities_1' })],
  ['an entry that is no script', (copy) => set(copy.release, { entry: styleOf(copy) })],
  [
    'an entry cut in half',
    (copy) => write(copy, copy.release.entry, textOf(copy, copy.release.entry).slice(0, 20_000)),
  ],
  ['a chunk cut in half', (copy) => write(copy, chunkOf(copy), textOf(copy, chunkOf(copy)).slice(0, 300))],
  ['HTML in place of a chunk', (copy) => write(copy, chunkOf(copy), '<!doctype html><title>404</title>')],
  ['a module in place of a script', (copy) => write(copy, chunkOf(copy), 'import x from "y";')],
  ['a page that is too large', (copy) => write(copy, chunkOf(copy), textOf(copy, chunkOf(copy)) + noise(80))],
  ['an area that is too large', (copy) => add(copy, 'rest.js', noise(300))],
  ['a larger budget', ({ release }) => set(release.budget, { entryKb: 500 })],
  ['a style of an element', styled('table{color:red}')],
  ['a style of the root', styled(':root{--moss:red}')],
  ['a style of everything', styled('*{margin:0}')],
  ['a style of the component library', styled('.ant-btn{margin:0}')],
  ['a style of the kit', styled('.k-card{margin:0}')],
  ['a style of the shell', styled('.p-rail{margin:0}')],
  ['a style from elsewhere', styled('@import url("//elsewhere.example/a.css");')],
  ['a font for everybody', styled('@font-face{font-family:Inter;src:url(a.woff2)}')],
  ['an address of another remote', withPage({ path: '/activities/checks', area: 'activities' })],
  ['an address of the portal', withPage({ path: '/account/more', area: 'account' })],
  ['an area without a gate', withPage({ path: '/elsewhere', area: 'elsewhere' })],
  ['an area that is not in the address', withPage({ path: '/value-chain/more', area: 'documents' })],
  ['a page without a script', withPage({ path: '/value-chain/more', preload: [] })],
  ['a page twice', ({ release }) => void release.pages.push({ ...release.pages[2], path: '/value-chain/:name' })],
  ['a slot that does not exist', withWidget({ id: 'compliance.more', slot: 'dashboard.roof' })],
  ['a widget twice', withWidget({})],
  ['a gate for a role that nobody has', ({ release }) => set(release.areas[0], { roles: ['emperor'] })],
  ['a gate for nobody', ({ release }) => set(release.areas[0], { roles: [] })],
  ['a gate by a subscription that nobody sells', ({ release }) => set(release.areas[0], { module: 'gold' })],
  ['an area of another remote', ({ release }) => set(release.areas[0], { path: '/activities' })],
  ['an icon of another remote', ({ release }) => set(release, { icons: { recycle: 'M4 4h16' } })],
  ['an icon of the portal', ({ release }) => set(release, { icons: { bolt: 'M4 4h16' } })],
  ['an icon that nobody has', ({ release }) => set(release.menu[0], { icon: 'tower' })],
  ['a menu entry that leads nowhere', ({ release }) => set(release.menu[0], { path: '/value-chain/a/b/c' })],
  ['a menu entry for a role that nobody has', ({ release }) => set(release.menu[0], { allow: ['emperor'] })],
  [
    'a moved address that leads nowhere',
    ({ release }) => set(release, { moved: [{ path: '/value-chain/a', to: '/value-chain/b/c/d' }] }),
  ],
  ['a language less', ({ release }) => void delete release.locales.NO],
  ['a text less in one language', (copy) => write(copy, copy.release.locales.NO, '{"Partner":"Partner"}')],
  ['a dictionary that is no JSON', (copy) => write(copy, copy.release.locales.ES, '{')],
  ['a key that nobody knows', ({ release }) => set(release, { surprise: true })],
  ['a file that is not listed', ({ release }) => set(release, { entry: 'nothing.js' })],
  ['a file that climbs', (copy) => add(copy, '../stolen.js', 'x()')],
];

const LANGUAGES = ['DE', 'ES', 'FR', 'NO'];
const STYLES = [
  '@media (width<700px){.PREFIX-new{gap:1px}}',
  '.PREFIX-new:hover{color:red}',
  '.PREFIX-new > li{margin:0}',
  '.PREFIX-new .ant-btn{margin:0}',
  '@keyframes PREFIX-in{from{opacity:0}to{opacity:1}}',
  '.PREFIX-new::after{content:""}',
];

/** Class prefix that the remote uses already, up to a class's first dash but one, and may use further. */
function prefixOf(copy) {
  const found = /\.(mf-[a-z]+|[a-z]+)-/.exec(textOf(copy, styleOf(copy)));
  return found?.[1] ?? 'mf-compliance';
}

/** Adds a rule to the style sheet, inside its layer if it has one. */
const inOwnLayer = (css) => (copy) => {
  const text = textOf(copy, styleOf(copy));
  const rule = css.replaceAll('PREFIX', prefixOf(copy));
  const isLayered = /@layer [^{;]+\{/.test(text);
  write(copy, styleOf(copy), isLayered ? text.replace(/\}\s*$/, `${rule}}`) : text + rule);
};

const reworded = (language) => (copy) => {
  const file = copy.release.locales[language];
  const texts = JSON.parse(textOf(copy, file));
  const [key] = Object.keys(texts);
  write(copy, file, JSON.stringify({ ...texts, [key]: `${texts[key]} (neu)` }));
};

const PAGE_KB = 60;

/** Size of the largest page or widget with its entry, in kilobytes of brotli. */
function largestKb({ release, files }) {
  const sizes = new Map([...files].map(([file, bytes]) => [file, brotliCompressSync(bytes).length / 1000]));
  const parts = [...release.pages, ...release.widgets].map(({ preload }) => new Set([release.entry, ...preload]));
  return Math.max(...parts.map((names) => [...names].reduce((sum, name) => sum + (sizes.get(name) ?? 0), 0)));
}

/** Sets a budget between the size of the largest part and the allowed maximum. */
const withBudget = (share) => (copy) => {
  const largest = largestKb(copy);
  set(copy.release.budget, { entryKb: largest + (PAGE_KB - largest) * share });
};

/** Changes that break nothing. @type {Change[]} */
export const HARMLESS = [
  ['nothing', () => undefined],
  ...LANGUAGES.map((language) => /** @type {Change} */ ([`another word in ${language}`, reworded(language)])),
  ...STYLES.map((css) => /** @type {Change} */ ([`a style of its own: ${css}`, inOwnLayer(css)])),
  ...['>=0.0.1', '*', '0.x || 1.x'].flatMap((range) => [
    /** @type {Change} */ ([`SDK ${range}`, ({ release }) => set(release, { sdk: range })]),
    /** @type {Change} */ ([`contracts ${range}`, ({ release }) => set(release, { contracts: range })]),
    /** @type {Change} */ ([`API ${range}`, ({ release }) => set(release.api, { range })]),
  ]),
  ...['more', 'more/:id', ':id/more', 'new/:kind'].map(
    (path) => /** @type {Change} */ ([`a page ${path}`, withPage({ path: `/value-chain/${path}` })]),
  ),
  ...[0.1, 0.5, 1].map(
    (share) => /** @type {Change} */ ([`a budget that leaves ${share} of what is allowed`, withBudget(share)]),
  ),
  ['no widget', ({ release }) => set(release, { widgets: [] })],
  ['no menu entry', ({ release }) => set(release, { menu: [] })],
  ['no moved address', ({ release }) => void delete release.moved],
  ['another title', ({ release }) => set(release.pages[0], { title: 'Partners' })],
  ['another order', ({ release }) => set(release.menu[0], { order: 99 })],
  ['another icon', ({ release }) => set(release.menu[0], { icon: 'people' })],
  [
    'an icon of its own',
    ({ release }) => {
      set(release, { icons: { tower: 'M4 4h16' } });
      set(release.menu[0], { icon: 'tower' });
    },
  ],
  ['no module of its own', ({ release }) => void delete release.api],
  ['another group', ({ release }) => set(release.menu[0], { group: 'work' })],
  ['fewer people in the menu', ({ release }) => set(release.menu[0], { allow: ['admin'] })],
  ['fewer people in the area', ({ release }) => set(release.areas[0], { roles: ['admin'] })],
  ['more people in the area', ({ release }) => set(release.areas[0], { roles: ['admin', 'edit_valuechain', 'user'] })],
  ['no page card', ({ release }) => void delete release.pages[0].card],
  [
    'an address that leads to another area',
    ({ release }) => set(release, { moved: [{ path: '/value-chain/a', to: '/activities?x=1' }] }),
  ],
  ['a comment in a chunk', (copy) => write(copy, chunkOf(copy), `/* more */${textOf(copy, chunkOf(copy))}`)],
  ['a file more', (copy) => add(copy, 'more.js', 'void 0;')],
  ['a text file more', (copy) => add(copy, 'licence.txt', 'Apache-2.0', 'other')],
  [
    'American English',
    (copy) =>
      add(copy, 'locales/en-US.json', '{}', 'other') ?? set(copy.release.locales, { 'en-US': 'locales/en-US.json' }),
  ],
  ['a moment of the build', ({ release }) => set(release, { built_on: 1 })],
];
