import {
  type Build,
  build,
  findings,
  LOCALES,
  noise,
  page,
  STANDING,
  style,
  TEXTS,
  write,
} from '../../../../test/releases/gate-build';

type Attack = readonly [what: string, mutate: (build: Build) => void, rule: string];

const moved = ({ release }: Build, path: string, to = '/docs') => Object.assign(release, { moved: [{ path, to }] });
const rename = ({ release }: Build, names: { name?: string; version?: string; container: string }) =>
  Object.assign(release, names);
/** Any file that the release lists. */
const add = ({ release, files }: Build, path: string, content: string) => {
  files[path] = content;
  release.assets.push({ path, integrity: '', kind: 'other', bytes: Buffer.byteLength(content) });
};

/** A build that seems to follow every rule, but reaches what is not its own. */
const ATTACKS: readonly Attack[] = [
  [
    'an address of another remote with a slash at its end',
    (own) => Object.assign(page(own), { area: 'activities', path: '/activities/' }),
    'address',
  ],
  [
    'an address of another remote in capitals',
    (own) => Object.assign(page(own), { area: 'activities', path: '/activities/New' }),
    'address',
  ],
  ['an address with nothing between two slashes', (own) => Object.assign(page(own), { path: '/docs//all' }), 'address'],
  [
    'every address below another area',
    (own) => Object.assign(page(own), { area: 'activities', path: '/activities/*' }),
    'address',
  ],
  [
    'an address with a part that may be left out',
    (own) => Object.assign(page(own), { area: 'activities', path: '/activities/checks?' }),
    'address',
  ],
  ['a moved address of the portal', (own) => moved(own, '/account'), 'moved address'],
  ['a moved address below the portal', (own) => moved(own, '/account/people'), 'moved address'],
  ['the log-in as a moved address', (own) => moved(own, '/login'), 'moved address'],
  [
    'a moved address that a page of another remote answers',
    (own) => moved(own, '/activities/bills'),
    'path of another remote',
  ],
  ['a moved address that is its own page', (own) => moved(own, '/docs'), 'moved address'],
  ['a moved address that leads to itself', (own) => moved(own, '/docs/all', '/docs/all'), 'moved address'],
  [
    'two moved addresses that lead to each other',
    ({ release }) =>
      Object.assign(release, {
        moved: [
          { path: '/docs/a', to: '/docs/b' },
          { path: '/docs/b', to: '/docs/a?x=1' },
        ],
      }),
    'moved address',
  ],
  ['a moved address with a query', (own) => moved(own, '/docs/a?b=c'), 'moved address'],
  [
    'one moved address twice',
    ({ release }) =>
      Object.assign(release, {
        moved: [
          { path: '/docs/a', to: '/docs' },
          { path: '/docs/a', to: '/docs/b' },
        ],
      }),
    'said twice',
  ],
  [
    'one menu entry twice',
    ({ release }) => void release.menu.push({ ...release.menu[0], title: 'Again' } as never),
    'said twice',
  ],
  [
    'a name that meets the container of another remote',
    (own) => rename(own, { name: 'mf-docs-1', version: '5.0.0-ab12', container: 'mf_docs_1_5_0_0_ab12' }),
    'name',
  ],
  ['a version of two numbers', (own) => rename(own, { version: '1.5-ab12', container: 'mf_docs_1_5_ab12' }), 'version'],
  [
    'a version of four numbers',
    (own) => rename(own, { version: '1.5.0.1-ab12', container: 'mf_docs_1_5_0_1_ab12' }),
    'version',
  ],
  [
    'a page that its entry does not have',
    (own) => Object.assign(page(own), { expose: './pages/Missing' }),
    'page or widget',
  ],
  ['a global in place of a function of the browser', (own) => write(own, 'list.js', 'function fetch() {}'), 'global'],
  [
    'a global in place of the container of another',
    (own) => write(own, 'list.js', 'var mf_activities_1 = {};'),
    'global',
  ],
  ['a global of several', (own) => write(own, 'list.js', 'const { a, b } = self;'), 'global'],
  [
    'a global beside its container',
    (own) => write(own, 'remoteEntry.js', `${own.files['remoteEntry.js']} var React;`),
    'global',
  ],
  ['a class for everybody', (own) => write(own, 'list.js', 'class Promise {}'), 'global'],
  ['a page of HTML of its own', (own) => add(own, 'help.html', '<script>alert(1)</script>'), 'kind of file'],
  ['a script by the ending of modules', (own) => add(own, 'rest.mjs', 'export {}'), 'kind of file'],
  ['a script in capitals', (own) => add(own, 'rest.JS', 'fetch()'), 'kind of file'],
  ['a program for the browser', (own) => add(own, 'rest.wasm', 'x'), 'kind of file'],
  ['a map of its sources', (own) => add(own, 'list.js.map', '{}'), 'kind of file'],
  [
    'its sources at the end of a script',
    (own) => write(own, 'list.js', '1;\n//# sourceMappingURL=data:,x'),
    'source map',
  ],
  ['styles that are too large', (own) => style(own, `${noise(70)}.doc-a{gap:0}`), 'budget'],
  ['a style of what stands beside it', (own) => style(own, '.doc-list ~ main{display:none}'), 'selector'],
  ['a style of what comes next', (own) => style(own, '.doc-list + *{display:none}'), 'selector'],
  ['a style of the frame beside it', (own) => style(own, '.doc-list ~ .p-rail{display:none}'), 'selector'],
  [
    'a style of another remote beside it',
    (own) => style(own, '.doc-list ~ .act-list a{gap:0}'),
    'class prefix of another remote',
  ],
  ['the movements of the portal in quotes', (own) => style(own, '@keyframes "k-appear"{to{opacity:0}}'), 'selector'],
  ['the movements of the portal in escapes', (own) => style(own, '@keyframes \\6b-appear{to{opacity:0}}'), 'selector'],
  ['a class of the portal in escapes', (own) => style(own, '.\\70-rail{display:none}'), 'selector'],
  ['a style of the root within its own', (own) => style(own, '.doc-a{:root &{color:red}}'), 'selector'],
  ['the frame within its own', (own) => style(own, '.doc-a{& ~ main{display:none}}'), 'selector'],
  ['a text without what is put into it', (own) => say(own, '{count} files', 'Dateien'), 'language'],
  ['a text into which something else is put', (own) => say(own, '{count} files', '{number} Dateien'), 'language'],
  [
    'American English that is no text',
    (own) => {
      add(own, 'locales/en-US.json', '{"Documents":{}}');
      Object.assign(own.release.locales, { 'en-US': 'locales/en-US.json' });
    },
    'language',
  ],
];

/** Adds a text to every language, with the given German translation. */
function say(own: Build, key: string, german: string): void {
  for (const [language, file] of Object.entries(LOCALES))
    write(own, file, JSON.stringify({ ...TEXTS, [key]: language === 'DE' ? german : key }));
}

it.each(ATTACKS)('refuses %s', async (_what, mutate, rule) => {
  const own = build();
  mutate(own);
  const rules = (await findings(own)).map((line) => line.split(': ')[1]);

  expect(rules).toContain(rule);
});

/** Code that resembles an attack and is harmless. */
const HARMLESS: readonly (readonly [what: string, mutate: (build: Build) => void])[] = [
  ['an address that moved from an area that nobody has', (own) => moved(own, '/papers/all')],
  ['an address in its own area that moved', (own) => moved(own, '/docs/by_year', '/docs?by=year')],
  ['its own next to its own', (own) => style(own, '.doc-a + .doc-b, .doc-list > li + li, .doc-a .ant-tag ~ a{gap:0}')],
  ['several scripts without names', (own) => write(own, 'list.js', '"use strict";(() => { var fetch; })();')],
  ['a picture', (own) => add(own, 'empty.svg', '<svg/>')],
  ['a text with what is put into it in another order', (own) => say(own, '{a} of {b}', '{b}: {a}')],
];

it.each(HARMLESS)('lets %s through', async (_what, mutate) => {
  const own = build();
  mutate(own);

  expect(await findings(own)).toEqual([]);
});

it('takes maps of a development build', async () => {
  const own = build();
  Object.assign(own.release, { development: true });
  add(own, 'list.js.map', '{}');
  const standing = { ...STANDING, portal: { ...STANDING.portal, isProduction: false } };

  expect(await findings(own, standing)).toEqual([]);
});
