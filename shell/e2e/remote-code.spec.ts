import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { expect, test } from '@playwright/test';
import { call, done } from './support/calls';
import { menuEntry } from './support/frame';
import { companyOf } from './support/people';

interface Remote {
  name: string;
  version: string;
  base: string;
  entry: string;
  container: string;
  assets: { path: string; integrity: string }[];
}

const ENTRY_PAGES = [
  '/',
  '/login',
  '/register',
  '/join',
  '/forgot-password',
  '/reset-password',
  '/connect',
  '/terms',
  '/privacy',
  '/chat',
  '/nowhere',
];

/** A page that failed asks for its answer anew: what alters it has to come to its end before the browser goes. */
test.afterEach(({ page }) => page.unrouteAll({ behavior: 'wait' }));

test('no page before log-in asks for the code of a remote', async ({ page }) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  for (const path of ENTRY_PAGES) await page.goto(path, { waitUntil: 'networkidle' });
  expect(asked.length).toBeGreaterThan(ENTRY_PAGES.length);
  expect(asked.filter((path) => path.startsWith('/_mf/'))).toEqual([]);
});

test('a page loads the code of its own remote and of no other', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, root, remote = ''] = new URL(request.url()).pathname.split('/');
    if (root === '_mf') asked.add(remote);
  });
  for (const [path, remotes] of Object.entries({
    '/profile': [],
    '/account': [],
    '/nowhere': [],
    '/business/locations': ['mf-business'],
    '/value-chain': ['mf-compliance'],
    '/activities': ['mf-activities'],
  })) {
    asked.clear();
    await page.goto(path, { waitUntil: 'networkidle' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    expect([...asked], path).toEqual(remotes);
  }
});

test('the code of a page comes while the pointer rests on its link', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  await page.goto('/profile', { waitUntil: 'networkidle' });
  const sent = () =>
    page.evaluate(() =>
      (performance.getEntriesByType('resource') as PerformanceResourceTiming[])
        .filter(({ name, transferSize }) => name.includes('/_mf/mf-activities/') && transferSize > 0)
        .map(({ name }) => name.split('/').pop() ?? '')
        .filter((file) => /\.(js|css)$/.test(file)),
    );
  expect(await sent()).toEqual([]);
  await menuEntry(page, 'Activities').hover();
  await expect.poll(async () => (await sent()).some((file) => file.includes('src_pages_ActivityList'))).toBe(true);
  let ahead: readonly string[] = [];
  const hasAllArrived = async () => {
    const before = ahead.length;
    ahead = await sent();
    return ahead.length === before;
  };
  await expect.poll(hasAllArrived, { intervals: [1_000] }).toBe(true);

  await menuEntry(page, 'Activities').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible();
  expect(await sent()).toEqual(ahead);
});

test('code that somebody is not entitled to is neither named, loaded nor sent', async ({ page, context, browser }) => {
  const admin = await browser.newContext();
  let activities: Remote | undefined;

  await test.step('Given a company that has the remote of activities', async () => {
    await companyOf(admin.request, 'Marsh Mills');
    const { remotes } = (await call(admin.request, 'GET', '/api/portal')).body as { remotes: Remote[] };
    activities = remotes.find(({ name }) => name === 'mf-activities');
    expect((await admin.request.get(`${activities?.base}${activities?.entry}`)).status()).toBe(200);
  });

  await test.step('And one that has subscribed to everything but activities', async () => {
    await companyOf(context.request, 'Calder Malt');
    const modules = SUBSCRIPTIONS.filter((one) => one !== 'activities');
    await done(context.request, 'POST', '/api/dev/subscription', { modules, type: 'standard' });
  });

  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));

  await test.step('Then their portal answer does not know it', async () => {
    const { remotes } = (await call(context.request, 'GET', '/api/portal')).body as { remotes: Remote[] };
    expect(remotes.map(({ name }) => name)).not.toContain('mf-activities');
  });

  await test.step('And refused pages ask for nothing of it, nor for data', async () => {
    for (const path of ['/activities', '/scope3']) {
      asked.length = 0;
      await page.goto(path, { waitUntil: 'networkidle' });
      await expect(page.getByRole('alert')).toBeVisible();
      expect(asked.filter((one) => one.startsWith('/_mf/'))).toEqual([]);
      expect(asked.filter((one) => /^\/api\/data\/(?!dict)/.test(one))).toEqual([]);
    }
  });

  await test.step('And its files look as if they did not exist', async () => {
    const [real, invented] = await Promise.all([
      context.request.get(`${activities?.base}${activities?.entry}`),
      context.request.get('/_mf/mf-invented/1.0.0/remoteEntry.js'),
    ]);
    expect(real.status()).toBe(404);
    expect((await real.text()).replaceAll(/"request_id":"[^"]*"/g, '')).toBe(
      (await invented.text()).replaceAll(/"request_id":"[^"]*"/g, ''),
    );
  });

  await admin.close();
});

type Alter = (own: Remote, others: readonly Remote[]) => Partial<Remote>;

const ALTERED: Readonly<Record<string, Alter>> = {
  'names a container of another area': (_own, [other]) => ({ container: other?.container ?? '' }),
  'names an older version beside the code of this one': () => ({ version: '0.0.1' }),
  'takes the code from the folder of another area': (_own, [other]) => ({ base: other?.base ?? '' }),
  'takes the code from elsewhere on the portal': ({ base }) => ({ base: base.replace('/_mf/', '/api/files/') }),
  'takes the code from another server': ({ base }) => ({ base: `https://example.org${base}` }),
  'takes the entry from the folder of another area': ({ assets }, [other]) => {
    const entry = `../../${other?.name}/${other?.version}/${other?.entry}`;
    const { integrity = '' } = other?.assets.find(({ path }) => path === other.entry) ?? {};
    return { entry, assets: [...assets, { path: entry, integrity }] };
  },
  'gives the entry a hash of a kind that browsers pass over': ({ assets, entry }) => ({
    assets: assets.map((asset) =>
      asset.path === entry ? { ...asset, integrity: 'md5-AAAAAAAAAAAAAAAAAAAAAA==' } : asset,
    ),
  }),
  'leaves out the hash of the entry': ({ assets, entry }) => ({ assets: assets.filter(({ path }) => path !== entry) }),
};

test('code of an altered answer never runs', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  let alter: Alter = () => ({});
  let code: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script' && /\/(_mf|api)\/|example/.test(request.url())) code.push(request.url());
  });
  await page.route('**/api/portal', async (route) => {
    const response = await route.fetch();
    const portal = (await response.json()) as { remotes: Remote[] };
    const others = portal.remotes.filter(({ name }) => name !== 'mf-activities');
    const remotes = portal.remotes.map((own) => (others.includes(own) ? own : { ...own, ...alter(own, others) }));
    await route.fulfill({ response, json: { ...portal, remotes } });
  });

  await test.step('As it was sent, it shows the page', async () => {
    await page.goto('/activities');
    await expect(page.getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible();
    expect(code.length).toBeGreaterThan(0);
  });

  for (const [how, altered] of Object.entries(ALTERED))
    await test.step(`An answer that ${how} shows the card of a failure, and asks for no script`, async () => {
      alter = altered;
      await page.goto('/profile', { waitUntil: 'networkidle' });
      code = [];
      await page.goto('/activities');
      await expect(page.getByRole('alert').filter({ hasText: 'Activities could not be shown' })).toBeVisible();
      expect(code).toEqual([]);
    });
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

/** Returns the files of the release that differ from the published ones; the page is the list of activities. */
const CHANGED: Readonly<Record<string, (own: Remote) => { file: string; more: string }>> = {
  'the entry': ({ entry }) => ({ file: entry, more: ';window.stolen = true;' }),
  'the code of the page': ({ assets }) => ({
    file: assets.find(({ path }) => /ActivityList.*\.js$/.test(path))?.path ?? '',
    more: ';window.stolen = true;',
  }),
  'the styles': ({ assets }) => ({
    file: assets.find(({ path }) => path.endsWith('.css'))?.path ?? '',
    more: '@layer remote.x{body{outline:7px solid}}',
  }),
};

for (const [what, changed] of Object.entries(CHANGED))
  test(`nothing of a release applies where a byte of ${what} was changed`, async ({ page, context }) => {
    await companyOf(context.request, 'Marsh Mills');
    const { remotes } = (await call(page.request, 'GET', '/api/portal')).body as { remotes: Remote[] };
    const own = remotes.find(({ name }) => name === 'mf-activities') as Remote;
    const { file, more } = changed(own);
    let sent = 0;
    await page.route(`**${own.base}${file}*`, async (route) => {
      const response = await route.fetch();
      sent += 1;
      await route.fulfill({ response, body: `${await response.text()}${more}` });
    });
    await page.goto('/activities');
    await expect(page.getByRole('alert').filter({ hasText: 'Activities could not be shown' })).toBeVisible();
    expect(sent).toBeGreaterThan(0);
    const ran = await page.evaluate(() => ['stolen' in window, getComputedStyle(document.body).outlineWidth === '7px']);
    expect(ran).toEqual([false, false]);
  });

test('an earlier version under the hashes of this one does not run', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  await page.route('**/api/portal', async (route) => {
    const response = await route.fetch();
    const portal = (await response.json()) as { remotes: Remote[] };
    const older = { version: '0.0.1', container: 'mf_activities_0_0_1', base: '/_mf/mf-activities/0.0.1/' };
    const earlier = (own: Remote) => ({ ...own, ...older });
    const remotes = portal.remotes.map((own) => (own.name === 'mf-activities' ? earlier(own) : own));
    await route.fulfill({ response, json: { ...portal, remotes } });
  });
  await page.route('**/_mf/mf-activities/0.0.1/**', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: 'window.stolen = true; var mf_activities_0_0_1 = {}' }),
  );
  await page.goto('/activities');
  await expect(page.getByRole('alert').filter({ hasText: 'Activities could not be shown' })).toBeVisible();
  expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
});

test('code of another area in place of an earlier version does not run', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') scripts.push(request.url());
  });
  await page.route('**/api/portal', async (route) => {
    const response = await route.fetch();
    const portal = (await response.json()) as { remotes: (Remote & { fallback: object | null })[] };
    const own = portal.remotes.find(({ name }) => name === 'mf-activities');
    if (own) own.fallback = { name: own.name, version: '0.0.1' };
    await route.fulfill({ response, json: portal });
  });
  const { remotes } = (await call(page.request, 'GET', '/api/portal')).body as { remotes: Remote[] };
  const other = remotes.find(({ name }) => name === 'mf-business');
  await page.route('**/api/portal/fallback/mf-activities', (route) =>
    route.fulfill({ json: { ...other, pages: [{ expose: './pages/ActivityList', title: 'x', preload: [] }] } }),
  );
  await page.route('**/_mf/mf-activities/**', (route) => route.abort());
  await page.goto('/activities');
  await expect(page.getByRole('alert').filter({ hasText: 'Activities could not be shown' })).toBeVisible();
  expect(scripts.filter((url) => url.includes('/_mf/mf-business/'))).toEqual([]);
});

test('no nonce is left in the page for a remote to take', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  await page.goto('/activities');
  await expect(page.getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible();
  const left = await page.evaluate(() => [
    ...[...document.querySelectorAll<HTMLElement>('*')].map(({ nonce }) => nonce).filter(Boolean),
    ...[...document.querySelectorAll('meta[name="csp-nonce"]')].map(({ outerHTML }) => outerHTML),
  ]);
  expect(left).toEqual([]);
});

test('a style element that a remote makes by itself does not apply; those of the component library do', async ({
  page,
  context,
}) => {
  await companyOf(context.request, 'Marsh Mills');
  await page.goto('/activities');
  await expect(page.getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible();
  const applied = await page.evaluate(() => {
    const style = document.createElement('style');
    style.textContent = 'body { outline: 7px solid rgb(1, 2, 3) }';
    document.head.append(style);
    const library = [...document.querySelectorAll<HTMLStyleElement>('style[data-css-hash]')];
    return {
      own: getComputedStyle(document.body).outlineWidth === '7px',
      refused: library.filter(({ sheet }) => !sheet).length,
      library: library.length,
    };
  });
  expect(applied).toMatchObject({ own: false, refused: 0 });
  expect(applied.library).toBeGreaterThan(3);
});
