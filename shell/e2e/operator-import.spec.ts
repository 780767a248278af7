import { expect, type Page, test } from '@playwright/test';
import { call, done } from './support/calls';
import { findings } from './support/findings';
import { companyOf } from './support/people';
import { fileOf } from './support/sheets';
import { settled } from './support/settled';

const HEADINGS = 'id,uom,ghg_unit,factor,year';
/** Power in a year without published factors, at an implausible amount. */
const YEAR = 2089;
const flat = (...lines: readonly string[]) => fileOf('flat.csv', [HEADINGS, ...lines].join('\n'));
const line = (id: string, factor: string) => `${id},kWh,kg CO2e,${factor},${YEAR}`;
const POWER = '7_400_4000_5_1';

async function give(page: Page, file: ReturnType<typeof fileOf>): Promise<void> {
  await page.goto('/operator');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload' }).click();
}

const editions = async (page: Page) =>
  ((await call(page.request, 'GET', `factor_sets?q=uk-${YEAR}`)).body.list as { id: string }[]).map(({ id }) => id);

test('an operator gives a file, sees what is wrong with it, and stores the one that is right', async ({ page }) => {
  await companyOf(page.request, 'Operated Mills');

  await test.step('Given a malformed file, each fault is told with its line and nothing is stored', async () => {
    await give(page, flat(line(POWER, '0.1'), line('no_row', '0.2'), line('13_402_4000_5_1', 'much')));
    await expect(page.getByText('The file was refused. Nothing was stored.')).toBeVisible();
    await expect(page.getByText('Line 3: “no_row” is not a valid row ID.')).toBeVisible();
    await expect(page.getByText('Line 4: factor is not a number.')).toBeVisible();
    await settled(page);
    expect.soft(await findings(page), 'refused').toEqual([]);
    expect(await editions(page)).toEqual([]);
  });

  await test.step('When the file is put right, what it would change is shown, and nothing is stored yet', async () => {
    await give(page, flat(line(POWER, '0.5')));
    await expect(page.getByText('Ready for review').first()).toBeVisible();
    await expect(
      page.locator('dt', { hasText: /^Changed rows$/ }).locator('xpath=following-sibling::dd[1]'),
    ).toHaveText('1');
    const biggest = page.getByRole('row', { name: /0\.13096/ });
    await expect(biggest).toContainText('0.5');
    await settled(page);
    expect.soft(await findings(page), 'proposed').toEqual([]);
    expect(await editions(page)).toEqual([]);
  });

  await test.step('Then it is stored for all companies, and no figure that is there has moved', async () => {
    const { list } = (await call(page.request, 'GET', 'locations')).body;
    const bill = { location_id: list[0]._id, amount: 1000, units: 'kWh', renewable_amount: 0 };
    const days = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 0, 31) };
    const { _id } = await done(page.request, 'POST', 'electricity_activitys', { ...bill, ...days });
    const figure = async () => (await call(page.request, 'GET', `activities/${_id}`)).body.obj.emission_calc.CO2;
    const before = await figure();

    await page.getByRole('button', { name: 'Store for all companies' }).click();
    await expect(page.getByText('Each company’s figures stay the same until it recalculates them.')).toBeVisible();
    expect(await editions(page)).toEqual([`uk-${YEAR}`]);
    expect(await figure()).toBe(before);
  });
});

const VAT_HEADINGS = 'country,year,rate,source';
const vat = (...lines: readonly string[]) => fileOf('vat.csv', [VAT_HEADINGS, ...lines].join('\n'));

test('an operator brings the VAT of a year: checked, previewed, stored, and kept in the history', async ({ page }) => {
  await companyOf(page.request, 'Taxed Mills');
  const counted = (label: RegExp) => page.locator('dt', { hasText: label }).locator('xpath=following-sibling::dd[1]');

  await test.step('Given a country and a rate that are none, each is told with its line', async () => {
    await page.goto('/dashboard');
    await page.getByRole('button', { name: /^Menu of / }).click();
    await page.getByRole('menuitem', { name: 'Factors and rates' }).click();
    await expect(page).toHaveURL(/\/operator$/);
    await give(page, vat(`Norway,${YEAR},25,Test`, `NO,${YEAR},250,Test`));
    await expect(page.getByText('Line 2: “Norway” is not a valid country.')).toBeVisible();
    await expect(page.getByText('Line 3: rate is not a number from 0 to 100.')).toBeVisible();
  });

  await test.step('When it is put right, the preview tells what is new, and nothing is stored yet', async () => {
    await give(page, vat(`NO,${YEAR},25,"Made up for this test, edition 1"`));
    await expect(counted(/^New rows$/)).toHaveText('1');
    await settled(page);
    expect.soft(await findings(page), 'proposed').toEqual([]);
    expect((await call(page.request, 'GET', `money_rates?country=NO&year=${YEAR}`)).body.list).toEqual([]);
  });

  await test.step('Then it is stored for all companies, and the history names the file', async () => {
    await page.getByRole('button', { name: 'Store for all companies' }).click();
    await expect(page.getByText('Each company’s figures stay the same until it recalculates them.')).toBeVisible();
    const { list } = (await call(page.request, 'GET', `money_rates?country=NO&year=${YEAR}`)).body;
    expect(list).toMatchObject([{ kind: 'vat', value: '25', source: 'Made up for this test, edition 1' }]);
    const history = page.getByRole('table').filter({ hasText: 'vat.csv' });
    await expect(history.getByText('Stored')).toBeVisible();
    await expect(history.getByText('Refused')).toBeVisible();
  });
});
