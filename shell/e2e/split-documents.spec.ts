import AxeBuilder from '@axe-core/playwright';
import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { call, done } from './support/calls';
import { billPdf, pdfOf } from './support/pdf-bill';
import { companyOf } from './support/people';
import { expectToFitTelephone, TELEPHONE } from './support/device/telephone';

test.setTimeout(90_000);

interface Listed {
  readonly _id: string;
  readonly name: string;
  readonly status: string;
}

const UNDER_WAY = ['pending', 'loading', 'parsed', 'preparing'];

const bill = (number: string) => [
  { x: 50, y: 60, size: 18, text: 'Northern Grid Energy Ltd' },
  { x: 50, y: 78, text: 'Business electricity' },
  { x: 330, y: 110, text: 'Invoice number' },
  { x: 460, y: 110, text: number },
  { x: 330, y: 126, text: 'Invoice date' },
  { x: 460, y: 126, text: '25/11/2026' },
  { x: 330, y: 392, text: 'Total to pay' },
  { x: 460, y: 392, text: 'GBP 24,251.50' },
];
const TWO_BILLS = pdfOf([bill('88214'), [{ x: 50, y: 60, text: 'How your bill is made up' }], bill('90551')]);

async function readers(request: APIRequestContext, name: string): Promise<void> {
  await companyOf(request, name);
  await done(request, 'POST', '/api/dev/subscription', { modules: [...SUBSCRIPTIONS], type: 'standard' });
}

const documents = async (page: Page, query = '') =>
  (await call(page.request, 'GET', `docs${query}`)).body.list as Listed[];

/** The documents of the company, once none is under way any more. */
async function settled(page: Page, count: number, query = ''): Promise<Listed[]> {
  const ready = async () => {
    const found = await documents(page, query);
    return found.length === count && found.every(({ status }) => !UNDER_WAY.includes(status));
  };
  await expect.poll(ready, { timeout: 50_000 }).toBe(true);
  return documents(page, query);
}

/** A photo of a sheet, drawn in the browser. */
const photograph = (page: Page, words: string) =>
  page.evaluate(async (text) => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [600, 800];
    const drawing = canvas.getContext('2d') as CanvasRenderingContext2D;
    drawing.fillStyle = '#fff';
    drawing.fillRect(0, 0, 600, 800);
    drawing.fillStyle = '#000';
    drawing.font = '32px sans-serif';
    drawing.fillText(text, 60, 120);
    const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg'));
    return [...new Uint8Array((await blob?.arrayBuffer()) ?? new ArrayBuffer(0))];
  }, words);

test('one file with two bills is split where the reading says, and joined back', async ({ page, context }) => {
  await readers(context.request, 'Split Mills');
  await page.goto('/docs/index');
  await page
    .locator('input[type=file]')
    .setInputFiles([{ name: 'November.pdf', mimeType: 'application/pdf', buffer: TWO_BILLS }]);
  const [whole] = await settled(page, 1);
  const id = whole?._id ?? '';

  await test.step('When they open the split by keyboard, its parts are proposed, and it fits a telephone', async () => {
    await page.goto(`/docs/index/${id}`);
    await page.getByRole('button', { name: 'Split document' }).first().focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('2 documents were found in this file')).toBeVisible();
    await expect(page.getByLabel('Pages of each document')).toHaveValue('1-2, 3');
    await expect(page.getByRole('button', { name: 'A new document starts on page 3' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await expect(page).toHaveURL(/tab=split/);
    const found = await new AxeBuilder({ page }).include('.doc-split').analyze();
    expect(found.violations).toEqual([]);
    await expectToFitTelephone(page, 'The split');
  });

  await test.step('And marks and words say the same, and what is no split is told', async () => {
    const mark = page.getByRole('button', { name: 'A new document starts on page 2' });
    await mark.focus();
    await page.keyboard.press('Space');
    await expect(page.getByLabel('Pages of each document')).toHaveValue('1, 2, 3');
    await page.getByLabel('Pages of each document').fill('2-1');
    await page.getByRole('button', { name: 'Split document' }).last().click();
    await expect(page.getByText('Give the parts in the order of the pages.')).toBeVisible();
    await page.getByLabel('Pages of each document').fill('1-2, 3');
    await page.getByRole('button', { name: 'Split into 2 documents' }).click();
  });

  await test.step('Then two documents take its place, each says what it is a part of, and is read', async () => {
    const parts = page.getByRole('region', { name: 'Split into parts' });
    await expect(parts.getByRole('link', { name: 'November 1-2.pdf' })).toBeVisible();
    await settled(page, 2, `?part_of=${id}`);
    await parts.getByRole('link', { name: 'November 3.pdf' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'November 3.pdf' })).toBeVisible();
    await expect(page.locator('[data-field=invoice_number] input')).toHaveValue('90551');
    await page.getByRole('link', { name: 'Part of November.pdf, page 3' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'November.pdf' })).toBeVisible();
  });

  await test.step('And joined back it stands where it stood', async () => {
    await page.getByRole('button', { name: 'Join back' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Join back' }).click();
    await expect(page.getByRole('button', { name: 'Split document' }).first()).toBeVisible();
    expect((await documents(page)).map(({ name }) => name)).toEqual(['November.pdf']);
  });
});

test('photographs that are added together become one document, in the order of the keys', async ({ page, context }) => {
  await readers(context.request, 'Photo Mills');
  await page.setViewportSize(TELEPHONE);
  await page.goto('/docs/index');
  await page.getByLabel('Combine photographs into one document').check();
  const files = [];
  for (const name of ['first', 'second', 'third'])
    files.push({ name: `${name}.jpg`, mimeType: 'image/jpeg', buffer: Buffer.from(await photograph(page, name)) });
  await page.locator('input[type=file]').setInputFiles(files);
  const dialog = page.getByRole('dialog', { name: 'Combine into one document' });

  await test.step('When the last one is moved to the top by keyboard', async () => {
    await expect(dialog.getByRole('listitem')).toHaveText(['first.jpg', 'second.jpg', 'third.jpg']);
    await dialog.getByRole('button', { name: 'Move third.jpg up' }).focus();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('button', { name: 'Move third.jpg up' })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(dialog.getByRole('listitem')).toHaveText(['third.jpg', 'first.jpg', 'second.jpg']);
    const found = await new AxeBuilder({ page }).include('[role=dialog]').analyze();
    expect(found.violations).toEqual([]);
    await dialog.getByLabel('Name').fill('Receipt.pdf');
    await dialog.getByRole('button', { name: 'Combine', exact: true }).click();
  });

  await test.step('Then one document of three pages is there, and the photographs stand apart', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Receipt.pdf' })).toBeVisible();
    await settled(page, 4);
    await expect(page.getByText('1 of 3')).toBeVisible({ timeout: 20_000 });
    expect((await documents(page, '?docFilter=replaced')).map(({ name }) => name).sort()).toEqual([
      ...['first.jpg', 'second.jpg', 'third.jpg'],
    ]);
  });

  await test.step('And taken apart they are back', async () => {
    await page.getByRole('button', { name: 'Take apart' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
    expect((await documents(page, '?docFilter=to_review')).length).toBe(3);
  });
});

test('documents that are chosen in the list are combined', async ({ page, context }) => {
  await readers(context.request, 'Chosen Mills');
  await page.goto('/docs/index');
  const files = ['1', '2'].map((number) => ({
    ...{ name: `${number}.pdf`, mimeType: 'application/pdf', buffer: billPdf({ number: `7000${number}` }) },
  }));
  await page.locator('input[type=file]').setInputFiles(files);
  await settled(page, 2);
  await page.reload();
  for (const number of ['1', '2']) {
    await page
      .getByRole('row', { name: new RegExp(`${number}\\.pdf`) })
      .getByRole('checkbox')
      .check();
  }
  await expect(page.getByText('2 documents chosen')).toBeVisible();
  await page.getByRole('button', { name: 'Combine into one document' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Combine', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Combined' })).toBeVisible();
  await settled(page, 3);
  await expect(page.getByText('4 pages')).toBeVisible({ timeout: 20_000 });
});
