import { expect, test } from '@playwright/test';
import { billOf } from './support/bills';
import { companyOf } from './support/people';

test('a figure that the supplier states stands beside the calculated ones, and is used when asked for', async ({
  page,
}) => {
  await companyOf(page.request, 'Stated Mills');
  const id = await billOf(page.request);
  await page.goto(`/activities/${id}`);

  await test.step('When a record is added, with a partner that is new', async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Add emission record' });
    // The page's unit is offered first.
    await dialog.getByLabel('CO₂e', { exact: true }).fill('1.2');
    await dialog.getByLabel('Partner').fill('Bright Power');
    await page.getByText('Add partner').click();
    await dialog.getByLabel('Reason').fill('Statement of the supplier');
    await dialog.getByRole('textbox', { name: /^Evidence/ }).fill('Statement 12 of 2026');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog).toBeHidden();
  });

  const stated = page.getByRole('row').filter({ hasText: 'Bright Power · Statement of the supplier' });

  await test.step('Then it is in the list, and counts once it is used', async () => {
    await expect(stated).toContainText('1.200');
    await expect(page.getByText('Stated Mills · 01/10/2026 – 31/10/2026 · 17.884')).toBeVisible();
    await stated.getByRole('button', { name: 'Use for reporting' }).click();
    await expect(stated.getByText('Used')).toBeVisible();
    await expect(page.getByText('Stated Mills · 01/10/2026 – 31/10/2026 · 6.380')).toBeVisible();
  });

  await test.step('And it can be put right, with what was stated before in its fields', async () => {
    await stated.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add emission record' });
    await expect(dialog.getByLabel('Reason')).toHaveValue('Statement of the supplier');
    await dialog.getByLabel('CO₂e', { exact: true }).fill('1.3');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(stated).toContainText('1.300');
  });
});
