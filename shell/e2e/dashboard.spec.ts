import { expect, test } from '@playwright/test';
import { totalOf } from './support/activity-list';
import { billOf } from './support/bills';
import { companyOf } from './support/people';

const year = new Date().getUTCFullYear();
const january = (of: number) => ({ from: Date.UTC(of, 0, 1), to: Date.UTC(of, 0, 31) });

test('the figures of the year lead to the rows behind them', async ({ page }) => {
  await companyOf(page.request, 'Summed Mills');
  await billOf(page.request, { ...january(year), description: 'Bill of this year' });
  await billOf(page.request, { ...january(year - 1), description: 'Bill of last year' });
  await page.goto('/dashboard');
  const summary = page.getByRole('region', { name: 'Emissions this year' });

  await test.step('From a scope to its rows, of that year alone', async () => {
    await summary.getByRole('link', { name: 'Scope 2, location-based' }).click();
    await page.waitForURL(/\/activities\?.*Scope=2/);
    await expect(page.getByText('Bill of this year')).toBeVisible();
    await expect(page.getByText('Bill of last year')).toHaveCount(0);
    await expect(page.getByRole('checkbox', { name: 'Scope 2' })).toBeChecked();
    await expect(totalOf(page, '1 record')).toBeVisible();
    await page.goBack();
  });

  await test.step('And from a bar of the chart, which is a table as well', async () => {
    const bar = page.getByRole('button', {
      name: new RegExp(`^Scope 2 Buildings: [\\d.,]+ t in ${year}, [\\d.,]+ t in ${year - 1}$`),
    });
    const words = (await bar.getAttribute('aria-label')) ?? '';
    await page.getByRole('button', { name: 'View as table' }).first().click();
    const [group = '', figure = ''] = /^(.*): ([\d.,]+) t in/.exec(words)?.slice(1) ?? [];
    await expect(page.getByRole('row', { name: new RegExp(`^${group}`) }).first()).toContainText(figure);
    await page.getByRole('button', { name: 'View as chart' }).first().click();
    await bar.click();
    await page.getByRole('menuitem', { name: 'View these records' }).click();
    await page.waitForURL(/\/activities\?.*scopes=2/);
    await expect(page.getByText(`${figure} t CO₂e`).first()).toBeVisible();
    await expect(page.getByText('Bill of this year')).toBeVisible();
  });
});
