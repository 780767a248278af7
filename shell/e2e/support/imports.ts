import { expect, type Locator, type Page } from '@playwright/test';
import type { Upload } from './sheets';

export const HEADINGS = ['Location', 'From', 'To', 'Consumption (kWh)', 'Invoice number'];

/** Bills as a German program exports them; one has an unknown site name, one has its amount in words. */
export const GERMAN_BILLS = [
  HEADINGS.join(';'),
  'Mill;01.09.2025;30.09.2025;9.100,25;A-1',
  'Old shed;01.09.2025;30.09.2025;800,5;A-2',
  'Old shed;01.10.2025;31.10.2025;812,75;A-3',
  'Mill;01.10.2025;31.10.2025;viel;A-4',
].join('\r\n');

/** Columns that show their number and date format, and one that does not. */
export const MIXED_MARKS = [
  'Location;From;To;Consumption (kWh);Cost;Renewable %',
  'Mill;2025-11-01;2025-11-30;11,980;£601.20;40,10',
].join('\r\n');

/** Locates the figure beside a label in the summary of an import. */
export const numberOf = (page: Page, word: string): Locator =>
  page
    .locator('dl > div')
    .filter({ has: page.getByText(word, { exact: true }) })
    .getByRole('definition');

/** Locates the field that the column with this heading is matched to. */
export const columnOf = (page: Page, heading: string): Locator =>
  page.getByRole('listitem').filter({ hasText: heading });

export async function upload(page: Page, file: Upload): Promise<void> {
  await page.goto('/activities/import');
  await page.locator('input[type=file]').setInputFiles(file);
  await page.getByRole('button', { name: 'Upload' }).click();
}

/** Expects the import to be at this one of its five steps. */
export const expectStep = (page: Page, step: string) =>
  expect(page.getByRole('list', { name: 'Steps' }).locator('[aria-current=step]')).toContainText(step);
