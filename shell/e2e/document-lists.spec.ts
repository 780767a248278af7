import { expect, test } from '@playwright/test';
import { billPdf } from './support/pdf-bill';
import { companyOf } from './support/people';

test.setTimeout(60_000);

test('a list of vehicles is entered row by row, applied, shown as it was, and taken back', async ({
  page,
  context,
}) => {
  await companyOf(context.request, 'Marsh Mills');
  const row = page.getByRole('group', { name: '1 of 1' });

  await test.step('Given a document of that type', async () => {
    await page.goto('/docs/index');
    const file = { name: 'Fleet.pdf', mimeType: 'application/pdf', buffer: billPdf({ number: '1' }) };
    await page.locator('input[type=file]').setInputFiles([file]);
    await page.getByRole('row', { name: /Fleet\.pdf/ }).click();
    await page.getByRole('button', { name: 'List of vehicles', exact: true }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
  });

  await test.step('When a row has a name alone, each field says what is missing', async () => {
    await page.getByRole('button', { name: 'Add row' }).click();
    await row.getByRole('textbox', { name: 'Name' }).fill('Lorry 7');
    await expect(row.locator('[data-field=type]')).toContainText('Required');
    await expect(page.getByText('Vehicles does not hold')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeDisabled();
  });

  await test.step('And the rest is chosen', async () => {
    for (const [name, words] of [
      ['Location', 'Marsh'],
      ['Vehicle type', 'Average van'],
      ['Fuel type', 'Diesel'],
    ] as const) {
      await row.getByRole('combobox', { name, exact: true }).click();
      await page.keyboard.type(words);
      await page.keyboard.press('Enter');
    }
    await expect(page.getByRole('region', { name: 'What will be made' })).toContainText('Lorry 7');
  });

  await test.step('Then it is applied, and the rows are shown without a way to change them', async () => {
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    await page.getByRole('link', { name: 'Applied 1' }).click();
    await page.getByRole('row', { name: /Fleet\.pdf/ }).click();
    await expect(row).toContainText('Lorry 7');
    await expect(row.getByRole('textbox')).toHaveCount(0);
    await page.goto('/business/vehicles');
    await expect(page.getByText('Lorry 7')).toBeVisible();
  });
});
