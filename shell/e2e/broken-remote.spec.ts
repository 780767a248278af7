import { type Page, type Route, expect, test } from '@playwright/test';
import { socketOf } from './support/altered-answer';
import { billOf } from './support/bills';
import { call, done } from './support/calls';
import { menuEntry } from './support/frame';
import { companyOf } from './support/people';

interface Remote {
  name: string;
  version: string;
  base: string;
  entry: string;
  pages: { path: string; preload: string[] }[];
  widgets: { slot: string; title: string; empty?: true }[];
}

async function activities(page: Page): Promise<Remote> {
  const { remotes } = (await call(page.request, 'GET', '/api/portal')).body as { remotes: Remote[] };
  return remotes.find(({ name }) => name === 'mf-activities') as Remote;
}

const ownChunk = ({ base, pages }: Remote) =>
  base + pages.find(({ path }) => path === '/activities')?.preload.find((file) => file.includes('ActivityList'));

interface Fault {
  what: string;
  file: (remote: Remote) => string;
  fail: (route: Route) => Promise<void>;
  /** The request hangs, and continues once it is released. */
  isLate?: true;
}

const FAULTS: readonly Fault[] = [
  { what: 'its entry does not arrive', file: ({ base, entry }) => base + entry, fail: (route) => route.abort() },
  { what: 'one of its files does not arrive', file: ownChunk, fail: (route) => route.abort() },
  {
    what: 'its entry comes later than anybody waits',
    file: ({ base, entry }) => base + entry,
    fail: async () => undefined,
    isLate: true,
  },
  {
    what: 'the server fails',
    file: ({ base, entry }) => base + entry,
    fail: (route) => route.fulfill({ status: 500, body: '' }),
  },
  {
    what: 'somebody changed its entry on the way',
    file: ({ base, entry }) => base + entry,
    fail: (route) => route.fulfill({ status: 200, contentType: 'text/javascript', body: 'window.stolen = true' }),
  },
];

for (const { what, file, fail, isLate } of FAULTS)
  test(`a remote leaves everything else working when ${what}`, async ({ page, context }) => {
    await companyOf(context.request, 'Marsh Mills');
    const broken = new RegExp(`${file(await activities(page)).replaceAll('.', '\\.')}(\\?.*)?$`);
    let requests = 0;
    await page.route(broken, (route) => {
      requests += 1;
      return fail(route);
    });
    const failure = page.getByRole('alert').filter({ hasText: 'Activities could not be shown' });

    await test.step('Then its page says what could not be shown, with a reference', async () => {
      // A file that never arrives prevents the document's load event.
      await page.goto('/activities', { waitUntil: 'domcontentloaded' });
      await expect(failure).toBeVisible();
      await expect(failure).toContainText(/Reference [a-z0-9]{8}/);
      expect(await page.evaluate(() => 'stolen' in window)).toBe(false);
    });

    await test.step('And frame and other remotes work', async () => {
      await menuEntry(page, 'Locations').click();
      await expect(page.getByRole('heading', { level: 1, name: 'Locations' })).toBeVisible();
      await expect(page.getByRole('row', { name: 'Marsh Mills' })).toBeVisible();
      await menuEntry(page, 'Activities').click();
    });

    await test.step('When the reader tries again too early, it says so again', async () => {
      await expect(failure).toBeVisible();
      // Each attempt that failed has a reference of its own: the failure of the one before is not taken for this one's.
      const reference = /Reference ([a-z0-9]{8})/.exec((await failure.textContent()) ?? '')?.[1] ?? 'no reference';
      const asked = requests;
      await failure.getByRole('button', { name: 'Try again' }).click();
      await expect(failure.filter({ hasNotText: reference })).toBeVisible();
      expect(requests).toBeGreaterThan(asked);
    });

    await test.step('When the fault is mended, trying again shows the page; what was only late is shown by itself', async () => {
      await page.unroute(broken);
      if (!isLate) await failure.getByRole('button', { name: 'Try again' }).click();
      await expect(page.getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible();
      await expect(failure).toHaveCount(0);
    });
  });

test('a short cut in the connection is not noticed', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  const { base } = await activities(page);
  const cuts: number[] = [];
  await page.route(`**${base}**`, (route) => {
    const now = Date.now();
    if (now - (cuts[0] ?? now) > 200) return route.continue();
    cuts.push(now);
    return route.abort();
  });
  await page.goto('/activities');
  await expect(page.getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible();
  expect(cuts.length).toBeGreaterThan(1);
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('a widget that cannot load costs its card and nothing else, and comes when the connection does', async ({
  page,
  context,
}) => {
  await companyOf(context.request, 'Marsh Mills');
  const { base, entry, widgets } = await activities(page);
  const onDashboard = widgets.filter(({ slot, empty }) => slot.startsWith('dashboard.') && !empty);
  await page.route(`**${base}${entry}*`, (route) => route.abort());
  await page.goto('/dashboard');
  await expect(page.getByRole('alert').filter({ hasText: 'could not be shown' })).toHaveCount(onDashboard.length);
  await expect(page.getByRole('main').getByRole('link', { name: /^Business/ })).toBeVisible();
  await page.unroute(`**${base}${entry}*`);
  // As browsers announce a restored connection: no user action is needed.
  await page.evaluate(() => window.dispatchEvent(new Event('online')));
  await expect(page.getByRole('region', { name: 'Emissions this year' })).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

/**
 * The portal as it answers after a release of which no file arrives. Nothing is released for it: every other journey
 * has the same portal open. What the server answers then is seen in its own tests.
 */
async function releaseBroken(page: Page): Promise<() => number> {
  const works = await activities(page);
  let asked = 0;
  await page.route('**/api/portal', async (route) => {
    const response = await route.fetch();
    // Asked at the end of the journey, it ends with it.
    const answer = await response.json().catch(() => null);
    if (!answer) return;
    const broken = {
      ...works,
      ...{ version: '9.9.9', container: 'mf_activities_9', base: '/_mf/mf-activities/9.9.9/' },
      fallback: { name: works.name, version: works.version },
    };
    const remotes = (answer.remotes as Remote[]).map((one) => (one.name === works.name ? broken : one));
    await route.fulfill({ response, json: { ...answer, remotes } });
  });
  await page.route('**/api/portal/fallback/mf-activities', (route) => {
    asked += 1;
    return route.fulfill({ json: works });
  });
  return () => asked;
}

test('where the live version does not load, the one before it stands in, and that is said once', async ({
  page,
  context,
}) => {
  await companyOf(context.request, 'Marsh Mills');
  const asked = await releaseBroken(page);
  const note = page.getByRole('status').filter({ hasText: 'An earlier version is shown' });

  await test.step('Then pages work, beside a note', async () => {
    await page.goto('/activities');
    await expect(page.getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(note).toBeVisible();
  });

  await test.step('And the note, once closed, does not come back with the next page', async () => {
    await note.getByRole('button', { name: 'Close' }).click();
    await menuEntry(page, 'Dashboard').click();
    await expect(page.getByRole('region', { name: 'Emissions this year' })).toBeVisible();
    await expect(note).toHaveCount(0);
    expect(asked()).toBe(1);
  });
});

test('a remote whose earlier version fails as well says so', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  await releaseBroken(page);
  await page.route('**/api/portal/fallback/mf-activities', (route) => route.fulfill({ status: 404, json: {} }));
  await page.goto('/activities');
  await expect(page.getByRole('alert').filter({ hasText: 'Activities could not be shown' })).toBeVisible();
  await expect(page.getByRole('status').filter({ hasText: 'An earlier version is shown' })).toHaveCount(0);
});

test('a release and a cut connection leave a half-filled form as it is; a note says so until another area is entered', async ({
  page,
  context,
}) => {
  await companyOf(context.request, 'Marsh Mills');
  const bill = await billOf(context.request);
  const socket = await socketOf(page);
  const amount = page.getByLabel('Amount', { exact: true });
  const note = page.getByRole('status').filter({ hasText: 'A newer version is ready.' });

  await test.step('Given a bill of which the amount was changed', async () => {
    await page.goto(`/activities/${bill}/edit`);
    await amount.fill('123456');
    await expect.poll(socket.isOpen).toBe(true);
  });

  await test.step('When its area is released, then the form stays and a note says so', async () => {
    await releaseBroken(page);
    socket.say('42["release",{}]');
    await expect(note).toBeVisible();
    await expect(amount).toHaveValue('123456');
  });

  await test.step('And it stays when the connection is cut, and all is asked for anew and has changed meanwhile', async () => {
    const asked = [/\/api\/portal$/, new RegExp(`/electricity_activitys/${bill}$`)].map((address) =>
      page.waitForResponse(address),
    );
    await socket.cut();
    await done(context.request, 'PATCH', `electricity_activitys/${bill}`, { description: 'Read again' });
    await Promise.all(asked);
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('region', { name: 'Changed by someone else' })).toContainText('Read again');
    await expect(amount).toHaveValue(/^123,?456$/);
  });

  await test.step('And with nothing unsaved, another area brings the new version, and the note goes', async () => {
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Electricity' })).toBeVisible();
    await expect(note).toBeVisible();
    await menuEntry(page, 'Locations').click();
    await expect(page.getByRole('row', { name: 'Marsh Mills' })).toBeVisible();
    await expect(note).toHaveCount(0);
  });
});
