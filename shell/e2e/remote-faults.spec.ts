import { createHash } from 'node:crypto';
import { type Page, expect, test } from '@playwright/test';
import { alterRemotes, type Remote } from './support/altered-answer';
import { menuEntry } from './support/frame';
import { companyOf } from './support/people';

/** Components as somebody might release them; `R` is React. */
const FAULTY: Readonly<Record<string, string>> = {
  'throws in its module': '() => { throw new Error("module") }',
  'throws while it is drawn': '() => ({ default: () => { throw new Error("drawn") } })',
  'throws in an effect': '() => ({ default: () => { R.useEffect(() => { throw new Error("effect") }); return null } })',
  'waits for ever': '() => ({ default: () => R.use(new Promise(() => {})) })',
  'asks in its effect to be drawn anew, for ever':
    '() => ({ default: () => { const [n, set] = R.useState(0); R.useEffect(() => set(n + 1)); return n } })',
  'asks in its effect to be drawn anew when there is time, for ever':
    '() => ({ default: () => { const [n, set] = R.useState(0); R.useEffect(() => R.startTransition(() => set(n + 1))); return n } })',
  'has two parts that ask each other, for ever': `() => {
      const Part = ({ n, set }) => { R.useEffect(() => set(n + 1)); return null };
      return { default: () => {
        const [a, setA] = R.useState(0); const [b, setB] = R.useState(0);
        return R.createElement("div", null, R.createElement(Part, { n: a, set: setB }), R.createElement(Part, { n: b, set: setA }));
      } };
    }`,
  'reads a store that is another one each time':
    '() => ({ default: () => { R.useSyncExternalStore(() => () => {}, () => ({})); return null } })',
  'never ends drawing itself anew':
    '() => ({ default: () => { const [n, set] = R.useState(0); R.useLayoutEffect(() => set(n + 1)); return n } })',
};

const AT_LOADING = 'throw new Error("loading")';
const CLEAN_UP =
  '() => ({ default: () => { R.useEffect(() => () => { throw new Error("clean-up") }, []); return R.createElement("h1", null, "Drawn") } })';
const ENDLESS = '() => ({ default: () => { for (;;); } })';

const ENDLESS_LATER = '() => ({ default: () => R.createElement("button", { onClick: () => { for (;;); } }, "Go on") })';

const ENDLESS_BY_ITSELF =
  '() => ({ default: () => { R.useEffect(() => { setTimeout(() => { for (;;); }, 4000); }, []); return R.createElement("h1", null, "Drawn") } })';

const containerOf = (name: string) => `${name}_9_9_9`.replace(/[^a-z0-9]/gi, '_');

const entryOf = (name: string, component: string) =>
  `const R = globalThis.__lichenReact.react;
   globalThis.${containerOf(name)} = { init() {}, get: async () => ${component} };`;

/** Releases of remotes whose every page and widget is this script; each has one widget on the dashboard. */
async function releaseFaulty(page: Page, names: readonly string[], scriptOf: (name: string) => string): Promise<void> {
  await page.unroute('**/9.9.9/**');
  await page.route('**/9.9.9/**', (route) => {
    const body = scriptOf(/\/_mf\/([^/]+)\//.exec(route.request().url())?.[1] ?? '');
    return route.fulfill({ contentType: 'text/javascript', body, headers: { 'access-control-allow-origin': '*' } });
  });
  const faulty = (remote: Remote): Remote => {
    const { name } = remote;
    const integrity = `sha384-${createHash('sha384').update(scriptOf(name)).digest('base64')}`;
    return {
      ...remote,
      ...{ version: '9.9.9', container: containerOf(name), base: `/_mf/${name}/9.9.9/`, entry: 'entry.js' },
      ...{ assets: [{ path: 'entry.js', integrity, kind: 'script' }], locales: {}, fallback: null },
      pages: remote.pages.map((one) => ({ ...one, preload: [] })),
      widgets: [
        { slot: 'dashboard.summary', id: 'faulty', title: `Faulty ${name}`, expose: './F', order: 1, preload: [] },
      ],
    };
  };
  await alterRemotes(page, (remotes) =>
    remotes.map((remote) => (names.includes(remote.name) ? faulty(remote) : remote)),
  );
}

const failure = (page: Page) => page.getByRole('alert').filter({ hasText: 'could not be shown' });

/** Frame, menu and notifications work, and so does a page of the shell. */
async function expectFrameWorks(page: Page): Promise<void> {
  await page.getByRole('button', { name: /^Notifications/ }).click();
  await expect(page.getByRole('dialog', { name: 'Notifications' })).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByRole('link', { name: 'Account', exact: true }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
}

/** A page of each remote, by its own address. */
const PAGES: Readonly<Record<string, string>> = {
  'mf-activities': '/activities',
  'mf-business': '/business/locations',
  'mf-compliance': '/value-chain',
  'mf-docs': '/docs/index',
};

test('the matrix below has every remote there is', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  const { remotes } = (await (await page.request.get('/api/portal')).json()) as { remotes: Remote[] };
  expect(remotes.map(({ name }) => name).sort()).toEqual(Object.keys(PAGES).sort());
});

/** What each remote is released as, by what is wrong with it. */
const SCRIPTS: Readonly<Record<string, (name: string) => string>> = {
  'throws at loading': () => AT_LOADING,
  ...Object.fromEntries(
    Object.entries(FAULTY).map(([how, component]) => [how, (name: string) => entryOf(name, component)]),
  ),
};

for (const [name, path] of Object.entries(PAGES))
  test(`whatever the pages of ${name} do, the frame and other areas work`, async ({ page, context }) => {
    await companyOf(context.request, 'Marsh Mills');
    for (const [how, script] of Object.entries(SCRIPTS))
      await test.step(`that ${how}`, async () => {
        await releaseFaulty(page, [name], script);
        await page.goto(path);
        await expect(failure(page)).toHaveCount(1);
        await expectFrameWorks(page);
      });

    await test.step('that throws in clean-up', async () => {
      await releaseFaulty(page, [name], () => entryOf(name, CLEAN_UP));
      await page.goto(path);
      await expect(page.getByRole('heading', { name: 'Drawn' })).toBeVisible();
      await expectFrameWorks(page);
      await menuEntry(page, 'Dashboard').click();
      await expect(page.getByRole('heading', { name: 'Drawn' })).toBeVisible();
      await expectFrameWorks(page);
    });
  });

test('whatever the widgets of every remote do at once, each costs its card and nothing else', async ({
  page,
  context,
}) => {
  await companyOf(context.request, 'Marsh Mills');
  const names = Object.keys(PAGES);
  for (const [how, script] of Object.entries(SCRIPTS))
    await test.step(`that ${how}`, async () => {
      await releaseFaulty(page, names, script);
      await page.goto('/dashboard');
      for (const name of names) await expect(failure(page).filter({ hasText: `Faulty ${name}` })).toHaveCount(1);
      await expect(failure(page)).toHaveCount(names.length);
      await expectFrameWorks(page);
    });
});

interface Mark {
  on: number;
  active: string | null;
  settling: string[];
}

/** Marks of the other tabs, read in a page of the same browser that starts no portal. */
const marksSeenBy = (page: Page): Promise<Mark[]> =>
  page.evaluate(() =>
    Object.entries(localStorage).flatMap(([key, mark]) =>
      key.startsWith('lichen.drawing.') ? [JSON.parse(mark)] : [],
    ),
  );

/** Those of tabs whose code is at work. */
const atWorkSeenBy = (page: Page) => async () =>
  (await marksSeenBy(page)).filter(({ active, settling }) => active !== null || settling.length > 0);

const LOCATIONS = { name: 'mf-business', address: '/business/locations' };

/** At the next start the remote's code does not run: its failure is on screen, and everything else works. */
async function expectNoticed(next: Page, component: string, { name, address } = LOCATIONS): Promise<void> {
  await next.clock.setSystemTime(Date.now() + 11_000);
  await releaseFaulty(next, [name], () => entryOf(name, component));
  await next.goto(address);
  await expect(failure(next)).toHaveCount(1);
  await expectFrameWorks(next);
}

/** True once a container has been drawing for a second without an end. */
const hangsSeenBy = (page: Page, name: string) => async () =>
  (await marksSeenBy(page)).some(({ active, on }) => active === containerOf(name) && Date.now() - on > 1_000);

for (const [name, path] of Object.entries(PAGES))
  for (const [mount, address] of Object.entries({ page: path, widget: '/dashboard' }))
    test(`an endless loop of a ${mount} of ${name} is noticed at the next start, and run again only when asked for`, async ({
      page,
      context,
    }) => {
      await companyOf(context.request, 'Marsh Mills');
      await releaseFaulty(page, [name], () => entryOf(name, ENDLESS));
      await page.goto(address, { waitUntil: 'commit' });
      const next = await context.newPage();
      await next.goto('/terms');
      await expect.poll(hangsSeenBy(next, name)).toBe(true);
      await page.close();
      await expectNoticed(next, ENDLESS, { name, address });
      const other = name === 'mf-business' ? 'Activities' : 'Locations';
      await menuEntry(next, other).click();
      await expect(next.getByRole('heading', { level: 1, name: other })).toBeVisible();
    });

test('an endless loop in answer to a click, long after the page was drawn, is noticed too', async ({
  page,
  context,
}) => {
  await companyOf(context.request, 'Marsh Mills');
  await releaseFaulty(page, ['mf-business'], (name) => entryOf(name, ENDLESS_LATER));
  await page.goto('/business/locations');
  const button = page.getByRole('button', { name: 'Go on' });
  await expect(button).toBeVisible();
  const next = await context.newPage();
  await next.goto('/terms');
  await expect.poll(atWorkSeenBy(next)).toEqual([]);
  await page.bringToFront();
  // The page never reports the click.
  void button.click().catch(() => undefined);
  await expect.poll(atWorkSeenBy(next)).toHaveLength(1);
  await page.close();
  await expectNoticed(next, ENDLESS_LATER);
});

test('an endless loop that begins by itself, long after the page was drawn, is noticed too', async ({
  page,
  context,
}) => {
  await companyOf(context.request, 'Marsh Mills');
  await releaseFaulty(page, ['mf-business'], (name) => entryOf(name, ENDLESS_BY_ITSELF));
  await page.goto('/business/locations');
  await expect(page.getByRole('heading', { name: 'Drawn' })).toBeVisible();
  const next = await context.newPage();
  await next.goto('/terms');
  await page.bringToFront();
  await expect.poll(atWorkSeenBy(next)).toEqual([]);
  // It reports every two seconds that it is alive, and then stops.
  const silence = async () => Math.min(...(await marksSeenBy(next)).map(({ on }) => Date.now() - on));
  await expect.poll(silence, { timeout: 30_000 }).toBeGreaterThan(4_000);
  await page.close();
  await expectNoticed(next, ENDLESS_BY_ITSELF);
});
