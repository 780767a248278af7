import { readFileSync } from 'node:fs';
import { expect, type Page, test } from '@playwright/test';
import { call, done } from './support/calls';
import { pickExact } from './support/fields';
import { findings } from './support/findings';
import { columnOf, expectStep, GERMAN_BILLS, HEADINGS, MIXED_MARKS, numberOf, upload } from './support/imports';
import { pressByKeys, tabTo } from './support/keys';
import { companyOf, SETUP } from './support/people';
import { fileOf, workbookOf, XLSX } from './support/sheets';
import { settled } from './support/settled';

const { country, electricity_grid, address_line1, town_or_city, post_code } = SETUP;
const SITE = { country, electricity_grid, address_line1, town_or_city, post_code };

async function accessible(page: Page, what: string): Promise<void> {
  await settled(page);
  expect.soft(await findings(page), what).toEqual([]);
}

/** Goes from the file to its preview, and corrects the location that has another name. */
async function repaired(page: Page): Promise<void> {
  await upload(page, fileOf('bills.csv', GERMAN_BILLS));
  await expectStep(page, 'Columns');
  await page.getByRole('button', { name: 'Check rows' }).click();
  await expect(page.getByRole('heading', { name: 'Location not found: 2 rows' })).toBeVisible();
  await pickExact(page, page.getByLabel('Value for “Old shed”'), 'Weaving shed');
  await page.getByRole('button', { name: 'Apply', exact: true }).first().click();
  await expect(page.getByRole('heading', { name: 'Location not found: 2 rows' })).toHaveCount(0);
}

test('bills with decimal commas are imported, not twice, and undone', async ({ page }) => {
  await companyOf(page.request, 'Imported Mills');
  for (const name of ['Mill', 'Weaving shed']) await done(page.request, 'POST', 'locations', { name, ...SITE });

  await test.step('Given a file, its columns are guessed', async () => {
    await page.goto('/activities/import');
    await accessible(page, 'file');
    await upload(page, fileOf('bills.csv', GERMAN_BILLS));
    await expectStep(page, 'Columns');
    const meant = ['Location', 'From', 'To', 'Amount', 'Invoice number'];
    for (const [at, heading] of HEADINGS.entries())
      await expect(
        columnOf(page, heading)
          .getByTitle(meant[at] ?? '')
          .first(),
      ).toBeVisible();
    await accessible(page, 'columns');
  });

  await test.step('When its rows are checked, nothing is written, and one answer repairs two rows', async () => {
    await page.getByRole('button', { name: 'Check rows' }).click();
    await expectStep(page, 'Check');
    await expect(numberOf(page, 'New')).toHaveText('1');
    await expect(numberOf(page, 'Errors')).toHaveText('3');
    await expect(page.getByRole('heading', { name: 'Amount is not a number: 1 row' })).toBeVisible();
    await accessible(page, 'check');
    await pickExact(page, page.getByLabel('Value for “Old shed”'), 'Weaving shed');
    await page.getByRole('button', { name: 'Apply', exact: true }).first().click();
    await expect(numberOf(page, 'New')).toHaveText('3');
    expect((await call(page.request, 'GET', 'activities')).body.total).toBe(0);
  });

  await test.step('And the row that stays wrong can be taken away with its reason', async () => {
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download rows with errors' }).click();
    const rejected = readFileSync(await (await download).path(), 'utf8');
    expect(rejected).toContain('viel');
    expect(rejected.trim().split(/\r?\n/)).toHaveLength(2);
  });

  await test.step('Then the right ones are written, with their emissions', async () => {
    await page.getByRole('button', { name: 'Import 3 rows' }).click();
    await expectStep(page, 'Done');
    await expect(numberOf(page, 'Created')).toHaveText('3');
    await expect(numberOf(page, 'Rejected')).toHaveText('1');
    await accessible(page, 'done');
    await page.goto('/activities');
    await page.getByRole('button', { name: 'All', exact: true }).click();
    const rows = page.getByRole('button', { name: /^Electricity: (0\.[1-9]|[1-9]).* t CO₂e/ });
    await expect(rows).toHaveCount(3);
    const { list } = (await call(page.request, 'GET', 'electricity_activitys')).body;
    expect(list.map(({ amount }: { amount: number }) => amount).sort()).toEqual([800.5, 812.75, 9100.25]);
  });

  await test.step('When the same file comes again, it writes nothing', async () => {
    await repaired(page);
    await expect(numberOf(page, 'Existing')).toHaveText('3');
    await expect(numberOf(page, 'New')).toHaveText('0');
    await expect(page.getByRole('button', { name: 'Import 0 rows' })).toBeDisabled();
  });

  await test.step('And undone, the first is gone from the list', async () => {
    await page.goto('/activities/import');
    await page
      .getByRole('row')
      .filter({ hasText: /Imported/ })
      .click();
    await page.getByRole('button', { name: 'Undo import' }).click();
    await page.getByRole('dialog', { name: 'Undo this import?' }).getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByRole('button', { name: 'Undo import' })).toHaveCount(0);
    await expectStep(page, 'Done');
    await expect(page.getByRole('heading', { name: 'Import undone' })).toBeVisible();
    await expect(numberOf(page, 'Created')).toHaveCount(0);
    expect((await call(page.request, 'GET', 'activities')).body.total).toBe(0);
  });

  await test.step('When nothing decides what a figure is, it is asked of that column, and the others stand', async () => {
    await upload(page, fileOf('marks.csv', MIXED_MARKS));
    await expectStep(page, 'Columns');
    await page.getByRole('button', { name: 'Check rows' }).click();
    await expect(page.getByText('What is “11,980” in the column Amount?')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Import 0 rows' })).toBeDisabled();
    await accessible(page, 'question');
    await expect(page.getByText('11,980: 11,980 or 11.98 kWh?')).toBeVisible();
    await expect(page.getByRole('button', { name: '11.98 kWh', exact: true })).toBeVisible();
    await expect(page.getByText('0 of 1 decided')).toBeVisible();
  });

  await test.step('By single keys somebody goes to it, sees its rows marked beside it, and answers', async () => {
    const decision = page.getByRole('region', { name: 'Amount is ambiguous: 1 row' });
    const rows = page.getByRole('region', { name: 'Rows', exact: true });
    await page.keyboard.press('1');
    await expect(decision).toBeVisible();
    await page.keyboard.press('n');
    await expect(decision).toBeFocused();
    await expect(rows.locator('.imp-touched')).toHaveText(['2', '11,980']);
    const shown = ['Row', 'State', 'Location', 'From', 'Consumption (kWh)', 'CO₂e, t'];
    await expect(rows.getByRole('columnheader')).toHaveText(shown);
    const [left, right] = [await decision.boundingBox(), await rows.boundingBox()];
    expect((left?.x ?? 0) + (left?.width ?? 0)).toBeLessThanOrEqual(right?.x ?? 0);
    await accessible(page, 'decision');
    const wide = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(rows).toHaveCount(0);
    await expect(page.getByRole('button', { name: 'Show 1 row' })).toBeVisible();
    await accessible(page, 'decision, narrow');
    if (wide) await page.setViewportSize(wide);
    await expect(decision).toBeFocused();
    await page.keyboard.press('1');
    await expect(page.getByText('1 of 1 decided')).toBeVisible();
    const answered = page.getByRole('region', { name: 'Amount: answered' });
    const read = (value: string) => answered.getByRole('button', { name: value, exact: true });
    await expect(read('11,980 kWh')).toHaveAttribute('aria-pressed', 'true');
    await read('11.98 kWh').click();
    await expect(read('11.98 kWh')).toHaveAttribute('aria-pressed', 'true');
    await accessible(page, 'answered question');
    await read('11,980 kWh').click();
    await expect(read('11,980 kWh')).toHaveAttribute('aria-pressed', 'true');
    await page.getByRole('button', { name: 'Import 1 row' }).click();
    await expectStep(page, 'Done');
    const { list } = (await call(page.request, 'GET', 'electricity_activitys')).body;
    expect(list).toMatchObject([{ amount: 11980, renewable_percent: 40.1, cost: { currency: 'GBP', amount: 601.2 } }]);
  });
});

test('a workbook is imported without the mouse', async ({ page }) => {
  await companyOf(page.request, 'Keyed Imports');
  await done(page.request, 'POST', 'locations', { name: 'Mill', ...SITE });
  const month = (at: number) => [new Date(Date.UTC(2025, at, 1)), new Date(Date.UTC(2025, at + 1, 0))];
  const bills = [0, 1].map((at) => ['Mill', ...month(at), 1200.5 + at, `K-${at}`]);
  const file = await workbookOf('bills.xlsx', [HEADINGS, ...bills]);

  await page.goto('/activities/import');
  await settled(page);
  await tabTo(page, page.getByRole('button', { name: 'File Choose file' }));
  // The browser hands its dialog over a moment after it was asked to; a key that comes before that opens nothing.
  await expect(async () => {
    const chooser = page.waitForEvent('filechooser', { timeout: 2000 });
    await page.keyboard.press('Space');
    await (await chooser).setFiles(file);
  }).toPass();
  await pressByKeys(page, page.getByRole('button', { name: 'Upload' }));
  await expectStep(page, 'Columns');
  await pressByKeys(page, page.getByRole('button', { name: 'Check rows' }));
  await expect(numberOf(page, 'New')).toHaveText('2');
  await pressByKeys(page, page.getByRole('button', { name: 'Import 2 rows' }));
  await expectStep(page, 'Done');
  await expect(numberOf(page, 'Created')).toHaveText('2');
  const { list } = (await call(page.request, 'GET', 'electricity_activitys')).body;
  expect(list.map(({ from, amount }: { from: number; amount: number }) => [from, amount])).toEqual(
    expect.arrayContaining([
      [Date.UTC(2025, 0, 1), 1200.5],
      [Date.UTC(2025, 1, 1), 1201.5],
    ]),
  );
});

test('what a file names and nobody has keeps until the import runs, and goes with it', async ({ page }) => {
  await companyOf(page.request, 'New Names');
  await done(page.request, 'POST', 'locations', { name: 'Mill', ...SITE });
  const bill = (site: string, partner: string, month: string) =>
    [site, partner, `2025-${month}-01`, `2025-${month}-28`, 100].join(',');
  const head = 'Location,Partner,From,To,Consumption (kWh)';
  const lines = [head, bill('Mill', 'Oak Ltd', '01'), bill('Old shed', 'Oak Ltd', '02'), bill('Mill', 'Elm Ltd', '03')];
  const count = async (kind: string) => (await call(page.request, 'GET', kind)).body.total;
  const added = page.getByRole('region', { name: 'New records' });
  const line = (name: string) => added.getByRole('listitem').filter({ hasText: name });

  await test.step('Given names that nobody has, one press says that a partner is new', async () => {
    await upload(page, fileOf('names.csv', lines.join('\n')));
    await expectStep(page, 'Columns');
    await page.getByRole('button', { name: 'Check rows' }).click();
    await expect(numberOf(page, 'Errors')).toHaveText('3');
    const group = page.getByRole('region', { name: 'Partner not found: 3 rows' });
    await group.getByRole('button', { name: 'Add partner' }).first().click();
    await expect(line('Oak Ltd')).toContainText('New');
    await expect(numberOf(page, 'New')).toHaveText('1');
    expect(await count('partners')).toBe(0);
  });

  await test.step('And a location with what it needs, which stands after a reload', async () => {
    await page.getByRole('button', { name: 'Add location' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add location' });
    await pickExact(page, dialog.getByLabel('Country'), 'United Kingdom');
    await pickExact(page, dialog.getByLabel('Electricity grid'), 'United Kingdom');
    await dialog.getByLabel('Address line 1').fill('1 Lane');
    await dialog.getByLabel('Town or city').fill('Leeds');
    await dialog.getByLabel('Post code').fill('LS1 1AA');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(numberOf(page, 'New')).toHaveText('2');
    await page.reload();
    await expect(line('Old shed')).toContainText('New');
    expect(await count('locations')).toBe(2);
    await accessible(page, 'new records');
  });

  await test.step('Taken back, its rows wait again; what was chosen for another stands', async () => {
    await line('Oak Ltd').getByRole('button', { name: 'Undo' }).click();
    await expect(numberOf(page, 'New')).toHaveText('0');
    const group = page.getByRole('region', { name: 'Partner not found: 3 rows' });
    await group.getByRole('button', { name: 'Add partner' }).first().click();
    await expect(line('Oak Ltd')).toContainText('New');
    await expect(line('Old shed')).toContainText('New');
  });

  await test.step('All names are added by one press, and taken back', async () => {
    await line('Oak Ltd').getByRole('button', { name: 'Undo' }).click();
    await page.getByRole('button', { name: 'Add all 2 partners' }).click();
    await expect(line('Elm Ltd')).toContainText('New');
    await expect(numberOf(page, 'New')).toHaveText('3');
    await line('Elm Ltd').getByRole('button', { name: 'Undo' }).click();
    await expect(numberOf(page, 'New')).toHaveText('2');
  });

  await test.step('What is closest stands first in the list, and is taken by keyboard', async () => {
    await done(page.request, 'POST', 'partners', { name: 'Elm Limited' });
    await page.getByRole('button', { name: 'Check again' }).click();
    const box = page.getByLabel('Value for “Elm Ltd”');
    await tabTo(page, box);
    await page.keyboard.press('ArrowDown');
    await expect(page.locator('.ant-select-item').first()).toHaveText('Closest matches');
    await page.keyboard.type('elm lim');
    await expect(page.getByRole('option', { name: 'Elm Limited' })).toHaveCount(1);
    await page.keyboard.press('Enter');
    // In a field, letters are text, not shortcuts.
    await page.keyboard.press('a');
    await expect(page.getByRole('region', { name: /^Partner not found/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await tabTo(page, page.getByRole('region', { name: /^Partner not found/ }).getByRole('button', { name: 'Apply' }));
    await page.keyboard.press('a');
    // The button is gone, and the keyboard goes on from the figures.
    await expect(page.locator('.imp-numbers')).toBeFocused();
    await expect(numberOf(page, 'New')).toHaveText('3');
  });

  await test.step('Taken back all together, and said again', async () => {
    await added.getByRole('button', { name: 'Undo all' }).click();
    await expect(added).toHaveCount(0);
    await expect(numberOf(page, 'New')).toHaveText('1');
    await page.getByRole('button', { name: 'Add partner' }).click();
    await expect(numberOf(page, 'New')).toHaveText('2');
  });

  await test.step('Then the records come with the rows, and go with them', async () => {
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await expectStep(page, 'Done');
    await expect(line('Oak Ltd')).toContainText('Added');
    expect([await count('partners'), await count('locations')]).toEqual([2, 2]);
    await page.getByRole('button', { name: 'Undo import' }).click();
    await page.getByRole('dialog', { name: 'Undo this import?' }).getByRole('button', { name: 'Undo' }).click();
    await expect(line('Oak Ltd')).toContainText('Removed');
    expect([await count('partners'), await count('locations')]).toEqual([1, 2]);
  });
});

/** How a workbook with a password begins: the container of old Office files, around what is encrypted. */
const LOCKED = Buffer.concat([
  Buffer.from('d0cf11e0a1b11ae1', 'hex'),
  Buffer.alloc(600),
  Buffer.from('EncryptedPackage', 'utf16le'),
]);

test('a file that is no sheet says what to do instead', async ({ page }) => {
  await companyOf(page.request, 'Odd Files');
  for (const [content, words] of [
    [
      Buffer.from('%PDF-1.7\n%âãÏÓ\n1 0 obj <<>> endobj\n'),
      'This file is not a spreadsheet. Save it as CSV or as an Excel workbook (.xlsx) and try again.',
    ],
    [LOCKED, 'This file is password-protected. Save it without a password and try again.'],
  ] as const) {
    await upload(page, fileOf('bills.xlsx', content, XLSX));
    await expect(page.getByText(words)).toBeVisible();
  }
  expect((await call(page.request, 'GET', 'activities')).body.total).toBe(0);
});

test('a file without a heading is read, and the bill that stands in it twice is left out', async ({ page }) => {
  await companyOf(page.request, 'Twice Mills');
  await done(page.request, 'POST', 'locations', { name: 'Mill', ...SITE });
  const bill = (month: string, amount: number, invoice: string) =>
    ['Mill', `2025-${month}-01`, `2025-${month}-28`, amount, invoice].join(',');
  const lines = [bill('01', 100, 'T-1'), bill('02', 90, 'T-2'), bill('01', 100, 'T-1')];

  await test.step('Given a file whose first line is a bill, its columns are told by their letters', async () => {
    await upload(page, fileOf('bare.csv', lines.join('\n')));
    await expectStep(page, 'Columns');
    const first = page.getByRole('region', { name: 'First row' });
    await expect(first.getByTitle('Data', { exact: true })).toBeVisible();
    for (const [at, column] of ['Location', 'From', 'To', 'Amount', 'Invoice number'].entries())
      await pickExact(page, page.getByRole('combobox', { name: `Field for column ${'ABCDE'[at]}` }), column);
    await pickExact(page, page.getByRole('combobox', { name: 'Units' }), 'kWh', { search: false });
    await accessible(page, 'columns without a heading');
  });

  const twice = page.getByRole('region', { name: 'Duplicate in this file: 1 row' });
  await test.step('When its rows are checked, the bill that stands there again is told', async () => {
    await page.getByRole('button', { name: 'Check rows' }).click();
    await expect(numberOf(page, 'New')).toHaveText('3');
    await expect(twice).toContainText('E3: The same invoice number as in row 1');
    await expect(twice).toContainText('1 row will be imported.');
    await accessible(page, 'a bill twice');
  });

  await test.step('And left out, taken back and left out again', async () => {
    await twice.getByRole('button', { name: 'Skip' }).click();
    await expect(twice).toContainText('1 row will be skipped.');
    await expect(numberOf(page, 'New')).toHaveText('2');
    await expect(numberOf(page, 'Skipped')).toHaveText('1');
    await twice.getByRole('button', { name: 'Keep' }).click();
    await expect(numberOf(page, 'New')).toHaveText('3');
    await twice.getByRole('button', { name: 'Skip' }).click();
    await expect(numberOf(page, 'New')).toHaveText('2');
  });

  await test.step('And back at the columns another one is left out, with what was skipped still skipped', async () => {
    const steps = page.getByRole('list', { name: 'Steps' });
    await steps.getByRole('link', { name: 'Columns' }).click();
    await expectStep(page, 'Columns');
    await page.reload();
    await expectStep(page, 'Columns');
    await steps.getByRole('link', { name: 'Check' }).click();
    await expectStep(page, 'Check');
    await page.goBack();
    await pickExact(page, page.getByRole('combobox', { name: 'Field for column D' }), 'Renewable amount');
    await steps.getByRole('link', { name: 'Check' }).click();
    const dialog = page.getByRole('dialog', { name: 'Leave without saving?' });
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await pickExact(page, page.getByRole('combobox', { name: 'Field for column D' }), 'Amount');
    await accessible(page, 'columns once more');
    await page.getByRole('button', { name: 'Check rows' }).click();
    await expectStep(page, 'Check');
    await expect(numberOf(page, 'New')).toHaveText('2');
    await expect(numberOf(page, 'Skipped')).toHaveText('1');
  });

  await test.step('Then each bill is written once', async () => {
    await page.getByRole('button', { name: 'Import 2 rows' }).click();
    await expectStep(page, 'Done');
    await expect(numberOf(page, 'Created')).toHaveText('2');
    const { list } = (await call(page.request, 'GET', 'electricity_activitys')).body;
    expect(list.map(({ amount }: { amount: number }) => amount).sort()).toEqual([100, 90]);
  });

  await test.step('And a file that nobody wants any more is cancelled at the check, and is in no list', async () => {
    await upload(page, fileOf('unwanted.csv', GERMAN_BILLS));
    await expectStep(page, 'Columns');
    await page.getByRole('button', { name: 'Check rows' }).click();
    await expectStep(page, 'Check');
    await page.getByRole('button', { name: 'Back to columns' }).click();
    await expectStep(page, 'Columns');
    await page.getByRole('list', { name: 'Steps' }).getByRole('link', { name: 'Check' }).click();
    await page.getByRole('button', { name: 'Delete import' }).click();
    const dialog = page.getByRole('dialog', { name: 'Delete this import?' });
    await dialog.getByRole('button', { name: 'Delete import' }).click();
    await expect(page).toHaveURL('/activities/import');
    await expect(page.getByRole('row').filter({ hasText: 'bare.csv' })).toBeVisible();
    await expect(page.getByRole('row').filter({ hasText: 'unwanted.csv' })).toHaveCount(0);
  });
});
