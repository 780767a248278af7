import type { Standing } from './standing';
import {
  type Build,
  build,
  findings,
  LOCALES,
  page,
  STANDING,
  style,
  TEXTS,
  write,
} from '../../../../test/releases/gate-build';

type Disguise = readonly [what: string, mutate: (build: Build) => void, rule: string];

/** Another remote has a page below the same area, and a section of its own. */
const OTHERS: Standing = {
  ...STANDING,
  claims: [...STANDING.claims, { kind: 'path', value: '/activities/import', owner: 'mf-activities' }],
};

const entry = (own: Build, code: string) => write(own, 'remoteEntry.js', code);
const parts = '"./pages/List", "./pages/One", "./widgets/Latest"';

/** A build that says what a rule looks for, where the rule looks, and does something else. */
const DISGUISES: readonly Disguise[] = [
  [
    'an entry that names its container in a comment',
    (own) => entry(own, `/* mf_docs_1_5_0_ab12 */ (() => [${parts}])();`),
    'entry',
  ],
  [
    'an entry that keeps its container to itself',
    (own) => entry(own, `(() => { var mf_docs_1_5_0_ab12 = [${parts}]; })();`),
    'entry',
  ],
  [
    'pages that its entry has in a comment',
    (own) => entry(own, 'var mf_docs_1_5_0_ab12 = {}; /* ./pages/List ./pages/One ./widgets/Latest */'),
    'page or widget',
  ],
  ['a global within a block', (own) => write(own, 'list.js', '{ var fetch = 1; }'), 'global'],
  ['a global under a condition', (own) => write(own, 'list.js', 'if (self) { var React = {}; }'), 'global'],
  ['a global that counts', (own) => write(own, 'list.js', 'for (var name of []) {}'), 'global'],
  ['a global after an error', (own) => write(own, 'list.js', 'try { x(); } catch { var React = 1; }'), 'global'],
  ['a function within a block', (own) => write(own, 'list.js', '{ function fetch() {} }'), 'global'],
  ['a global that is written over', (own) => write(own, 'list.js', 'fetch = () => {};'), 'global'],
  ['a global that a function writes over', (own) => write(own, 'list.js', '(() => { React = {}; })();'), 'global'],
  [
    'the container of another, written over by a pattern',
    (own) => write(own, 'list.js', '(() => { ({ a: mf_activities_1 } = self); })();'),
    'global',
  ],
  ['code that no hash covers', (own) => write(own, 'list.js', 'import("/_mf/mf-docs/x.js");'), 'import'],
  ['a kit of its own', ({ release }) => void delete release.shared['@lichen/kit'], 'shared package'],
  [
    'a gate before pages of another remote',
    ({ release }) => Object.assign(release.areas?.[1] ?? {}, { path: '/activities/import' }),
    'gate',
  ],
  [
    'a version that differs from another in a sign alone',
    ({ release }) => Object.assign(release, { version: '1.5.0+ab12' }),
    'version',
  ],
  [
    'a version in capitals',
    ({ release }) => Object.assign(release, { version: '1.5.0-AB12', container: 'mf_docs_1_5_0_AB12' }),
    'version',
  ],
  [
    'a moved address in capitals',
    ({ release }) => Object.assign(release, { moved: [{ path: '/Activities', to: '/docs' }] }),
    'moved address',
  ],
  [
    'a menu entry in the area of another',
    ({ release }) => Object.assign(release.menu[0] ?? {}, { area: 'activities' }),
    'area',
  ],
  ['a style of everything below nothing', (own) => style(own, ':where(.doc-a, body){gap:0}'), 'selector'],
  ['a style of whatever has its own', (own) => style(own, ':has(.doc-a){display:none}'), 'selector'],
  ['a style of what is not its own', (own) => style(own, ':not(.doc-a){display:none}'), 'selector'],
  ['a style of the frame by its attribute', (own) => style(own, '[class^="p-"]{display:none}'), 'selector'],
  ['an element in what the browser can', (own) => style(own, '@supports (gap:0){main{gap:0}}'), 'selector'],
  ['an element as it begins', (own) => style(own, '@starting-style{main{opacity:0}}'), 'selector'],
  ['other counters for everybody', (own) => style(own, '@counter-style disc{system:cyclic;symbols:"x"}'), 'style'],
  ['a transition of every page', (own) => style(own, '@view-transition{navigation:auto}'), 'style'],
  ['texts in a list', (own) => write(own, LOCALES.DE, JSON.stringify(['Documents', 'Add document'])), 'language'],
  [
    'a text that is empty in one language',
    (own) => write(own, LOCALES.DE, JSON.stringify({ ...TEXTS, Documents: '' })),
    'language',
  ],
  [
    'one address by two names of its part',
    (own) => own.release.pages.push({ ...page(own), path: '/docs/:other', expose: './pages/One' }),
    'said twice',
  ],
  [
    'a widget that is no part of the entry',
    (own) => Object.assign(own.release.widgets[0] ?? {}, { expose: './widgets/X' }),
    'page or widget',
  ],
  [
    'an area by the name of a method',
    ({ release }) => Object.assign(release.areas?.[0] ?? {}, { module: 'toString' }),
    'gate',
  ],
  [
    'a package by the name of a method',
    ({ release }) => Object.assign(release.shared, { toString: '^1.0.0' }),
    'shared package',
  ],
];

it.each(DISGUISES)('refuses %s', async (_what, mutate, rule) => {
  const own = build();
  mutate(own);
  const rules = (await findings(own, OTHERS)).map((line) => line.split(': ')[1]);

  expect(rules).toContain(rule);
});

/** Code that resembles an attack and is harmless. */
const HARMLESS: readonly (readonly [what: string, mutate: (build: Build) => void])[] = [
  [
    'names that functions keep to themselves',
    (own) =>
      write(
        own,
        'list.js',
        '(() => { var fetch; let a; a = fetch = 1; for (a of []) {} try {} catch (e) { e = 1; } })();',
      ),
  ],
  [
    'a parameter that is written over',
    (own) => write(own, 'list.js', '((a, { b, ...c }, [d] = []) => { a = b = c = d = 1; })();'),
  ],
  [
    'a function that replaces itself',
    (own) => write(own, 'list.js', '(() => { function a() { a = 1; } class B {} B = a; })();'),
  ],
  [
    'a container that is given its value last',
    (own) => entry(own, `var mf_docs_1_5_0_ab12;(() => { mf_docs_1_5_0_ab12 = [${parts}]; })();`),
  ],
  [
    'a section of its own within the area of another',
    ({ release }) => Object.assign(release.areas?.[1] ?? {}, { path: '/activities/papers' }),
  ],
];

it.each(HARMLESS)('lets %s through', async (_what, mutate) => {
  const own = build();
  mutate(own);

  expect(await findings(own, OTHERS)).toEqual([]);
});
