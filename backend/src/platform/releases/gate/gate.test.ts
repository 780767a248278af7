import type { AreaGate } from '@lichen/contracts/portal/area-gate';
import type { Release } from '@lichen/contracts/portal/release';
import {
  type Build,
  build,
  findings,
  LOCALES,
  layered,
  noise,
  page,
  STANDING,
  style,
  TEXTS,
  widget,
  write,
} from '../../../../test/releases/gate-build';

type Mutation = readonly [what: string, mutate: (build: Build) => void, rule: string];

const DRAWING = 'M4 20V8l8-4.5 8 4.5v12z';

const gate = ({ release }: Build) => release.areas?.[0] as AreaGate;

const MUTATIONS: readonly Mutation[] = [
  ['an area of another remote', (own) => Object.assign(gate(own), { path: '/activities' }), 'area of another remote'],
  [
    'an area of the portal',
    ({ release }) => release.areas?.[1] && Object.assign(release.areas[1], { path: '/login' }),
    'gate',
  ],
  ['a section of the portal', (own) => Object.assign(own.release.areas?.[1] ?? {}, { path: '/account/x' }), 'gate'],
  ['pages without a gate', ({ release }) => void delete release.areas, 'gate'],
  ['a gate for nobody', (own) => Object.assign(gate(own), { roles: [] }), 'gate'],
  ['a gate for a role that nobody has', (own) => Object.assign(gate(own), { roles: ['emperor'] }), 'gate'],
  ['a gate by a subscription that nobody sells', (own) => Object.assign(gate(own), { module: 'gold' }), 'gate'],
  ['a refusal of its own', (own) => Object.assign(gate(own), { refusal: 'Go away' }), 'gate'],
  ['a layout that is not there', (own) => Object.assign(gate(own), { layout: 'round' }), 'gate'],
  ['a layout of a section', (own) => Object.assign(own.release.areas?.[1] ?? {}, { layout: 'bare' }), 'gate'],
  ['a gate too deep', (own) => Object.assign(own.release.areas?.[1] ?? {}, { path: '/docs/a/b' }), 'gate'],
  [
    'a gate said twice',
    ({ release }) => Object.assign(release, { areas: [...(release.areas ?? []), ...(release.areas ?? [])] }),
    'said twice',
  ],
  ['an SDK of the next major', ({ release }) => Object.assign(release, { sdk: '^1.0.0' }), 'SDK range'],
  ['an SDK that is newer than the portal', ({ release }) => Object.assign(release, { sdk: '^0.4.9' }), 'SDK range'],
  ['no range', ({ release }) => Object.assign(release, { sdk: 'newest' }), 'SDK range'],
  ['older contracts', ({ release }) => Object.assign(release, { contracts: '^0.6.0' }), 'contract range'],
  ['newer contracts', ({ release }) => Object.assign(release, { contracts: '>=0.8.0' }), 'contract range'],
  ['a module that is not here', ({ release }) => Object.assign(release.api ?? {}, { module: 'reports' }), 'module'],
  [
    'a module by a name of JavaScript',
    ({ release }) => Object.assign(release.api ?? {}, { module: 'constructor' }),
    'module',
  ],
  ['an API that is not here yet', ({ release }) => Object.assign(release.api ?? {}, { range: '^2.2.0' }), 'API range'],
  ['an API that is gone', ({ release }) => Object.assign(release.api ?? {}, { range: '^1.0.0' }), 'API range'],
  ['another major of React', ({ release }) => Object.assign(release.shared, { react: '^18.0.0' }), 'shared package'],
  [
    'another major of the kit',
    ({ release }) => Object.assign(release.shared, { '@lichen/kit': '^0.3.0' }),
    'shared package',
  ],
  [
    'a package that nobody shares',
    ({ release }) => Object.assign(release.shared, { lodash: '^4.0.0' }),
    'shared package',
  ],
  ['a React of its own', ({ release }) => void delete release.shared['react'], 'shared package'],
  [
    'a lower version',
    ({ release }) => Object.assign(release, { version: '1.3.9-ab12', container: 'mf_docs_1_3_9_ab12' }),
    'version',
  ],
  [
    'a version without numbers',
    ({ release }) => Object.assign(release, { version: 'newest', container: 'mf_docs_newest' }),
    'version',
  ],
  ['a development build', ({ release }) => Object.assign(release, { development: true }), 'build'],
  ['another container', ({ release }) => Object.assign(release, { container: 'mf_activities_1' }), 'container'],
  ['an entry of another container', (own) => write(own, 'remoteEntry.js', 'var other = {};'), 'entry'],
  ['an entry that is no script', ({ release }) => Object.assign(release, { entry: 'styles.css' }), 'entry'],
  ['an entry cut in half', (own) => write(own, 'remoteEntry.js', 'var mf_docs_1_5_0_ab12 = (() => {'), 'syntax'],
  ['a chunk cut in half', (own) => write(own, 'list.js', '(self.chunks ||= []).push([["list"], {'), 'syntax'],
  ['a page of HTML as a chunk', (own) => write(own, 'list.js', '<!doctype html><title>404</title>'), 'syntax'],
  ['a module as a chunk', (own) => write(own, 'list.js', 'import x from "y";'), 'syntax'],
  ['a script called other', ({ release }) => Object.assign(release.assets[1] ?? {}, { kind: 'other' }), 'kind of file'],
  [
    'a style called a script',
    ({ release }) => Object.assign(release.assets[3] ?? {}, { kind: 'script' }),
    'kind of file',
  ],
  ['another size', ({ release }) => Object.assign(release.assets[1] ?? {}, { bytes: 3 }), 'size'],
  ['a page that is too large', (own) => write(own, 'list.js', noise(70)), 'budget'],
  ['a widget that is too large', (own) => write(own, 'widget.js', noise(70)), 'budget'],
  ['an area that is too large', (own) => write(own, 'rest.js', noise(260)), 'budget'],
  [
    'a page above its own budget',
    (own) => {
      own.release.budget.entryKb = 20;
      write(own, 'list.js', noise(30));
    },
    'budget',
  ],
  ['a larger budget for pages', ({ release }) => Object.assign(release.budget, { entryKb: 61 }), 'budget'],
  ['a larger budget for the area', ({ release }) => Object.assign(release.budget, { areaKb: 9_999 }), 'budget'],
  ['a style of an element', (own) => style(own, 'table{color:red}'), 'selector'],
  ['a style of the root', (own) => style(own, ':root{--moss:red}'), 'selector'],
  ['a style of everything', (own) => style(own, '*{margin:0}'), 'selector'],
  ['a style of an id', (own) => style(own, '#app{margin:0}'), 'selector'],
  ['a style of an attribute', (own) => style(own, '[aria-busy]{margin:0}'), 'selector'],
  ['a style of the component library', (own) => style(own, '.ant-btn{margin:0}'), 'selector'],
  ['a style of the kit', (own) => style(own, '.k-card{margin:0}'), 'selector'],
  ['a style of the shell', (own) => style(own, '.p-rail{margin:0}'), 'selector'],
  ['a style beside its own', (own) => style(own, '.doc-a, body{margin:0}'), 'selector'],
  ['a style that begins at an element', (own) => style(own, 'main > .doc-a{margin:0}'), 'selector'],
  ['a style within a condition', (own) => style(own, '@media print{nav{display:none}}'), 'selector'],
  ['a class of another remote', (own) => style(own, '.act-list{margin:0}'), 'class prefix of another remote'],
  ['a style from elsewhere', (own) => style(own, '@import url("//elsewhere.example/a.css");'), 'style'],
  ['a font for everybody', (own) => style(own, '@font-face{font-family:Inter;src:url(a.woff2)}'), 'style'],
  ['a style in no layer', (own) => write(own, 'styles.css', '.doc-list{display:grid}'), 'layer'],
  [
    'a style beside its layer',
    (own) => write(own, 'styles.css', `${layered('.doc-a{gap:0}')}.doc-b{display:none}`),
    'layer',
  ],
  [
    'a style in the layer of another remote',
    (own) => write(own, 'styles.css', '@layer remote.mf-activities{.doc-a{gap:0}}'),
    'layer',
  ],
  ['a style in the layer of the portal', (own) => write(own, 'styles.css', '@layer portal{.doc-a{gap:0}}'), 'layer'],
  ['a style in a layer without a name', (own) => write(own, 'styles.css', '@layer{.doc-a{gap:0}}'), 'layer'],
  ['a style in a layer above its own', (own) => write(own, 'styles.css', '@layer remote{.doc-a{gap:0}}'), 'layer'],
  [
    'a style in its layer under a condition from outside',
    (own) => write(own, 'styles.css', `@media print{${layered('.doc-a{gap:0}')}}`),
    'layer',
  ],
  [
    'another order of the layers',
    (own) => write(own, 'styles.css', `@layer remote, portal;${layered('.doc-a{gap:0}')}`),
    'layer',
  ],
  [
    'its layer by name only, and rules beside it',
    (own) => write(own, 'styles.css', '@layer remote.mf-docs;.doc-a{gap:0}'),
    'layer',
  ],
  ['an element within its layer', (own) => style(own, '@layer own{button{color:red}}'), 'selector'],
  ['the movements of the portal', (own) => style(own, '@keyframes k-appear{to{opacity:0}}'), 'selector'],
  [
    'movements of another remote',
    (own) => style(own, '@keyframes act-in{to{opacity:0}}'),
    'class prefix of another remote',
  ],
  ['a property for everybody', (own) => style(own, '@property --moss{syntax:"*";inherits:true}'), 'style'],
  ['a style for whatever is printed', (own) => style(own, '@page{margin:0}'), 'style'],
  ['a scope that begins at an element', (own) => style(own, '@scope (main){.doc-a{gap:0}}'), 'style'],
  ['a style that is cut off', (own) => style(own, '.doc-a{margin:0}}'), 'style'],
  [
    'the first page of another remote',
    (own) => Object.assign(page(own), { area: 'activities', path: '/activities' }),
    'path of another remote',
  ],
  [
    'an address of another remote',
    (own) => Object.assign(page(own), { path: '/activities/:type' }),
    'path of another remote',
  ],
  [
    'an address that another remote moved',
    ({ release }) => Object.assign(release, { moved: [{ path: '/old', to: '/docs' }] }),
    'path of another remote',
  ],
  [
    'a widget of another remote',
    (own) => Object.assign(widget(own), { id: 'activities.groups' }),
    'widget of another remote',
  ],
  [
    'a module of another remote',
    ({ release }) => Object.assign(release, { api: { module: 'activities', range: '^1.0.0' } }),
    'module of another remote',
  ],
  [
    'an icon of another remote',
    ({ release }) => Object.assign(release, { icons: { spade: DRAWING } }),
    'icon of another remote',
  ],
  ['an icon of the portal', ({ release }) => Object.assign(release, { icons: { bolt: DRAWING } }), 'icon'],
  ['an icon that is no path', ({ release }) => Object.assign(release, { icons: { tower: '<svg onload=x>' } }), 'icon'],
  ['an icon from elsewhere', ({ release }) => Object.assign(release, { icons: { tower: 'url(//x.example)' } }), 'icon'],
  [
    'an icon that is too long',
    ({ release }) => Object.assign(release, { icons: { tower: 'M'.repeat(2_001) } }),
    'icon',
  ],
  ['an icon by an odd name', ({ release }) => Object.assign(release, { icons: { 'Tower/1': DRAWING } }), 'icon'],
  ['an icon that nobody has', (own) => Object.assign(own.release.menu[0] ?? {}, { icon: 'tower' }), 'icon'],
  [
    'a menu entry with the icon of another remote',
    (own) => Object.assign(own.release.menu[0] ?? {}, { icon: 'spade' }),
    'icon',
  ],
  [
    'a card with an icon that nobody has',
    (own) => Object.assign(page(own), { card: { words: 'x', icon: 'tower', order: 1 } }),
    'icon',
  ],
  ['pages that nobody opened', (own) => void delete own.proof, 'browser'],
  [
    'a widget that nobody opened',
    (own) => Object.assign(own, { proof: { browser: 'x', opened: ['./pages/List', './pages/One'] } }),
    'browser',
  ],
  ['an area that is not in the address', (own) => Object.assign(page(own), { area: 'documents' }), 'area'],
  ['a slot that does not exist', (own) => Object.assign(widget(own), { slot: 'dashboard.top' }), 'slot'],
  [
    'a menu entry that leads nowhere',
    ({ release }) => Object.assign(release.menu[0] ?? {}, { path: '/docs/new/one' }),
    'menu entry',
  ],
  [
    'a moved address that leads nowhere',
    ({ release }) => Object.assign(release, { moved: [{ path: '/docs/a', to: '/docs/b/c' }] }),
    'moved address',
  ],
  [
    'a shortcut that leads nowhere',
    (own) => Object.assign(page(own), { adds: [{ path: '/docs/a/b', title: 'Add' }] }),
    'shortcut to add',
  ],
  ['a page without a script', (own) => Object.assign(page(own), { preload: ['styles.css'] }), 'page or widget'],
  ['a page by an odd name', (own) => Object.assign(page(own), { expose: 'pages/List' }), 'page or widget'],
  [
    'one page twice',
    ({ release }) =>
      void release.pages.push({ ...(release.pages[1] as Release['pages'][number]), path: '/docs/:name' }),
    'said twice',
  ],
  ['one widget twice', ({ release }) => void release.widgets.push(widget({ release, files: {} })), 'said twice'],
  [
    'a language less',
    ({ release }) => Object.assign(release, { locales: { FR: LOCALES.FR, DE: LOCALES.DE, NO: LOCALES.NO } }),
    'language',
  ],
  ['a text less in one language', (own) => write(own, LOCALES.NO, JSON.stringify({ Documents: 'x' })), 'language'],
  ['a text that is no text', (own) => write(own, LOCALES.NO, JSON.stringify({ ...TEXTS, Documents: 1 })), 'language'],
  ['a dictionary that is no JSON', (own) => write(own, LOCALES.ES, '{'), 'language'],
  ['a language that nobody reads', ({ release }) => Object.assign(release.locales, { XX: LOCALES.FR }), 'language'],
];

it('lets a good build through', async () => {
  expect(await findings(build())).toEqual([]);
});

it.each(MUTATIONS)('refuses %s', async (_what, mutate, rule) => {
  const own = build();
  mutate(own);
  const found = await findings(own);

  expect(found.map((line) => line.split(': ')[1])).toContain(rule);
});

const TAKEN: readonly [what: string, take: (build: Build) => void][] = [
  ['an area', (own) => Object.assign(gate(own), { path: '/activities' })],
  ['a page', (own) => Object.assign(page(own), { area: 'activities', path: '/activities/:type' })],
  ['a moved address', ({ release }) => Object.assign(release, { moved: [{ path: '/old', to: '/docs' }] })],
  ['a widget of a slot', (own) => Object.assign(widget(own), { id: 'activities.groups' })],
  ['an icon', ({ release }) => Object.assign(release, { icons: { spade: DRAWING } })],
  ['a module', ({ release }) => Object.assign(release, { api: { module: 'activities', range: '^1.0.0' } })],
  ['a class prefix', (own) => style(own, '.act-list{margin:0}')],
];

it.each(TAKEN)('names the owner of %s that belongs to another remote', async (_what, take) => {
  const own = build();
  take(own);

  expect(await findings(own)).toContainEqual(
    expect.stringMatching(/: .+ of another remote: found .+; wanted another; it belongs to mf-activities$/),
  );
});

it('names the owner of an icon that a menu entry may not show', async () => {
  const own = build();
  Object.assign(own.release.menu[0] ?? {}, { icon: 'spade' });

  expect(await findings(own)).toEqual(['release.json: icon: found spade; wanted another; it belongs to mf-activities']);
});

it('says rule, found, wanted and file', async () => {
  const own = build();
  Object.assign(own.release, { sdk: '^1.0.0' });

  expect(await findings(own)).toEqual(['release.json: SDK range: found ^1.0.0; wanted a range that holds 0.4.2']);
});

it('has a table without a row twice', () => {
  expect(new Set(MUTATIONS.map(([what]) => what)).size).toBe(MUTATIONS.length);
});

/** Changes that break no remote. */
const HARMLESS: readonly [string, (build: Build) => void][] = [
  [
    'the same version again',
    (own) => {
      Object.assign(own.release, { version: '1.4.0-cc', container: 'mf_docs_1_4_0_cc' });
      write(
        own,
        'remoteEntry.js',
        String(own.files['remoteEntry.js']).replace('mf_docs_1_5_0_ab12', 'mf_docs_1_4_0_cc'),
      );
    },
  ],
  ['a wider range', ({ release }) => Object.assign(release, { sdk: '>=0.4.0 <0.6.0', contracts: '0.7.x' })],
  [
    'another page',
    ({ release }) => void release.pages.push({ ...(release.pages[1] as Release['pages'][number]), path: '/docs/new' }),
  ],
  [
    'an address that leads to another area',
    ({ release }) => Object.assign(release, { moved: [{ path: '/docs/a', to: '/activities?x=1' }] }),
  ],
  ['British and American English', ({ release }) => Object.assign(release.locales, { 'en-US': LOCALES.FR })],
  ['a class with a part of the library within', (own) => style(own, '.doc-a .ant-btn:focus-visible > span{gap:0}')],
  ['two classes of its own', (own) => style(own, '.doc-a.doc-b,.docs-c:is(.x,.y){gap:0}')],
  ['no widget, no menu', ({ release }) => Object.assign(release, { widgets: [], menu: [] })],
  ['a layer within its own', (own) => style(own, '@layer own{.doc-a{gap:0}}')],
  [
    'conditions of a container and of what the browser can',
    (own) => style(own, '@container (width>9px){.doc-a{gap:0}}@supports (gap:0){.doc-b{gap:0}}'),
  ],
  ['two parts of its layer', (own) => write(own, 'styles.css', layered('.doc-a{gap:0}') + layered('.doc-b{gap:0}'))],
  ['nothing opened, for a reason', (own) => Object.assign(own, { proof: { without: 'No browser here' } })],
  [
    'an icon of its own',
    ({ release }) =>
      Object.assign(release, { icons: { tower: DRAWING } }) && Object.assign(release.menu[0] ?? {}, { icon: 'tower' }),
  ],
  ['no module of its own', ({ release }) => void delete release.api],
  ['no style', (own) => write(own, 'styles.css', '')],
];

it.each(HARMLESS)('lets %s through', async (_what, mutate) => {
  const own = build();
  mutate(own);

  expect(await findings(own)).toEqual([]);
});

it('takes a development build where people develop, whatever its size', async () => {
  const own = build();
  Object.assign(own.release, { development: true });
  write(own, 'list.js', noise(90));
  const standing = { ...STANDING, portal: { ...STANDING.portal, isProduction: false } };

  expect(await findings(own, standing)).toEqual([]);
});
