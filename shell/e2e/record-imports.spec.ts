import { expect, test } from '@playwright/test';
import { done } from './support/calls';
import { pickExact } from './support/fields';
import { findings } from './support/findings';
import { expectStep, numberOf } from './support/imports';
import { companyOf, SETUP } from './support/people';
import { settled } from './support/settled';
import { fileOf } from './support/sheets';

const { country, electricity_grid, address_line1, town_or_city, post_code } = SETUP;
const person = (at: number, site = 'Mill') => `Person,Number ${at},p${at}@example.org,${site}`;
const STAFF = [
  'First name,Last name,Email,Location',
  ...Array.from({ length: 26 }, (_, at) => person(at)),
  ...[person(26, 'Old shed'), person(27, 'Old shed'), ',Alone,alone@example.org,Mill', 'Ada,Turner,ada,Mill'],
].join('\r\n');

test('staff are imported from their list, with one answer for two wrong rows, and undone', async ({ page }) => {
  await companyOf(page.request, 'Staffed Mills');
  const site = { country, electricity_grid, address_line1, town_or_city, post_code };
  for (const name of ['Mill', 'Weaving shed']) await done(page.request, 'POST', 'locations', { name, ...site });

  await page.goto('/business/staff');
  await page.getByRole('button', { name: 'Import' }).click();
  await expect(page).toHaveURL('/business/import/profiles');
  await settled(page);
  expect.soft(await findings(page), 'file').toEqual([]);
  await page.locator('input[type=file]').setInputFiles(fileOf('staff.csv', STAFF));
  await page.getByRole('button', { name: 'Upload' }).click();

  await expectStep(page, 'Columns');
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expectStep(page, 'Check');
  await expect(numberOf(page, 'New')).toHaveText('26');
  await expect(numberOf(page, 'Existing')).toHaveText('0');
  await expect(numberOf(page, 'Errors')).toHaveText('4');
  await settled(page);
  expect.soft(await findings(page), 'check').toEqual([]);

  await pickExact(page, page.getByLabel('Value for “Old shed”'), 'Weaving shed');
  await page.getByRole('button', { name: 'Apply', exact: true }).first().click();
  await expect(numberOf(page, 'New')).toHaveText('28');
  await page.getByRole('button', { name: 'Import 28 rows' }).click();
  await expect(page.getByRole('heading', { name: 'Import result' })).toBeVisible();
  await expect(numberOf(page, 'Created')).toHaveText('28');

  await page.getByRole('button', { name: 'Undo import' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Undo' }).click();
  await expect(page.getByRole('heading', { name: 'Import undone' })).toBeVisible();
});
