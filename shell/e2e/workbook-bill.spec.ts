import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { expect, type Page, test } from '@playwright/test';
import { call, done } from './support/calls';
import { pick } from './support/fields';
import { expectNoFindings } from './support/findings';
import { pdfOf } from './support/pdf-bill';
import { companyOf } from './support/people';
import { type Upload, fileOf, workbookOf } from './support/sheets';

test.setTimeout(120_000);

test.beforeEach(async ({ context }) => {
  await companyOf(context.request, 'Marsh Mills');
  await done(context.request, 'POST', '/api/dev/subscription', { modules: [...SUBSCRIPTIONS], type: 'standard' });
});

interface ReadDoc {
  readonly _id: string;
  readonly status: string;
  readonly applied_by_itself: boolean;
}

/** The document of a file, once it was read and `is` as awaited. */
async function sent(page: Page, file: Upload, is: RegExp): Promise<ReadDoc> {
  await page.goto('/docs/index');
  await page.locator('input[type=file]').setInputFiles([file]);
  const latest = async () => {
    const { list } = (await call(page.request, 'GET', `docs?search=${encodeURIComponent(file.name)}`)).body;
    return list[0] as ReadDoc | undefined;
  };
  await expect.poll(async () => (await latest())?.status, { timeout: 40_000 }).toMatch(is);
  return (await latest()) as ReadDoc;
}

const ROWS = [
  ['Northern Power Ltd', ''],
  ['Electricity bill', ''],
  ['Invoice number', 'NP-20418'],
  ['Invoice date', '5 November 2026'],
  ['Billing period', '1 October 2026 to 31 October 2026'],
  ['Electricity used', '1,250 kWh'],
  ['Total amount due', '£300.00'],
];

test('a bill that is a workbook is reviewed beside its cells', async ({ page }) => {
  const { _id } = await sent(page, await workbookOf('Bill.xlsx', ROWS), /^(ready|validated|invalid)$/);
  await page.goto(`/docs/index/${_id}?field=electricity_used`);

  await expect(page.locator('.doc-canvas[data-drawn]').first()).toBeVisible();
  await expect(page.locator('.doc-box-lit')).toHaveAccessibleName(/Electricity used/);
  await expect(page.locator('[data-field=electricity_used] input').first()).toHaveValue(/1,?250/);

  await page.getByRole('button', { name: 'Find in the document' }).click();
  await page.getByRole('textbox', { name: 'Find in the document' }).fill('kWh');
  await expect(page.locator('.doc-find-count')).toHaveText('1 of 1');
  await expectNoFindings(page, 'a workbook in review');
});

/** A bill whose sum is right, and whose days must not change. */
const printed = (number: string) =>
  pdfOf([
    [
      ['Northern Grid Energy Ltd', 'www.northern-grid.example'],
      ['Electricity bill', ''],
      ['Invoice number', number],
      ['Invoice date', '5 November 2026'],
      ['Billing period', '1 October 2026 to 31 October 2026'],
      ['Supply address: 1 Mill Lane, Leeds LS1 1AA', ''],
      ['Meter number', 'E14UP30218'],
      ['Electricity used', '1,250 kWh'],
      ['Net amount', 'GBP 250.00'],
      ['VAT at 20 %', 'GBP 50.00'],
      ['Total amount due', 'GBP 300.00'],
    ].flatMap(([label = '', value = ''], at) => [
      { x: 50, y: 60 + at * 18, text: label },
      { x: 260, y: 60 + at * 18, text: value },
    ]),
  ]);

test('a bill that nobody needs to look at is applied by itself once that is switched on', async ({ page }) => {
  const bill = (number: string) => fileOf(`Invoice ${number}.pdf`, printed(number), 'application/pdf');

  await test.step('Given the first bill of a supplier, confirmed and applied by somebody, and unapplied again', async () => {
    const { _id } = await sent(page, bill('90001'), /^(ready|validated|invalid)$/);
    const confirmed = ['electricity_used', 'period_start', 'period_end', 'cost'];
    await done(page.request, 'POST', `docs/${_id}/update`, { confirmed });
    await done(page.request, 'POST', `docs/${_id}/apply`, {});
    const [{ _id: activity }] = (await call(page.request, 'GET', 'electricity_activitys')).body.list;
    // Its days are free again, and what was learned from it stays.
    await done(page.request, 'POST', `electricity_activitys/${activity}/update`, {
      from: Date.UTC(2025, 9, 1),
      to: Date.UTC(2025, 9, 31),
    });
  });

  await test.step('When that is switched on', async () => {
    await page.goto('/docs/automatic');
    await page.getByLabel('Electricity', { exact: true }).click();
    await expect(page.getByLabel('Electricity: certainty from')).toBeVisible();
    await expectNoFindings(page, 'automatic application');
    await pick(page, page.getByLabel('Electricity: certainty from'), '95 %');
    await pick(page, page.getByLabel('Electricity: certainty from'), '90 %');
    await expect
      .poll(async () => (await call(page.request, 'GET', 'doc_automations')).body.list[0]?.sure_percent)
      .toBe(90);
  });

  await test.step('Then the next one is applied, and can be found as such', async () => {
    const { applied_by_itself } = await sent(page, bill('90002'), /^applied$/);
    expect(applied_by_itself).toBe(true);
    await page.goto('/docs/index?tab=applied');
    await page.getByRole('button', { name: 'Applied by itself' }).click();
    await expect(page).toHaveURL(/applied_by_itself=true/);
    await expect(page.getByRole('row', { name: /Invoice 90002/ })).toContainText('Applied by itself');
    await expect(page.getByRole('row', { name: /Invoice 90001/ })).toHaveCount(0);
  });
});
