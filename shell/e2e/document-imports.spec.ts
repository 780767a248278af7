import { expect, test } from '@playwright/test';
import { done } from './support/calls';
import { pickExact } from './support/fields';
import { findings } from './support/findings';
import { expectStep, numberOf } from './support/imports';
import { companyOf, SETUP } from './support/people';
import { settled } from './support/settled';
import { fileOf } from './support/sheets';

test.setTimeout(180_000);

const ROWS = 2000;
const WRONG = 40;
const { country, electricity_grid, address_line1, town_or_city, post_code } = SETUP;
const fuelOf = (at: number) => (at % (ROWS / WRONG) === 0 ? 'dieesel' : 'diesel');
const FLEET = [
  'Name,Vehicle type,Fuel type,Location',
  ...Array.from({ length: ROWS }, (_, at) => `Lorry ${at},average van,${fuelOf(at)},Mill`),
].join('\r\n');

test('a list of 2,000 vehicles with 40 wrong rows is imported from its document, with one repair', async ({ page }) => {
  await companyOf(page.request, 'Long Fleet');
  const site = { country, electricity_grid, address_line1, town_or_city, post_code };
  await done(page.request, 'POST', 'locations', { name: 'Mill', ...site });

  await test.step('Given a table as a document of that type', async () => {
    await page.goto('/docs/index');
    await page.locator('input[type=file]').setInputFiles([fileOf('Fleet.csv', FLEET)]);
    await page.getByRole('row', { name: /Fleet\.csv/ }).click();
    await page.getByRole('button', { name: 'List of vehicles', exact: true }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await page.getByRole('button', { name: 'Import this list' }).click();
  });

  await test.step('When its columns are matched, the wrong rows stand together', async () => {
    await expectStep(page, 'Columns');
    await page.getByRole('button', { name: 'Check rows' }).click();
    await expectStep(page, 'Check');
    await expect(numberOf(page, 'New')).toHaveText('1,960', { timeout: 60_000 });
    await expect(numberOf(page, 'Errors')).toHaveText('40');
    await pickExact(page, page.getByLabel('Value for “dieesel”'), 'Diesel');
    await page.getByRole('button', { name: 'Apply', exact: true }).first().click();
    await expect(numberOf(page, 'New')).toHaveText('2,000', { timeout: 60_000 });
    await page.getByRole('button', { name: 'Import 2,000 rows' }).click();
    await expect(page.getByRole('heading', { name: 'Import result' })).toBeVisible({ timeout: 90_000 });
    await expect(numberOf(page, 'Created')).toHaveText('2,000');
  });

  await test.step('Then its document says so, and is applied', async () => {
    await page.goto('/docs/index');
    await page.getByRole('row', { name: /Fleet\.csv/ }).click();
    const rows = page.getByRole('navigation', { name: 'Rows' });
    await expect(rows.getByRole('link', { name: 'All (2,000)' })).toBeVisible();
    await settled(page);
    expect.soft(await findings(page), 'document').toEqual([]);
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await page.goto('/docs/index');
    await page.getByRole('link', { name: 'Applied 1' }).click();
    await expect(page.getByRole('row', { name: /Fleet\.csv/ })).toBeVisible();
  });
});

test('an administrator says how long documents of a type are kept', async ({ page }) => {
  await companyOf(page.request, 'Kept Mills');
  await page.goto('/docs/index');
  await page.getByRole('button', { name: 'Retention', exact: true }).click();
  await expect(page).toHaveURL('/docs/retention');
  await settled(page);
  expect.soft(await findings(page), 'retention').toEqual([]);
  const choice = page.getByRole('combobox', { name: 'Insurance' });
  await pickExact(page, choice, '5 years', { search: false });
  await page.reload();
  await expect(page.getByText('5 years')).toBeVisible();
});
