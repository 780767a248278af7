import { TEXTS } from '@lichen/contracts/texts';
import { type BrowserContext, type Page, expect, test } from '@playwright/test';
import { call } from './support/calls';
import { colleagueOf, companyOf, registered } from './support/people';

interface Place {
  path: string;
  verdict: { open: boolean; why?: string; text?: string; detail?: string };
}

interface Area extends Omit<Place, 'path'> {
  id: string;
  sections?: Record<string, Place['verdict']>;
}

/** Every area and every section with a gate of its own, as the portal answers them to the person. */
async function places(context: BrowserContext): Promise<Place[]> {
  const { body } = await call(context.request, 'GET', '/api/portal');
  return (body.areas as Area[]).flatMap(({ id, verdict, sections = {} }) => [
    { path: `/${id}`, verdict },
    ...Object.entries(sections).map(([section, own]) => ({ path: `/${id}/${section}`, verdict: own })),
  ]);
}

/** Another address within the page that is loaded, as a link of the portal leads to it. */
const go = (page: Page, path: string) =>
  page.evaluate((to) => {
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const REFUSALS: readonly string[] = [TEXTS.notForYou, TEXTS.notAuthorised, TEXTS.notSubscribed];

async function expectVerdict(page: Page, { path, verdict }: Place): Promise<void> {
  if (verdict.open) {
    await expect(heading(page), path).toBeVisible();
    expect(REFUSALS, path).not.toContain(await heading(page).textContent());
    return;
  }
  await expect(heading(page), path).toHaveText(verdict.text ?? '');
  if (verdict.detail) await expect(page.getByText(verdict.detail), path).toBeVisible();
}

/** What the route table of the specification says, so that portal and browser cannot be wrong together. */
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

for (const { roles, said } of PEOPLE)
  test(`every area says to ${roles.join(' and ')} what the route table says`, async ({ browser, page, context }) => {
    const admin = await browser.newContext();
    await companyOf(admin.request, 'Marsh Mills');
    await colleagueOf(admin.request, context.request, roles);
    await admin.close();
    await page.goto('/profile');
    await expect(heading(page)).toHaveText('Profile');

    const all = await places(context);
    await test.step(`Then each of the ${all.length} places obeys its verdict`, async () => {
      expect(all.length).toBeGreaterThan(30);
      for (const place of all) {
        await go(page, place.path);
        await expectVerdict(page, place);
      }
    });

    await test.step('And direct addresses say what the specification says', async () => {
      for (const [path, text] of Object.entries(said)) {
        await page.goto(path);
        await expect(heading(page), path).toHaveText(text);
      }
    });
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
  const all = await places(somebody);
  await somebody.close();
  for (const { path } of all) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/:\d+\/$/);
  }
  await expect(page.getByRole('link', { name: 'Log in' })).toBeVisible();
});

test('an account that is not set up is led to set-up from everywhere', async ({ page, context }) => {
  await registered(context.request);
  for (const { path } of await places(context)) {
    await page.goto(path);
    await expect(page, path).toHaveURL(/\/setup$/);
  }
  await expect(heading(page)).toHaveText('Set up your company');
});
