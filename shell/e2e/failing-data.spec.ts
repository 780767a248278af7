import { expect, type Page, test } from '@playwright/test';
import { companyOf } from './support/people';

/** One page of every kind that asks for data as soon as it is opened. */
const PAGES = [
  '/dashboard',
  '/activities',
  '/activities/import',
  '/activities/factors',
  '/activities/years',
  '/activities/recalculation',
  '/activities/coverage',
  '/activities/change',
  '/activities/checks',
  '/activities/tags',
  '/charts/chart',
  '/charts/saved',
  '/scope3/category_1',
  '/business/locations',
  '/business/vehicles',
  '/value-chain',
  '/member',
  '/account',
  '/account/audit',
] as const;

const REFERENCE = 'e2e-no-data';
const main = (page: Page) => page.getByRole('main');
const again = (page: Page) => main(page).getByRole('button', { name: 'Try again' });

/** Answer of a failed server. */
const FAULT = {
  status: 500,
  headers: { 'x-request-id': REFERENCE },
  json: { err: 'An unexpected error has occurred. Please try again' },
};

test('every page says that its data did not come, and shows it at the next try', async ({ page }) => {
  await companyOf(page.request, 'Faulty Mills');
  for (const path of PAGES)
    await test.step(path, async () => {
      await page.route('**/api/data/**', (route) => route.fulfill(FAULT));
      await page.goto(path);
      await expect(main(page).getByText(`Reference ${REFERENCE}`).first()).toBeVisible();
      await expect(main(page).locator('[aria-busy="true"]')).toHaveCount(0);

      await page.unroute('**/api/data/**');
      await expect(async () => {
        await again(page)
          .first()
          .click({ timeout: 500 })
          .catch(() => undefined);
        await expect(again(page)).toHaveCount(0, { timeout: 500 });
      }).toPass();
      await expect(main(page).getByText('Error loading data')).toHaveCount(0);
    });
});
