import { expect, test } from '@playwright/test';
import { call, done } from './support/calls';
import { companyOf, SETUP } from './support/people';

const { country, electricity_grid, address_line1, town_or_city, post_code } = SETUP;
const SITE = { country, electricity_grid, address_line1, town_or_city, post_code };

/** What a practised hand types in three minutes, at three keys a second. */
const KEYS_OF_THREE_MINUTES = 540;

test('twelve bills of one meter are keyed in by keyboard alone, in less than three minutes of typing', async ({
  page,
}) => {
  await companyOf(page.request, 'Keyed Mills');
  const { _id: mill } = await done(page.request, 'POST', 'locations', { name: 'Mill', ...SITE });
  await page.goto('/activities/enter/electricity_activitys');
  await expect(page.getByLabel('Location, row 1')).toBeVisible();
  let keys = 0;
  const press = async (key: string) => {
    keys += 1;
    await page.keyboard.press(key);
  };
  const type = async (text: string) => {
    keys += text.length;
    await page.keyboard.type(text);
  };

  await test.step('Given the first bill: location, January 2025, its amount', async () => {
    await page.getByLabel('Location, row 1').focus();
    await type('Mill');
    await press('Tab');
    await type('1/1/25');
    await press('Tab');
    await type('+30');
    await press('Tab');
    await expect(page.getByLabel('To, row 1')).toHaveValue('31/01/2025');
    await type('1000');
  });

  await test.step('When each next month needs its amount only', async () => {
    for (let month = 2; month <= 12; month += 1) {
      await press('Enter');
      await expect(page.getByLabel(`Amount, row ${month}`)).toBeFocused();
      await type(String(1000 + month));
    }
    await expect(page.getByText('12 of 12 rows can be saved')).toBeVisible();
    await press('Control+s');
  });

  await test.step('Then twelve activities stand there, month by month, with their emissions', async () => {
    await expect(page.getByRole('link', { name: 'Saved' })).toHaveCount(12);
    const { body } = await call(page.request, 'GET', `activities?locations=${mill}&sort=from`);
    expect(body.list.map(({ from, to }: { from: number; to: number }) => [from, to])).toEqual(
      Array.from({ length: 12 }, (_, at) => [Date.UTC(2025, at, 1), Date.UTC(2025, at + 1, 0)]),
    );
    expect(body.list.every(({ emission_calc }: { emission_calc: { CO2: number } }) => emission_calc.CO2 > 0)).toBe(
      true,
    );
    expect(keys).toBeLessThan(KEYS_OF_THREE_MINUTES);
  });

  await test.step('And a year later the meter is remembered, though its list came late', async () => {
    await page.route('**/api/data/locations*', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1500));
      await route.continue();
    });
    await page.goto('/activities/enter/electricity_activitys');
    await page.getByLabel('Location, row 1').fill('Mill');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('From, row 1')).toHaveValue('01/01/2026');
    await expect(page.getByLabel('To, row 1')).toHaveValue('31/01/2026');
    await page.keyboard.type('2/1/26');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('From, row 1')).toHaveValue('2/1/26');
  });
});

test('rows pasted from a spreadsheet are repaired where they stand, and all are saved', async ({ page }) => {
  await companyOf(page.request, 'Pasted Mills');
  await done(page.request, 'POST', 'locations', { name: 'Mill', ...SITE });
  await page.goto('/activities/enter/electricity_activitys');
  const first = page.getByLabel('Location, row 1');
  await first.focus();
  const block = [
    'Location\tFrom\tTo\tAmount',
    'Mill\t01/01/2025\t31/01/2025\t1,200.5',
    'Mil\t01/02/2025\t28/02/2025\t1100',
    'Mill\t01/03/2025\t31/03/2025\tmany',
  ].join('\n');
  await first.evaluate((cell, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    cell.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, block);
  await expect(page.getByText('1 of 3 rows can be saved')).toBeVisible();

  await test.step('Above the first row nothing stands to be copied down', async () => {
    await first.press('Control+d');
    await expect(first).toHaveValue('Mill');
  });

  await test.step('The next problem is one key away', async () => {
    await page.keyboard.press('F8');
    await expect(page.getByLabel('Location, row 2')).toBeFocused();
    await expect(page.getByText('Choose a record that exists')).toBeVisible();
    await page.keyboard.press('Control+d');
    await expect(page.getByLabel('Location, row 2')).toHaveValue('Mill');
    await page.keyboard.press('F8');
    await expect(page.getByLabel('Amount, row 3')).toBeFocused();
    await page.keyboard.type('1300');
  });

  await page.getByRole('button', { name: 'Save 3' }).click();
  await expect(page.getByRole('link', { name: 'Saved' })).toHaveCount(3);
  const { body } = await call(page.request, 'GET', 'activities?sort=from');
  expect(body.total).toBe(3);
});
