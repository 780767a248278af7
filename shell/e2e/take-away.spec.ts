import { readFileSync } from 'node:fs';
import { EXTRACT_HEADINGS } from '@lichen/contracts/activities/list/extract-headings';
import { expect, type Page, test } from '@playwright/test';
import { fromMenu, openList, totalOf } from './support/activity-list';
import { billOf, OCTOBER } from './support/bills';
import { call, done } from './support/calls';
import { companyOf } from './support/people';
import { cellsOf } from './support/sheets';

async function downloaded(page: Page, format: string): Promise<Buffer> {
  const download = page.waitForEvent('download');
  await fromMenu(page, /Download/, format);
  return readFileSync(await (await download).path());
}

/** Description and kilograms of each row of a file, the way its head names its columns. */
function described([head = [], ...rows]: string[][]): [string, number][] {
  const [words, kg] = [head.indexOf(EXTRACT_HEADINGS.description), head.indexOf(EXTRACT_HEADINGS.kg)];
  expect([words, kg]).not.toContain(-1);
  return rows.map((row) => [row[words] ?? '', Number(row[kg])]);
}

const byWords = ([a]: [string, number], [b]: [string, number]) => a.localeCompare(b);

test('what the list shows is taken away as a file, and nothing else', async ({ page }) => {
  await companyOf(page.request, 'Taken Mills');
  const { _id: location_id } = (await call(page.request, 'GET', 'locations')).body.list[0];
  for (const words of ['Meter 1', 'Meter 2']) await billOf(page.request, { description: words, amount: 12_345 });
  const gas = { location_id, fuel: 'Natural gas', amount: 100, units: 'kWh', quantity: 1, from: OCTOBER.from };
  const rest = { to: OCTOBER.to, manual_energy: false, applied: true, description: 'Boiler' };
  await done(page.request, 'POST', 'fuel_activitys', { ...gas, ...rest });

  const list = await openList(page);
  await page.getByRole('checkbox', { name: 'Electricity', exact: true }).click();
  await expect(totalOf(page, '2 records')).toBeVisible();
  await expect(list.getByText('Boiler')).toHaveCount(0);
  const shown = (await totalOf(page, '2 records').textContent()) ?? '';

  const csv = (await downloaded(page, 'CSV')).toString('utf8').replace('\ufeff', '');
  const fromCsv = described(
    csv
      .trim()
      .split(/\r?\n/)
      .map((line) => line.split(',')),
  ).sort(byWords);
  expect(fromCsv.map(([words]) => words)).toEqual(['Meter 1', 'Meter 2']);
  const tonnes = fromCsv.reduce((sum, [, kg]) => sum + kg, 0) / 1000;
  expect(shown).toContain(`${tonnes.toFixed(3)} t`);

  const fromBook = described(cellsOf(await downloaded(page, 'Excel workbook'))).sort(byWords);
  expect(fromBook).toEqual(fromCsv);
});
