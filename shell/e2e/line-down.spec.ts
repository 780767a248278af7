import { expect, type Page, test } from '@playwright/test';
import { menuEntry } from './support/frame';
import { companyOf } from './support/people';
import { settled } from './support/settled';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const failure = (page: Page, name: string) => page.getByRole('alert').filter({ hasText: `${name} could not be shown` });

test('what was opened while the line was down is there once it is back', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  await page.goto('/profile');
  await settled(page);

  await test.step('Given a page whose code could not come', async () => {
    await context.setOffline(true);
    await menuEntry(page, 'Vehicles').click();
    await expect(failure(page, 'Vehicles')).toBeVisible();
  });

  await test.step('Then the page comes by itself with the line', async () => {
    await context.setOffline(false);
    await expect(heading(page, 'Vehicles')).toBeVisible();
    await expect(page.getByText('No data found')).toBeVisible();
  });

  await test.step('And one that was left behind comes when it is opened again, with others of its remote', async () => {
    await context.setOffline(true);
    await menuEntry(page, 'Activities').click();
    await expect(failure(page, 'Activities')).toBeVisible();
    await menuEntry(page, 'Vehicles').click();
    await context.setOffline(false);
    await menuEntry(page, 'Your analysis').click();
    await expect(heading(page, 'Your analysis')).toBeVisible();
    await menuEntry(page, 'Activities').click();
    await expect(heading(page, 'Activities')).toBeVisible();
  });
});
