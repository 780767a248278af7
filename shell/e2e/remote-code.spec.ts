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
        .map(({ name }) => name.split('/').pop() ?? ''),
    );
  expect(await sent()).toEqual([]);
  await menuEntry(page, 'Activities').hover();
  await expect.poll(async () => (await sent()).some((file) => file.startsWith('src_pages_ActivityList'))).toBe(true);
  await page.waitForLoadState('networkidle');
  const ahead = (await sent()).filter((file) => /\.(js|css)$/.test(file));

  await menuEntry(page, 'Activities').click();
  await expect(page.getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible();
  expect((await sent()).filter((file) => /\.(js|css)$/.test(file))).toEqual(ahead);
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
