import { createHash } from 'node:crypto';
import { startDemo } from '../screenshots/portal.mjs';
import { root, run } from '../test/run.mjs';
import { addressOf } from './addresses.mjs';
import { demoBrowser } from './demo-browser.mjs';
import { openParts } from './open-parts.mjs';

const CONTAINER = 'mf_probe_1_0_0';
const BASE = '/_mf/mf-probe/1.0.0/';
const PAGE = { path: '/probe', title: 'Probe', expose: './pages/Probe', preload: ['page.js'] };
const DETAIL = { path: '/probe/:id', title: 'Probe', expose: './pages/Detail', preload: ['detail.js'] };
const WIDGET = {
  slot: 'dashboard.main',
  id: 'probe',
  title: 'Probe',
  expose: './widgets/Probe',
  order: 1,
  preload: [],
};

/** A remote by hand: `body` answers its component. */
const remote = (body) => `var ${CONTAINER} = (() => {
  let scope;
  return {
    init(given) { scope = given; },
    async get() {
      const [react] = Object.values(scope.react);
      const React = (await react.get())();
      const part = (() => { ${body} })();
      return () => ({ default: part });
    },
  };
})();`;

const effect = (work) =>
  `return () => { React.useEffect(() => { ${work} }, []); return React.createElement('h1', null, 'Probe'); };`;

/** Faults of a release, the code that has each, and the rule that refuses it. */
const MUTATIONS = [
  ['throws while its code runs', remote('throw new Error("while it runs");'), 'page'],
  ['is no component', remote('return "words";'), 'page'],
  ['throws while it is drawn', remote('return () => { throw new Error("drawn"); };'), 'page'],
  ['draws what cannot be drawn', remote('return () => ({ no: "element" });'), 'page'],
  ['reads what is not there', remote('return () => React.createElement("p", null, undefined.title);'), 'page'],
  ['throws in an effect', remote(effect('throw new Error("effect");')), 'page'],
  [
    'throws before it is shown',
    remote('return () => { React.useLayoutEffect(() => { throw new Error("layout"); }); return null; };'),
    'page',
  ],
  [
    'calls hooks by chance',
    remote(
      'return () => { const [n, set] = React.useState(0); React.useLayoutEffect(() => set(1), []); if (n === 1) React.useState(0); return n; };',
    ),
    'page',
  ],
  ['waits for ever', remote('const never = new Promise(() => {}); return () => React.use(never);'), 'page'],
  [
    'is drawn again and again',
    remote('return () => { const [n, set] = React.useState(0); React.useLayoutEffect(() => set(n + 1)); return n; };'),
    'page',
  ],
  [
    'changes its state while it is drawn',
    remote('return () => { const [n, set] = React.useState(0); set(n + 1); return n; };'),
    'page',
  ],
  ['waits for code that never comes', remote('return React.lazy(() => Promise.reject(new Error("lazy")));'), 'page'],
  ['never lets go of the browser', remote('return () => { for (;;); };'), 'first render'],
  ['hangs after it was drawn', remote(effect('setTimeout(() => { for (;;); }, 0);')), 'first render'],
  ['leaves a promise that fails', remote(effect('Promise.reject(new Error("nobody catches it"));')), 'error'],
  ['throws in a timer', remote(effect('setTimeout(() => { throw new Error("timer"); }, 10);')), 'error'],
  [
    'makes a style of its own',
    remote(
      effect('const s = document.createElement("style"); s.textContent = "h1{color:red}"; document.head.append(s);'),
    ),
    'content policy',
  ],
  ['makes code of words', remote(effect('try { new Function("return 1")(); } catch {}')), 'content policy'],
  [
    'makes a script of words',
    remote(effect('const s = document.createElement("script"); s.textContent = "1"; document.head.append(s);')),
    'content policy',
  ],
  [
    'brings a script from elsewhere',
    remote(
      effect(
        'const s = document.createElement("script"); s.src = "https://elsewhere.example/a.js"; document.head.append(s);',
      ),
    ),
    'content policy',
  ],
  [
    'has a handler of words',
    remote(effect('document.querySelector("h1").setAttribute("onclick", "1");')),
    'content policy',
  ],
  ['asks another server', remote(effect('fetch("https://elsewhere.example/").catch(() => {});')), 'content policy'],
  [
    'shows a picture from elsewhere',
    remote(effect('new Image().src = "https://elsewhere.example/a.png";')),
    'content policy',
  ],
  [
    'shows a page of elsewhere',
    remote(
      effect(
        'const f = document.createElement("iframe"); f.src = "https://elsewhere.example/"; document.body.append(f);',
      ),
    ),
    'content policy',
  ],
  ['offers nothing', `var ${CONTAINER} = { init() {}, async get(name) { throw new Error("no " + name); } };`, 'page'],
  ['is another container', 'var another = {};', 'page'],
  ['is no script', '<!doctype html>', 'page'],
];

const WELL = remote('return () => React.createElement("h1", null, "Well");');

const PAGES = [PAGE, DETAIL];
/** A list of which a row opens a record by the keyboard, and a page that throws where it has one. */
const LIST = remote(`
  const h = React.createElement;
  const open = () => {
    window.history.pushState({}, '', '/probe/17');
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  };
  const row = h('tr', { tabIndex: 0, onKeyDown: open }, h('td', null, 'Seventeen'));
  return () => {
    if (window.location.pathname === '/probe/17') throw new Error('with a record');
    return window.location.pathname === '/probe' ? h('table', null, h('tbody', null, row)) : 'Not there';
  };
`);

/** Browsers that open parts beside each other, because each waits for most of its time. */
const LANES = 3;
/** Longest wait for a page that hangs, which waits for all of it. */
const HANGS_MS = 10_000;
/** Longest wait for a page that the portal gives up by itself, however busy the machine is. */
const ENDS_MS = 30_000;

let demo;
const lanes = [];

/** The portal as it answers after the probe was released. */
async function released(context, script) {
  await context.route('**/api/portal', async (route) => {
    const response = await route.fetch({ maxRetries: 2 });
    const portal = await response.json();
    const integrity = `sha384-${createHash('sha384').update(script()).digest('base64')}`;
    const probe = {
      ...{ name: 'mf-probe', version: '1.0.0', container: CONTAINER, base: BASE, entry: 'entry.js', fallback: null },
      ...{ assets: [{ path: 'entry.js', integrity, kind: 'script' }], pages: PAGES, widgets: [WIDGET], locales: {} },
    };
    const areas = [...portal.areas, { id: 'probe', layout: 'scroll', verdict: { open: true } }];
    await route.fulfill({ response, json: { ...portal, areas, remotes: [...portal.remotes, probe] } });
  });
  await context.route(`**${BASE}**`, (route) => route.fulfill({ contentType: 'text/javascript', body: script() }));
}

const RELEASE = { name: 'mf-probe', pages: PAGES, widgets: [WIDGET] };

/** A browser with people of the demo, for one release after the other. */
function lane() {
  let script = WELL;
  const browser = demoBrowser(demo.origin, (context) => released(context, () => script));
  return {
    stop: browser.stop,
    opened: (code, wanted, { known = [], release = RELEASE, mostMs = HANGS_MS } = {}) => {
      script = code;
      return openParts({
        ...{ origin: demo.origin, release, remotes: [], wanted, known, mostMs, renew: browser.renew },
        contextFor: () => browser.contextFor('/dashboard'),
      });
    },
  };
}

const opened = (...asked) => lanes[0].opened(...asked);

/** What was found in the page of each mutation, by its code; empty until the first is asked for. */
const outcomes = new Map();

/** Opens the mutations in all browsers, each in the next one, and returns what is found in this one. */
function outcomeOf(code) {
  const free = lanes.map(() => Promise.resolve());
  if (outcomes.size === 0)
    MUTATIONS.forEach(([, each, rule], at) => {
      const mine = at % LANES;
      const mostMs = rule === 'first render' ? HANGS_MS : ENDS_MS;
      const outcome = free[mine].then(() => lanes[mine].opened(each, [PAGE.expose], { mostMs }));
      outcomes.set(each, outcome);
      // Its own test says why it failed.
      free[mine] = outcome.catch(() => undefined);
    });
  return outcomes.get(code);
}

beforeAll(async () => {
  for (const program of [['ops/start/build-backend.mjs'], ['ops/build/build.mjs', 'shell']])
    expect(await run(process.execPath, program, { cwd: root })).toMatchObject({ code: 0 });
  demo = await startDemo({ isQuiet: true });
  while (lanes.length < LANES) lanes.push(lane());
});
afterAll(async () => {
  await Promise.all(lanes.map(({ stop }) => stop()));
  await demo?.stop();
});

it('finds nothing wrong with a page and a widget that work', async () => {
  expect(await opened(WELL, [PAGE.expose, WIDGET.expose])).toEqual({
    opened: [PAGE.expose, WIDGET.expose],
    findings: [],
    withoutRecord: [],
  });
});

it('leaves no timer that would keep the release from its end', async () => {
  const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;
  const before = timers();
  await opened(WELL, [PAGE.expose]);

  expect(timers()).toBeLessThanOrEqual(before);
});

describe('the release', () => {
  afterAll(() => Promise.allSettled([...outcomes.values()]));

  it.each(MUTATIONS)('refuses a page that %s', async (_what, code, rule) => {
    const { findings } = await outcomeOf(code);

    expect(findings.map((finding) => finding.rule)).toContain(rule);
    expect(findings[0]).toMatchObject({ file: 'page.js', found: expect.stringContaining('./pages/Probe at /probe: ') });
  });
});

it('opens a page with the record that the first row of a list leads to', async () => {
  const { findings, withoutRecord } = await opened(LIST, [DETAIL.expose]);

  expect(findings).toMatchObject([{ rule: 'page', file: 'detail.js', found: expect.stringContaining('/probe/17: ') }]);
  expect(withoutRecord).toEqual([]);
});

it('says which page was opened without a record, and takes the address of one that is known', async () => {
  const bare = await opened(WELL, [DETAIL.expose]);
  expect(bare).toEqual({ opened: [DETAIL.expose], findings: [], withoutRecord: [DETAIL.path] });
  const known = await opened(LIST.replace("'tr', { tabIndex: 0", "'tr', {"), [DETAIL.expose], { known: ['/probe/17'] });
  expect(known).toMatchObject({ findings: [{ rule: 'page' }], withoutRecord: [] });
});

it('refuses a widget that throws, and one that no page shows', async () => {
  const throwing = remote('return () => { throw new Error("drawn"); };');
  const broken = await opened(throwing, [WIDGET.expose]);
  expect(broken.findings.map(({ rule }) => rule)).toEqual(['page']);
  const nowhere = { ...RELEASE, widgets: [{ ...WIDGET, slot: 'nowhere', expose: './widgets/Other' }] };
  const { findings } = await opened(throwing, ['./widgets/Other'], { release: nowhere });
  expect(findings.map(({ rule }) => rule)).toEqual(['widget']);
});

describe('an address with a record', () => {
  const PATTERNS = ['/things', '/things/new', '/things/:id', '/things/:id/edit', '/things/kinds/:kind'];
  it.each([
    ['/things', [], '/things'],
    ['/things/:id', ['/things/new', '/things/kinds/a', '/things/17?x=1'], '/things/17'],
    ['/things/:id/edit', ['/things/17'], '/things/17/edit'],
    ['/things/kinds/:kind', ['/things/17', '/things/kinds/a'], '/things/kinds/a'],
    ['/things/:id', ['/others/17', '/things/new'], '/things/none'],
  ])('%s of %j is %s', (pattern, known, address) => {
    expect(addressOf(pattern, known, PATTERNS)).toBe(address);
  });
});
