import { expect, test } from '@playwright/test';
import { billOf } from './support/bills';
import { call, done } from './support/calls';
import { colleagueOf, companyOf } from './support/people';

const DAYS = { from: Date.UTC(2025, 9, 1), to: Date.UTC(2025, 9, 31) };
const WHY = 'Supplier corrected the bill after a meter check.';

test('two people approve a year, which is changed with a reason and is as approved once that is undone', async ({
  page,
  browser,
}) => {
  await companyOf(page.request, 'Sealed Mills');
  const second = await browser.newContext();
  await colleagueOf(page.request, second.request, ['user', 'admin']);
  const id = await billOf(page.request, DAYS);
  const { location_id } = (await call(page.request, 'GET', `electricity_activitys/${id}`)).body.obj;
  await done(page.request, 'PATCH', `locations/${location_id}`, { estimate_emissions: true });
  await done(page.request, 'PATCH', 'account', { year_approvals: 'two' });

  await test.step('Given two people have approved it', async () => {
    await page.goto('/activities/years');
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    const dialog = page.getByRole('dialog', { name: 'Approve 2025' });
    await expect(dialog.getByText('No figures were entered manually')).toBeVisible();
    await expect(dialog.getByText(/^≈ .* estimated for 2 months without a bill, not in this total$/)).toBeVisible();
    await dialog.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(page.getByText('A second person has to approve the year.')).toBeVisible();
    const theirs = await second.newPage();
    await theirs.goto('/activities/years');
    await theirs.getByRole('button', { name: 'Approve', exact: true }).click();
    await theirs.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(theirs.getByRole('heading', { name: '2025 is approved' })).toBeVisible();
    await second.close();
  });

  await test.step('When the bill is deleted, the reason is asked for, and nothing goes without one', async () => {
    await page.goto(`/activities/${id}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reason for the change' });
    await expect(dialog.getByRole('heading', { name: '2025 is approved' })).toBeVisible();
    await expect(dialog.getByText('Scope 2, market-based')).toBeVisible();
    await dialog.getByLabel('Reason').fill(WHY);
    const letter = { name: 'letter.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4 corrected') };
    await dialog.locator('input[type=file]').setInputFiles(letter);
    await expect(dialog.getByText('letter.pdf')).toBeVisible();
    await dialog.getByLabel('Reason').press('Control+Enter');
    await expect(dialog).toBeHidden();
  });

  await test.step('Then the year says what was changed, by whom and why', async () => {
    await page.goto('/activities/years');
    await expect(page.getByRole('heading', { name: 'Why 2025 has changed since it was approved' })).toBeVisible();
    await expect(page.getByText(`“${WHY}”`)).toBeVisible();
    const download = page.waitForEvent('download');
    const letters = page.getByRole('link', { name: 'letter.pdf' });
    // Beside the change and in the history of the year.
    await expect(letters).toHaveCount(2);
    await letters.first().click();
    expect((await download).suggestedFilename()).toBe('letter.pdf');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('The seal fits once the changes listed below are undone.')).toBeVisible();
  });

  await test.step('And it is as approved again when the bill is restored', async () => {
    const headers = { 'lichen-reason': encodeURIComponent('Deleted by mistake') };
    const restored = await page.request.post(`/api/data/electricity_activitys/${id}/restore`, { headers, data: {} });
    expect(restored.status()).toBe(200);
    await page.goto('/activities/years');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('The seal fits the rows as they are.')).toBeVisible();
  });

  await test.step('So it is where a deletion is undone from its notice, which asks for the reason as well', async () => {
    await page.goto(`/activities/${id}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reason for the change' });
    await dialog.getByLabel('Reason').fill(WHY);
    await dialog.getByLabel('Reason').press('Control+Enter');
    await expect(dialog).toBeHidden();
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await dialog.getByLabel('Reason').fill('Deleted by mistake');
    await dialog.getByLabel('Reason').press('Control+Enter');
    await expect(page.getByText('Restored')).toBeVisible();
    await page.goto('/activities/years');
    await page.getByRole('button', { name: 'Verify' }).click();
    await expect(page.getByText('The seal fits the rows as they are.')).toBeVisible();
  });
});
