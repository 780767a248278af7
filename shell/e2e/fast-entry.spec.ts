import { expect, type Locator, test } from '@playwright/test';
import { call, done } from './support/calls';
import { companyOf, SETUP } from './support/people';

const { country, electricity_grid, address_line1, town_or_city, post_code } = SETUP;
const SITE = { country, electricity_grid, address_line1, town_or_city, post_code };

/** What a practised person types in three minutes, at three keys a second. */
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

  await test.step('And ten times the usual amount is put right in its cell', async () => {
    await page.getByLabel('Amount, row 1').fill('10500');
    await page.getByRole('button', { name: /^Correct to 1,050 kWh: Row 1: Daily use is 1,073 %/ }).click();
    await expect(page.getByLabel('Amount, row 1')).toHaveValue('1,050');
    await expect(page.getByText('1 of 1 row can be saved')).toBeVisible();
    await expect(page.getByRole('button', { name: /^Correct to/ })).toHaveCount(0);
  });
});

/** Pastes a block of a spreadsheet into a cell. */
const paste = (cell: Locator, block: string) =>
  cell.evaluate((target, text) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', text);
    target.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  }, block);

test('rows pasted from a spreadsheet are repaired where they stand, and all are saved', async ({ page }) => {
  await companyOf(page.request, 'Pasted Mills');
  await done(page.request, 'POST', 'locations', { name: 'Mill', ...SITE });
  await page.goto('/activities/enter/electricity_activitys');
  const first = page.getByLabel('Location, row 1');
  await first.focus();
  const block = [
    'Location\tFrom\tTo\tAmount',
    'Mill\t01/01/2025\t+1m\t1,200.5',
    'Mil\t01/02/2025\t28/02/2025\t1100',
    'Mill\t01/03/2025\t31/03/2025\tmany',
  ].join('\n');
  await paste(first, block);
  await expect(page.getByText('1 of 3 rows can be saved')).toBeVisible();
  await expect(page.getByLabel('To, row 1')).toHaveValue('31/01/2025');

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

test('a sheet full of rows is checked in one call, changed rows alone in the next, and steps are taken back', async ({
  page,
}) => {
  await companyOf(page.request, 'Full Sheets');
  await done(page.request, 'POST', 'locations', { name: 'Mill', ...SITE });
  const asked: number[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/check_activit')) asked.push(request.postDataJSON().about.length);
  });
  await page.goto('/activities/enter/electricity_activitys');
  const first = page.getByLabel('Location, row 1', { exact: true });
  await first.focus();
  const iso = (day: number) => new Date(Date.UTC(2025, 0, 1 + day)).toISOString().slice(0, 10);
  const rows = Array.from({ length: 60 }, (_, at) => `Mill\t${iso(at)}\t${iso(at)}\t${100 + at}\tkWh\tN-${at}`);
  const repeated = 'Mill\t2025-06-01\t2025-06-30\t5\tkWh\tN-59';
  await paste(first, ['Location\tFrom\tTo\tAmount\tUnits\tInvoice number', ...rows, repeated].join('\n'));

  await test.step('Every row is asked about once', async () => {
    await expect(page.getByText('61 of 61 rows can be saved')).toBeVisible();
    await expect(page.getByText(/Row 61: Invoice N-59 .* more than once/)).toBeVisible();
    expect(asked).toEqual([61]);
  });

  await test.step('Typing asks about the row that was typed in and those of its meter', async () => {
    await page.getByLabel('Invoice number, row 61').fill('N-60');
    await expect(page.getByText(/more than once/)).toHaveCount(0);
    expect(asked).toHaveLength(2);
  });

  await test.step('Steps are taken back one by one, and done again', async () => {
    const last = page.getByLabel('Invoice number, row 61');
    await page.getByLabel('Amount, row 61').fill('6');
    await page.keyboard.press('Control+z');
    await expect(page.getByLabel('Amount, row 61')).toHaveValue('5');
    await page.keyboard.press('Control+z');
    await expect(last).toHaveValue('N-59');
    await page.keyboard.press('Control+Shift+z');
    await expect(last).toHaveValue('N-60');
    await first.focus();
    for (let step = 0; step < 2; step += 1) await page.keyboard.press('Control+z');
    await expect(page.getByLabel('Location, row 61')).toHaveCount(0);
    await expect(first).toHaveValue('');
  });
});
