import { expect, test } from '@playwright/test';
import { call, done } from './support/calls';
import { expectNoFindings } from './support/findings';
import { companyOf } from './support/people';
import { settled } from './support/settled';
import { expectToFitTelephone } from './support/telephone';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const year = new Date().getUTCFullYear();

test('a location says what it used in a year, and its tab comes back', async ({ page }) => {
  await companyOf(page.request, 'Tabbed Mills');
  const { _id } = (await call(page.request, 'GET', 'locations')).body.list[0];
  const days = { location_id: _id, from: Date.UTC(year, 0, 1), to: Date.UTC(year, 0, 31) };
  await done(page.request, 'POST', 'water_activitys', { ...days, amount: 1234, units: 'm3' });
  const address = `/business/locations/${_id}`;
  await page.goto(address);
  const tabs = page.getByRole('navigation', { name: 'Location', exact: true });

  await test.step('The strip counts the water of the year', async () => {
    const strip = page.getByRole('region', { name: 'Water', exact: true });
    await expect(strip.getByText('1,230 m3')).toBeVisible();
  });

  await test.step('Fuel and leases have no tab where there are none', async () => {
    await expect(tabs.getByRole('link')).toHaveText([
      ...['Details', 'Electricity', 'Refrigerant', 'Waste', 'Water', 'Discharge', 'Docs', 'Reports'],
    ]);
  });

  await test.step('Fuel that was entered all the same has one', async () => {
    await done(page.request, 'POST', 'fuel_activitys', { ...days, fuel: 'natural_gas', amount: 5, units: 'kWh' });
    await page.reload();
    await tabs.getByRole('link', { name: 'Energy', exact: true }).click();
    await expect(page.getByRole('table', { name: 'Activities' }).getByRole('row', { name: /^Fuel/ })).toBeVisible();
  });

  await test.step('A tab has its own activities alone', async () => {
    await tabs.getByRole('link', { name: 'Water', exact: true }).click();
    await expect(page.getByRole('table', { name: 'Activities' }).getByRole('row', { name: /^Water/ })).toBeVisible();
    await tabs.getByRole('link', { name: 'Discharge', exact: true }).click();
    await expect(page.getByText('No data found')).toBeVisible();
  });

  await test.step('What no area keeps yet is said so', async () => {
    await tabs.getByRole('link', { name: 'Docs', exact: true }).click();
    await expect(page.getByText('Not available yet')).toBeVisible();
  });

  await test.step('The tab of the last time is open again', async () => {
    await tabs.getByRole('link', { name: 'Water', exact: true }).click();
    await page.goto('/business/locations');
    await page.goto(address);
    await expect(tabs.locator('[aria-current]')).toHaveText('Water');
  });

  await page.goto(`${address}?tab=map`);
  await settled(page);
  await expectNoFindings(page, address);
  await expectToFitTelephone(page, address);
});
