import { expect, test } from '@playwright/test';
import { totalOf } from './support/activity-list';
import { billOf } from './support/bills';
import { call, done } from './support/calls';
import { pick } from './support/fields';
import { expectNoFindings } from './support/findings';
import { companyOf } from './support/people';
import { settled } from './support/settled';

const year = new Date().getUTCFullYear();
/** Complete months of this year; in January nothing is compared. */
const months = new Date().getUTCMonth();
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
      name: new RegExp(`^Scope 2 Buildings: [\\d.,]+ t in .*${year}, [\\d.,]+ t in .*${year - 1}$`),
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

test('a year is held against the same months, which are said, with what is missing', async ({ page }) => {
  if (months === 0) return;
  await companyOf(page.request, 'Likewise Mills');
  await billOf(page.request, january(year));
  await billOf(page.request, january(year - 1));
  await billOf(page.request, { from: Date.UTC(year - 1, 11, 1), to: Date.UTC(year - 1, 11, 31) });
  await page.goto('/dashboard');
  const summary = page.getByRole('region', { name: 'Emissions this year' });
  const both = months === 1 ? 'January, both years' : /^January to \w+, both years$/;
  const change = () =>
    summary
      .getByText(/on .*\d{4}/)
      .first()
      .textContent();
  let ofMonths: string | null = null;

  await test.step('The same months are compared, and nothing has changed in them but the grid', async () => {
    await expect(summary.getByText(both)).toBeVisible();
    ofMonths = await change();
    await expectNoFindings(page, '/dashboard');
  });

  await test.step('The bridge says the same of the same months', async () => {
    await summary.getByRole('link', { name: 'Why?' }).click();
    await page.waitForURL(/\/activities\/change\?/);
    await expect(page.getByText(both).first()).toBeVisible();
    await expectNoFindings(page, '/activities/change');
    await page.goBack();
  });

  await test.step('Whole years are the other choice, and another figure', async () => {
    await pick(page, summary.getByRole('combobox', { name: 'Compared with' }), 'Whole year');
    await page.waitForURL(/compare=year/);
    await expect(summary.getByText(`${year} is not over`)).toBeVisible();
    await settled(page);
    expect(await change()).not.toBe(ofMonths);
  });
});

test('a total says what it lacks, and leads to it', async ({ page }) => {
  if (months === 0) return;
  await companyOf(page.request, 'Lacking Mills');
  const { body } = await call(page.request, 'GET', 'locations');
  // Neither its energy nor its rent is stated, so it has no figure.
  await done(page.request, 'POST', 'lease_activitys', { location_id: body.list[0]._id, area: 100, ...january(year) });
  await page.goto('/dashboard');
  const summary = page.getByRole('region', { name: 'Emissions this year' });

  await test.step('What has no figure is counted, and leads to the row, which says what to do', async () => {
    await summary.getByRole('link', { name: '1 activity has no figure' }).click();
    await page.waitForURL(/show_invalid_carbon=true/);
    await expect(page.getByText('No figure: enter the energy use')).toBeVisible();
    await expect(totalOf(page, '1 record')).toBeVisible();
    await expectNoFindings(page, '/activities');
    await page.getByText('No figure: enter the energy use').click();
    await expect(page.getByRole('link', { name: 'Edit this activity' })).toBeVisible();
    await expect(page.getByText(/^Enter the energy use per m²/).first()).toBeVisible();
  });

  if (months < 2) return;
  await test.step('A month without entries leads to the coverage of its year', async () => {
    await page.goto('/dashboard');
    await summary
      .getByRole('link', { name: new RegExp(`^No entries for .*${year}: see coverage$`) })
      .first()
      .click();
    await page.waitForURL(new RegExp(`/activities/coverage\\?year=${year}`));
  });
});
