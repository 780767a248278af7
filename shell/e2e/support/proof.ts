import { expect, type Page } from '@playwright/test';
import { billPdf } from './pdf-bill';

const DAY = 86_400_000;
const TODAY = Math.floor(Date.now() / DAY) * DAY;

const COVERS = [
  ...['Employer’s liability', 'Public liability', 'Products liability', 'Professional liability'],
  ...['Motor insurance', 'Goods in transit'],
];
const dayText = (moment: number) => new Date(moment).toLocaleDateString('en-GB', { timeZone: 'UTC' });

/** Uploads a file as proof and enters the details printed on it. */
export async function addProof(page: Page, name: string): Promise<void> {
  const file = { name, mimeType: 'application/pdf', buffer: billPdf({ number: name }) };
  await page.getByRole('region', { name: 'Add a file' }).locator('input[type=file]').first().setInputFiles([file]);
  const says = page.getByRole('region', { name: 'What the document says' });
  await expect(page.getByRole('radio', { name: new RegExp(`${name}.*Not checked yet`) })).toBeChecked();
  await expect(page.getByRole('button', { name: 'Submit', exact: true })).toBeDisabled();
  for (const [label, day] of [
    ['Start date', TODAY - 64 * DAY],
    ['Expiry date', TODAY + 300 * DAY],
  ] as const) {
    await says.getByLabel(label, { exact: true }).fill(dayText(day));
    await page.keyboard.press('Tab');
  }
  for (const label of COVERS) {
    await says.getByLabel(label, { exact: true }).focus();
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
  }
  await says.getByRole('button', { name: 'Save' }).click();
  await expect(says).toHaveCount(0);
}
