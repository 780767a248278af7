import { expect, test } from '@playwright/test';
import { call, done } from './support/calls';
import { pickExact } from './support/fields';
import { expectNoFindings } from './support/findings';
import { companyOf } from './support/people';
import { settled } from './support/settled';
import { expectToFitTelephone } from './support/device/telephone';

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
    await expect(strip.getByText('1,230 m³')).toBeVisible();
  });

  await test.step('Fuel and leases have no tab where there are none', async () => {
    await expect(tabs.getByRole('link')).toHaveText([
      ...['Map', 'Electricity', 'Refrigerant', 'Waste', 'Water 1', 'Discharge', 'Docs', 'Reports'],
    ]);
  });

  await test.step('Fuel that was entered all the same has one', async () => {
    await done(page.request, 'POST', 'fuel_activitys', { ...days, fuel: 'natural_gas', amount: 5, units: 'kWh' });
    await page.reload();
    await tabs.getByRole('link', { name: 'Energy 1', exact: true }).click();
    await expect(page.getByRole('table', { name: 'Activities' }).getByRole('row', { name: /^Fuel/ })).toBeVisible();
  });

  await test.step('A tab has its own activities alone', async () => {
    await tabs.getByRole('link', { name: 'Water 1', exact: true }).click();
    await expect(page.getByRole('table', { name: 'Activities' }).getByRole('row', { name: /^Water/ })).toBeVisible();
    await tabs.getByRole('link', { name: 'Discharge', exact: true }).click();
    await expect(page.getByText('No data found')).toBeVisible();
  });

  await test.step('What no area keeps yet is said so', async () => {
    await tabs.getByRole('link', { name: 'Reports', exact: true }).click();
    await expect(page.getByText('Not available yet')).toBeVisible();
  });

  await test.step('The tab of the last time is open again', async () => {
    await tabs.getByRole('link', { name: 'Water 1', exact: true }).click();
    await page.goto('/business/locations');
    await page.goto(address);
    await expect(tabs.locator('[aria-current]')).toHaveText('Water 1');
  });

  await page.goto(`${address}?tab=map`);
  await settled(page);
  await expectNoFindings(page, address);
  await expectToFitTelephone(page, address);
});

test('the documents of a location stand in its tab, reports once an area brings them', async ({ page }) => {
  await companyOf(page.request, 'Shelved Mills');
  const { _id } = (await call(page.request, 'GET', 'locations')).body.list[0];
  const draft = { name: 'Meter card', doc_ids: ['electricity'] };
  const bill = await done(page.request, 'POST', 'docs', { ...draft, prep_data: { location_id: _id } });
  await done(page.request, 'POST', 'docs', { ...draft, name: 'Of another place' });
  await page.goto(`/business/locations/${_id}?tab=docs`);
  const content = page.getByRole('main');
  await expect(content.getByRole('row', { name: /Meter card/ })).toBeVisible();
  await expect(content.getByText('Of another place')).toHaveCount(0);

  await page.getByRole('navigation', { name: 'Location', exact: true }).getByRole('link', { name: 'Reports' }).click();
  await expect(content.getByText('Not available yet')).toBeVisible();
  await page.goBack();
  await content.getByRole('row', { name: /Meter card/ }).click();
  await expect(page).toHaveURL(new RegExp(`/docs/index/${bill._id}|/docs/${bill._id}`));
});

test('a location is deleted once everything of it has been moved', async ({ page }) => {
  await companyOf(page.request, 'Moved Mills');
  const old = (await call(page.request, 'GET', 'locations')).body.list[0];
  const site = { name: 'New Mill', country: 'GB', electricity_grid: 'United Kingdom', address_line1: '1 Way' };
  const { _id: to } = await done(page.request, 'POST', 'locations', {
    ...site,
    town_or_city: 'Hull',
    post_code: 'HU1',
  });
  const days = { location_id: old._id, from: Date.UTC(year - 1, 0, 1), to: Date.UTC(year - 1, 0, 31) };
  await done(page.request, 'POST', 'water_activitys', { ...days, amount: 12, units: 'm3' });
  const van = { name: 'Van', type: 'average_van', fuel_type: 'diesel', fuel_units: 'km' };
  await done(page.request, 'POST', 'vehicles', { ...van, location_id: old._id });

  await test.step('Given a location in use', async () => {
    await page.goto(`/business/locations/${old._id}?tab=map`);
    await expect(page.getByRole('link', { name: '1 activity' })).toBeVisible();
    await expect(page.getByRole('link', { name: '1 vehicle' })).toBeVisible();
  });

  await test.step('When everything is moved to another', async () => {
    await page.getByRole('button', { name: 'Move everything to another location' }).click();
    const dialog = page.getByRole('dialog', { name: `Move everything from ${old.name}` });
    await dialog.getByRole('button', { name: 'Move everything' }).click();
    await expect(dialog.getByText('Choose another location')).toBeVisible();
    await pickExact(page, dialog.getByLabel('Move to'), 'New Mill');
    await dialog.getByRole('button', { name: 'Move everything' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Everything has been moved.' }).first()).toBeVisible();
    await expect(page.getByRole('link', { name: '1 vehicle' })).toHaveCount(0);
  });

  await test.step('Then it stands there, and the old location can be deleted', async () => {
    expect((await call(page.request, 'GET', `activities?locations=${to}`)).body.total).toBe(1);
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Locations' })).toBeVisible();
    await expect(page.getByRole('row', { name: old.name })).toHaveCount(0);
  });
});

test('what refers to a location is named when it is to be deleted, moved, and the location goes', async ({ page }) => {
  await companyOf(page.request, 'Closing Mills');
  const old = (await call(page.request, 'GET', 'locations')).body.list[0];
  const site = { country: 'GB', electricity_grid: 'United Kingdom', address_line1: '1 Way', town_or_city: 'Hull' };
  const to = await done(page.request, 'POST', 'locations', { ...site, name: 'Other Mill', post_code: 'HU1' });
  const filed = { name: 'Meter card', doc_ids: ['electricity'], prep_data: { location_id: old._id } };
  const card = await done(page.request, 'POST', 'docs', filed);
  const van = { name: 'Van', type: 'average_van', fuel_type: 'diesel', fuel_units: 'km' };
  await done(page.request, 'POST', 'vehicles', { ...van, location_id: old._id });
  const address = `/business/locations/${old._id}?tab=map`;
  await page.goto(address);
  const dialog = page.getByRole('dialog', { name: 'Unable to delete this location' });

  await test.step('Given a location that a document and a vehicle name', async () => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: 'Delete' }).click();
    for (const [name, way] of [
      ['1 document', `/business/locations/${old._id}?tab=docs`],
      ['1 vehicle', `/business/vehicles?location_id=${old._id}`],
    ] as const)
      await expect(dialog.getByRole('link', { name })).toHaveAttribute('href', way);
    await settled(page);
    await expectNoFindings(page, address);
    await expectToFitTelephone(page, address);
  });

  await test.step('When everything is moved, the deletion is asked and done', async () => {
    await pickExact(page, dialog.getByLabel('Move to'), 'Other Mill');
    await dialog.getByRole('button', { name: 'Move everything' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Locations' })).toBeVisible();
  });

  const { location_id, prep_data } = (await call(page.request, 'GET', `docs/${card._id}`)).body.obj;
  expect([location_id, prep_data.location_id]).toEqual([to._id, to._id]);
});

test('a list shows the emissions of the year that is chosen, and opens its records in it', async ({ page }) => {
  await companyOf(page.request, 'Yearly Mills');
  const { _id: location_id } = (await call(page.request, 'GET', 'locations')).body.list[0];
  const van = { name: 'Van', location_id, type: 'average_van', fuel_type: 'diesel', fuel_units: 'km' };
  const { _id: vehicle_id } = await done(page.request, 'POST', 'vehicles', van);
  const journey = { location_id, vehicle_id, distance: 100, units: 'km' };
  await done(page.request, 'POST', 'vehicle_journeys', { ...journey, date: Date.UTC(year - 1, 2, 4) });
  await page.goto('/business/vehicles');
  const row = page.getByRole('table', { name: 'Vehicles' }).getByRole('row', { name: /Van/ });
  await expect(row).toContainText(/0\.000|0$/);

  await pickExact(page, page.getByRole('combobox', { name: 'Year' }), String(year - 1));
  await expect(row).toContainText(/0\.03\d/);
  await expect(page).toHaveURL(new RegExp(`year=${year - 1}`));
  await settled(page);
  await expectNoFindings(page, '/business/vehicles');
  await expectToFitTelephone(page, '/business/vehicles');
  await row.click();
  await expect(page).toHaveURL(new RegExp(`/business/vehicles/${vehicle_id}\\?year=${year - 1}`));
});
