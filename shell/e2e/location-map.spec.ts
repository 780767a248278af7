import { expect, test } from '@playwright/test';
import { call } from './support/calls';
import { expectNoFindings } from './support/findings';
import { companyOf } from './support/people';
import { settled } from './support/settled';
import { expectToFitTelephone } from './support/device/telephone';

test('a location gets its coordinates from a place that was found, and stands on the map', async ({ page }) => {
  await companyOf(page.request, 'Mapped Mills');
  const { _id } = (await call(page.request, 'GET', 'locations')).body.list[0];
  const address = `/business/locations/${_id}?tab=map`;
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security|integrity/i.test(message.text())) refused.push(message.text());
  });

  await test.step('Without coordinates it says so, and leads to the form', async () => {
    await page.goto(address);
    await expect(page.getByText('No coordinates are entered for this location yet.')).toBeVisible();
    await page.getByRole('link', { name: 'Enter coordinates' }).click();
  });

  await test.step('One coordinate alone is refused', async () => {
    await page.getByLabel('Latitude').fill('53.8');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Enter latitude and longitude together')).toBeVisible();
  });

  await test.step('A place that is found fills both', async () => {
    await page.getByLabel('Find a place').fill('Leeds');
    await page.locator('.ant-select-item-option', { hasText: 'Leeds' }).first().click();
    await expect(page.getByLabel('Latitude')).toHaveValue(/^53\.\d+$/);
    await expect(page.getByLabel('Longitude')).toHaveValue(/^[-−]1\.\d+$/);
    await page.getByRole('button', { name: 'Update' }).click();
  });

  await test.step('The map of its page is drawn, in both schemes', async () => {
    await page.goto(address);
    await expect(page.getByRole('img', { name: /^Map with the position of/ })).toBeVisible();
    await settled(page);
    await expectNoFindings(page, address);
    await expectToFitTelephone(page, address);
  });

  expect(refused).toEqual([]);
});
