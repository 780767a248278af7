import { REFUSALS, TEXTS } from '@lichen/contracts/text/texts';
import { type Page, expect, test } from '@playwright/test';
import { placesOf } from './support/gates';
import { colleagueOf, companyOf, registered } from './support/people';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

/** What addresses say that are opened directly; every place for everybody is walked in `gates-everywhere`. */
const PEOPLE: readonly { roles: readonly string[]; said: Readonly<Record<string, string>> }[] = [
  {
    roles: ['user'],
    said: {
      '/activities': TEXTS.notAuthorised,
      '/tasks': TEXTS.notAuthorised,
      '/charts': TEXTS.notAuthorised,
      '/docs': TEXTS.notForYou,
      '/staff': TEXTS.notForYou,
      '/reports': TEXTS.notForYou,
      '/business': TEXTS.notForYou,
      '/scope3': TEXTS.notForYou,
      '/recycle': TEXTS.notForYou,
      '/value-chain': TEXTS.notForYou,
      '/audit': TEXTS.notForYou,
      '/partner_compliance': TEXTS.notForYou,
    },
  },
  {
    roles: ['user', 'edit_business'],
    said: { '/activities': TEXTS.notAuthorised, '/docs': TEXTS.notForYou, '/business/locations': 'Locations' },
  },
  {
    roles: ['user', 'compliance_officer'],
    said: { '/partner_compliance': TEXTS.notSubscribed, '/business': TEXTS.notForYou },
  },
  { roles: ['user', 'share_docs'], said: { '/docs/compliance': TEXTS.notForYou, '/reports': TEXTS.notForYou } },
  {
    roles: ['user', 'admin'],
    said: { '/partner_compliance': TEXTS.notSubscribed, '/activities': 'Activities', '/audit': 'Audit' },
  },
];

const CLOSED: readonly string[] = [...REFUSALS, TEXTS.notSubscribed];

for (const { roles, said } of PEOPLE)
  test(`direct addresses say to ${roles.join(' and ')} what the route table says`, async ({
    browser,
    page,
    context,
  }) => {
    const admin = await browser.newContext();
    await companyOf(admin.request, 'Marsh Mills');
    await colleagueOf(admin.request, context.request, roles);
    await admin.close();

    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    for (const [path, text] of Object.entries(said)) {
      asked.length = 0;
      await page.goto(path);
      await expect(heading(page), path).toHaveText(text);
      if (!CLOSED.includes(text)) continue;
      await page.waitForLoadState('networkidle');
      expect(
        asked.filter((one) => /^\/_mf\/|^\/api\/data\/(?!dict)/.test(one)),
        `code or data for ${path}`,
      ).toEqual([]);
    }
  });

test('an unknown address has a way home', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  await page.goto('/nowhere/at/all');
  await expect(heading(page)).toHaveText(TEXTS.notFoundPage);
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/\/dashboard$/);
});

test('nobody gets past the root without logging in', async ({ page, browser }) => {
  const somebody = await browser.newContext();
  await companyOf(somebody.request, 'Marsh Mills');
  const all = await placesOf(somebody.request);
  await somebody.close();
  // A chat asks in its own place, and the operator's page does not exist for a stranger.
  for (const { path } of all.filter((place) => !['/chat', '/operator'].includes(place.path))) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/:\d+\/$/);
  }
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('who is signed out is asked to log in for a chat, and reads that an address is unknown', async ({ page }) => {
  await page.goto('/chat?partner_id=p1&to=u1');
  await expect(heading(page)).toHaveText('Chat');
  await expect(page.getByRole('main')).toContainText('Log in to continue');
  await expect(page).toHaveURL(/\/chat\?partner_id=p1&to=u1$/);
  for (const path of ['/nowhere', '/operator', '/dev', '/dev?dev=1']) {
    await page.goto(path);
    await expect(heading(page), path).toHaveText(TEXTS.notFoundPage);
  }
  await page.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL(/:\d+\/$/);
});

test('the chat stands alone, without menu and top bar', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  await page.goto('/chat');
  await expect(heading(page)).toBeVisible();
  await expect(page.getByRole('navigation')).toHaveCount(0);
  await expect(page.getByRole('banner')).toHaveCount(0);
});

test('the page of an area with a fixed layout stands still, and others scroll', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  for (const [path, overflow] of Object.entries({
    '/partner_compliance': 'hidden',
    '/ai': 'hidden',
    '/profile': 'auto',
  })) {
    await page.goto(path);
    await expect(heading(page), path).toBeVisible();
    await expect(page.getByRole('main'), path).toHaveCSS('overflow', overflow);
  }
});

test('the developer tools open with their flag, to administrators only', async ({ page, context, browser }) => {
  const admin = await browser.newContext();
  await companyOf(admin.request, 'Marsh Mills');
  const theirs = await admin.newPage();
  await theirs.goto('/dev');
  await expect(heading(theirs)).toHaveText(TEXTS.notFoundPage);
  await theirs.goto('/dev?dev=1');
  await expect(heading(theirs)).toHaveText('Developer tools');
  await colleagueOf(admin.request, context.request, ['user', 'edit_business']);
  for (const path of ['/dev?dev=1', '/operator']) {
    await page.goto(path);
    await expect(heading(page), path).toHaveText(TEXTS.notFoundPage);
  }
  await admin.close();
});

test('an account that is not set up is led to set-up from a direct address', async ({ page, context }) => {
  await registered(context.request);
  for (const path of ['/dashboard', '/activities', '/account']) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/setup$/);
  }
  await expect(heading(page)).toHaveText('Set up your company');
});
