import { expect, type Page, test } from '@playwright/test';
import { pick } from './support/fields';
import { menuEntry } from './support/frame';
import { billPdf } from './support/pdf-bill';
import { companyOf } from './support/people';

test.setTimeout(60_000);

const bill = (number: string) => ({
  name: `Invoice ${number}.pdf`,
  mimeType: 'application/pdf',
  buffer: billPdf({ number }),
});

/** What the browser was not allowed to do: a page of a document needs nothing of that. */
function refusalsOf(page: Page): string[] {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/Content Security Policy|Integrity-Policy|Refused to/.test(message.text())) refused.push(message.text());
  });
  return refused;
}

const canvasOf = (page: Page) => page.locator('.doc-page canvas[data-drawn]');
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

test('bills are dropped several at once, and each is shown beside its form', async ({ page, context }) => {
  const refused = refusalsOf(page);
  await companyOf(context.request, 'Marsh Mills');

  await test.step('Given three files, of which one is no document', async () => {
    await page.goto('/dashboard');
    await menuEntry(page, 'Documents').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
    const notes = { name: 'notes.zip', mimeType: 'application/zip', buffer: Buffer.from('PK\u0003\u0004 nothing') };
    await page.locator('input[type=file]').setInputFiles([bill('88213'), bill('88214'), notes]);
  });

  await test.step('Then each says what became of it', async () => {
    const uploads = page.getByRole('region', { name: 'Uploads' });
    await expect(uploads.getByRole('listitem')).toHaveCount(3);
    await expect(uploads.getByRole('alert')).toContainText('Upload a PDF');
    await expect(page.getByRole('link', { name: 'To review 2' })).toBeVisible();
  });

  await test.step('And the same file again is told of', async () => {
    await page.locator('input[type=file]').setInputFiles([bill('88213')]);
    await expect(page.getByText('This file was uploaded before.')).toBeVisible();
  });

  await test.step('When one is opened, its page stands beside the types', async () => {
    await page.getByRole('row', { name: /Invoice 88214\.pdf/ }).click();
    await expect(canvasOf(page)).toBeVisible();
    await expect(page.getByRole('heading', { name: 'What type of document was uploaded?' })).toBeVisible();
    await page.getByRole('button', { name: 'Electricity', exact: true }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByText('Review all submitted data with care')).toBeVisible();
  });

  await test.step('Then words of the page are found, and a box around them fills the field', async () => {
    await page.getByRole('button', { name: 'Find in the document' }).click();
    await page.getByRole('textbox', { name: 'Find in the document' }).fill('electricity used');
    await expect(page.getByText('1 of 1')).toBeVisible();
    await page.getByRole('button', { name: 'Close' }).click();
    await field(page, 'Meter number').focus();
    await page.getByRole('button', { name: 'Draw a box' }).click();
    await drawAround(page, { x: 160, y: 232, width: 70 });
    await expect(field(page, 'Meter number')).toHaveValue('E14UP30218');
    await expect(page.locator('[data-field=meter_number]')).toContainText('Read in the box that you drew');
    await expect(page.getByRole('button', { name: 'Meter number: E14UP30218. Confirmed' })).toBeVisible();
  });

  await test.step('And what is typed is saved, also across a reload', async () => {
    await field(page, 'Supplier').fill('Northern Grid Energy Ltd');
    await field(page, 'Supplier').press('Enter');
    await expect(page.locator('[data-field=supplier_name]')).toContainText('Confirmed');
    await page.reload();
    await expect(field(page, 'Supplier')).toHaveValue('Northern Grid Energy Ltd');
    await expect(page.getByRole('button', { name: 'Meter number: E14UP30218. Confirmed' })).toBeVisible();
    await expect(field(page, 'Meter number')).toHaveValue('E14UP30218');
  });

  await test.step('When it is postponed, the next one opens', async () => {
    await page.getByRole('button', { name: 'Postpone' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Invoice 88213.pdf' })).toBeVisible();
    await page.getByRole('link', { name: 'Back to the list' }).click();
    await page.getByRole('link', { name: 'Postponed 1' }).click();
    await expect(page.getByRole('row', { name: /Invoice 88214\.pdf/ })).toBeVisible();
  });

  expect(refused).toEqual([]);
});

test('a bill is typed by keyboard beside its page, applied, found again from its figure, and unapplied', async ({
  page,
  context,
}) => {
  await companyOf(context.request, 'Marsh Mills');

  await test.step('Given a bill whose type was chosen', async () => {
    await page.goto('/docs/index');
    await page.locator('input[type=file]').setInputFiles([bill('88213')]);
    await page.getByRole('row', { name: /Invoice 88213\.pdf/ }).click();
    await page.getByRole('button', { name: 'Electricity', exact: true }).click();
    await page.getByRole('button', { name: 'Save changes' }).click();
    await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeDisabled();
    await expect(page.getByText('Location is missing')).toBeVisible();
  });

  await test.step('When it is typed from the keyboard alone', async () => {
    await pressUntilFocused(page, 'Location');
    await page.keyboard.type('Marsh');
    await page.keyboard.press('Enter');
    await expect(page.locator('[data-field=location_id]')).toContainText('Confirmed');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Period start')).toBeFocused();
    await page.keyboard.type('01/10/2026');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Period end')).toBeFocused();
    await page.keyboard.type('31/10/2026');
    await page.keyboard.press('Enter');
    await expect(field(page, 'Electricity used')).toBeFocused();
    await page.keyboard.type('97006');
    await page.keyboard.press('Enter');
  });

  await test.step('Then what will be made says its emissions before anything is made', async () => {
    await expect(page.getByRole('region', { name: 'What will be made' })).toContainText('17.884 t');
    await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeFocused();
  });

  await test.step('And Enter applies it', async () => {
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1, name: 'Documents' })).toBeVisible();
    await expect(page.getByRole('link', { name: 'Applied 1' })).toBeVisible();
  });

  await test.step('And from the figure the document is two clicks away', async () => {
    await menuEntry(page, 'Activities').click();
    await page
      .getByRole('button', { name: /^Electricity: 17\.884/ })
      .first()
      .click();
    const origin = page.getByRole('region', { name: 'From the document' });
    await origin.getByRole('link', { name: 'Open document' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Invoice 88213.pdf' })).toBeVisible();
    await expect(canvasOf(page)).toBeVisible();
  });

  await test.step('When it is unapplied, the question names what goes, and nothing is left', async () => {
    await page.getByRole('button', { name: 'Unapply' }).click();
    const question = page.getByRole('dialog', { name: 'Unapply' });
    await expect(question).toContainText('All data linked to this will be deleted');
    await question.getByRole('button', { name: 'Unapply' }).click();
    await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeEnabled();
    await menuEntry(page, 'Activities').click();
    await expect(page.getByText('No data found')).toBeVisible();
  });

  await test.step('When it is the evidence of an activity that is typed', async () => {
    await page.goto('/activities/new/electricity_activitys');
    const evidence = page.getByRole('group', { name: 'Evidence' });
    await pick(page, evidence.getByLabel('One of your documents'), 'Invoice 88213.pdf');
    await evidence.getByRole('button', { name: 'Remove the document' }).click();
    await evidence.locator('input[type=file]').setInputFiles([bill('90001')]);
    await expect(evidence.getByRole('link', { name: 'Invoice 90001.pdf' })).toBeVisible();
    await pick(page, page.getByLabel('Location', { exact: true }), /Marsh/);
    for (const [name, day] of [
      ['From', '01/09/2026'],
      ['To', '30/09/2026'],
    ] as const) {
      await page.getByLabel(name, { exact: true }).fill(day);
      await page.keyboard.press('Enter');
    }
    await page.getByLabel('Amount', { exact: true }).fill('1200');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
  });

  await test.step('Then its page and its figure lead to the document', async () => {
    await expect(page).toHaveURL(/\/activities\/[\w-]+$/);
    await expect(page.getByRole('link', { name: 'Invoice 90001.pdf' })).toBeVisible();
    await page
      .getByRole('button', { name: /t CO₂e/ })
      .first()
      .click();
    await page.getByRole('region', { name: 'Evidence' }).getByRole('link', { name: 'Open document' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Invoice 90001.pdf' })).toBeVisible();
    await expect(canvasOf(page)).toBeVisible();
  });
});

/** Presses Tab repeatedly from the top of the form, as users without a mouse do. */
async function pressUntilFocused(page: Page, name: string) {
  await field(page, 'Supplied to').focus();
  const wanted = page.getByRole('combobox', { name, exact: true });
  for (let pressed = 0; pressed < 6; pressed += 1) {
    if (await wanted.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  await expect(wanted).toBeFocused();
}

/** Points of the page, as the bill was printed with. */
async function drawAround(page: Page, { x, y, width }: { x: number; y: number; width: number }) {
  const box = await page.locator('.doc-draw').boundingBox();
  if (!box) throw new Error('Nothing to draw on');
  const at = (left: number, top: number) =>
    [box.x + (left / 595) * box.width, box.y + (top / 842) * box.height] as const;
  await page.mouse.move(...at(x - 4, y - 12));
  await page.mouse.down();
  await page.mouse.move(...at(x + width, y + 4), { steps: 4 });
  await page.mouse.up();
}
