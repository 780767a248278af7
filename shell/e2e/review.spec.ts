import { expect, test } from '@playwright/test';
import { billOf } from './support/bills';
import { companyOf } from './support/people';

const month = (at: number, year = 2026) => ({ from: Date.UTC(year, at - 1, 1), to: Date.UTC(year, at, 0) });
const YEAR = `start_date=${Date.UTC(2026, 0, 1)}&end_date=${Date.UTC(2026, 11, 31)}`;

test('a gap is found, filled from the strip, and a finding is dismissed with a reason', async ({ page }) => {
  await companyOf(page.request, 'Review Mills');
  await billOf(page.request, { ...month(1), invoice_ref: 'INV-1' });
  await billOf(page.request, { ...month(3), invoice_ref: 'INV-1' });

  await test.step('When they look at the coverage and press the missing month', async () => {
    await page.goto('/activities/coverage?year=2026');
    await page.getByRole('link', { name: /Electricity, February 2026: Missing/ }).click();
    await expect(page.getByLabel('From', { exact: true })).toHaveValue('01/02/2026');
    await expect(page.getByLabel('To', { exact: true })).toHaveValue('28/02/2026');
  });

  await test.step('Then a period that is recorded already is warned about, and can be saved all the same', async () => {
    await page.getByLabel('From', { exact: true }).fill('15/01/2026');
    await page.keyboard.press('Tab');
    const warnings = page.getByRole('region', { name: 'Please check' });
    await expect(
      warnings.getByText('The period from 15/01/2026 to 31/01/2026 is recorded more than once.'),
    ).toBeVisible();
    await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeEnabled();
  });

  await test.step('And the page of the checks lists what is odd, until it is dismissed', async () => {
    await page.goto(`/activities/checks?${YEAR}&kind=duplicate_invoice`);
    const finding = page.getByText('Invoice inv-1 of the same supplier is recorded more than once.');
    await expect(finding).toBeVisible();
    await page.getByRole('button', { name: 'Dismiss' }).click();
    const dialog = page.getByRole('dialog', { name: 'Dismiss finding' });
    await dialog.getByLabel('Reason').fill('The supplier numbers by year');
    await dialog.getByRole('button', { name: 'Dismiss' }).click();
    await expect(dialog).toBeHidden();
    await expect(finding).toBeHidden();
    await page.getByLabel('Dismissed findings').click();
    await expect(page.getByText('The supplier numbers by year')).toBeVisible();
  });
});

test('a finding is resolved by what it offers', async ({ page }) => {
  await companyOf(page.request, 'Remedy Mills');
  await billOf(page.request, { ...month(1), amount: 4000, invoice_ref: 'R-1' });
  await billOf(page.request, { ...month(2), amount: 4000, invoice_ref: 'R-1' });
  await billOf(page.request, { ...month(3), amount: 38_000 });

  await test.step('When they keep one of two bills with one number, and take that back', async () => {
    await page.goto(`/activities/checks?${YEAR}&kind=duplicate_invoice`);
    const keep = page.getByRole('button', { name: 'Keep this one' });
    await expect(keep).toHaveCount(2);
    await keep.first().click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('No findings in this period.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(keep).toHaveCount(2);
  });

  await test.step('Then a slip of the point is corrected in the form, where it is filled in and saved', async () => {
    await page.goto(`/activities/checks?${YEAR}&kind=outlier`);
    await page.getByRole('link', { name: /^Correct to 3,800 kWh/ }).click();
    const amount = page.getByLabel('Amount', { exact: true });
    await expect(amount).toHaveValue('3,800');
    await expect(amount).toBeFocused();
    // The preview follows what was filled in: 3,800 kWh and not the 38,000 that are stored.
    await expect(page.getByRole('region', { name: 'Preview' })).toContainText(/Location-based.{0,30}?0\.\d{3}/);
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText('Saved')).toBeVisible();
    await page.goto(`/activities/checks?${YEAR}&kind=outlier`);
    await expect(page.getByText('No findings in this period.')).toBeVisible();
  });
});

test('the strip is walked with the arrow keys', async ({ page }) => {
  await companyOf(page.request, 'Keyboard Mills');
  await billOf(page.request, month(1));
  await page.goto('/activities/coverage?year=2026');
  await page.getByRole('link', { name: /January 2026: Complete/ }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(page.getByRole('link', { name: /February 2026: Missing/ })).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Electricity' })).toBeVisible();
});

test('a change is explained, and each part opens its rows', async ({ page }) => {
  await companyOf(page.request, 'Bridge Mills');
  await billOf(page.request, { ...month(1, 2025), amount: 1000 });
  await billOf(page.request, { ...month(1), amount: 3000 });
  await page.goto(`/activities/change?${YEAR}`);

  await expect(page.getByText(/^Emissions rose by .* Largest part: Activity\.$/)).toBeVisible();
  await page.getByRole('button', { name: 'Activity', exact: true }).click();
  await expect(page).toHaveURL(/part=activity/);
  await page.getByRole('table', { name: 'Sources' }).getByRole('link').last().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible();
  await expect(page).toHaveURL(/activity=electricity_activitys/);
});
