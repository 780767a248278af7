import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import { expect, test } from '@playwright/test';
import { fromMenu } from './support/activity-list';
import { typeDay } from './support/bills';
import { call, done } from './support/calls';
import { pickExact } from './support/fields';
import { expectNoFindings } from './support/findings';
import { companyOf } from './support/people';
import { settled } from './support/settled';
import { expectToFitTelephone } from './support/device/telephone';

const year = new Date().getUTCFullYear();

test('a location shows its activities, and one that is added there comes back to it', async ({ page }) => {
  await companyOf(page.request, 'Embedded Mills');
  const { _id, name } = (await call(page.request, 'GET', 'locations')).body.list[0];
  const address = `/business/locations/${_id}`;
  await page.goto(`${address}?tab=water`);
  await expect(page.getByText('No data found')).toBeVisible();

  await fromMenu(page, /^Add$/, ACTIVITY_TYPES.water_activitys);
  const dialog = page.getByRole('dialog', { name: ACTIVITY_TYPES.water_activitys });
  await expect(dialog.getByTitle(name)).toBeVisible();
  await typeDay(page, 'From', `01/01/${year}`);
  await typeDay(page, 'To', `31/01/${year}`);
  await dialog.getByLabel('Amount', { exact: true }).fill('120');
  await dialog.getByRole('button', { name: 'Add', exact: true }).click();

  const row = page.getByRole('table', { name: 'Activities' }).getByRole('row', { name: /^Water, 01\/01/ });
  await expect(row).toBeVisible();
  expect(new URL(page.url()).pathname).toBe(address);

  await test.step('It is of its year alone', async () => {
    await pickExact(page, page.getByRole('combobox', { name: 'Year', exact: true }), String(year - 1), {
      search: false,
    });
    await expect(row).toHaveCount(0);
    await pickExact(page, page.getByRole('combobox', { name: 'Year', exact: true }), String(year), { search: false });
    await expect(row).toBeVisible();
  });

  await test.step('And opens over the page', async () => {
    await row.click();
    await expect(dialog.getByRole('region', { name: 'Emission calculations' })).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(address);
  });

  await test.step('A vehicle says what it emitted and drove in its year', async () => {
    const van = { name: 'Blue van', type: 'average_van', fuel_type: 'diesel', fuel_units: 'km', location_id: _id };
    const vehicle_id = (await done(page.request, 'POST', 'vehicles', van))._id;
    const journey = { vehicle_id, location_id: _id, distance: 100, units: 'km', date: Date.UTC(year - 1, 2, 4) };
    await done(page.request, 'POST', 'vehicle_journeys', journey);
    const van_page = `/business/vehicles/${vehicle_id}`;
    await page.goto(`${van_page}?year=${year - 1}&tab=details`);
    const tabs = page.getByRole('navigation', { name: 'Vehicle', exact: true });
    await expect(tabs.getByRole('link')).toHaveText(['Details', 'Fuel', 'Use 1', 'Carbon']);
    await expect(page.getByText('100 km', { exact: true })).toBeVisible();
    await settled(page);
    await expectNoFindings(page, van_page);
    await expectToFitTelephone(page, van_page);
    await tabs.getByRole('link', { name: /^Use/ }).click();
    await expect(
      page.getByRole('table', { name: 'Activities' }).getByRole('row', { name: /^Vehicle journey/ }),
    ).toBeVisible();
  });
});
