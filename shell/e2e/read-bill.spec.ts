import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { OCTOBER } from './support/bills';
import { call, done } from './support/calls';
import { menuEntry } from './support/frame';
import { billPdf, pdfOf } from './support/pdf-bill';
import { companyOf } from './support/people';

test.setTimeout(90_000);

/** A bill without period and amount: three fields that a person has to check. */
const BARE = pdfOf([
  [
    { x: 50, y: 60, size: 18, text: 'Northern Grid Energy Ltd' },
    { x: 50, y: 78, text: 'Business electricity' },
    { x: 330, y: 110, text: 'Invoice number' },
    { x: 460, y: 110, text: '88214' },
    { x: 330, y: 126, text: 'Invoice date' },
    { x: 460, y: 126, text: '25/11/2026' },
    { x: 50, y: 200, text: 'Supply address' },
    { x: 160, y: 200, text: '1 Mill Lane, Leeds LS1 1AA' },
    { x: 330, y: 392, text: 'Total to pay' },
    { x: 460, y: 392, text: 'GBP 24,251.50' },
  ],
]);

const TYPED: Readonly<Record<string, string>> = {
  period_start: '01/10/2026',
  period_end: '31/10/2026',
  electricity_used: '97006',
};

async function readers(request: APIRequestContext): Promise<void> {
  await companyOf(request, 'Marsh Mills');
  await done(request, 'POST', '/api/dev/subscription', { modules: [...SUBSCRIPTIONS], type: 'standard' });
}

interface ReadDoc {
  readonly _id: string;
  readonly status: string;
  readonly doc_ids: readonly string[] | null;
  readonly field_states: Readonly<Record<string, string>>;
}

/** Returns the company's only document, once it has been read. */
async function readDoc(page: Page, name: string, buffer: Buffer): Promise<ReadDoc> {
  await page.goto('/docs/index');
  await page.locator('input[type=file]').setInputFiles([{ name, mimeType: 'application/pdf', buffer }]);
  const latest = async () => (await call(page.request, 'GET', 'docs')).body.list[0] as ReadDoc | undefined;
  await expect.poll(async () => (await latest())?.status, { timeout: 40_000 }).toMatch(/^(ready|validated|invalid)$/);
  return (await latest()) as ReadDoc;
}

const focusedField = (page: Page) =>
  page.evaluate(() => document.activeElement?.closest('[data-field]')?.getAttribute('data-field') ?? null);

test('a bill with three flagged fields is reviewed without a mouse', async ({ page, context }) => {
  await readers(context.request);
  const { _id, doc_ids, field_states } = await readDoc(page, 'Invoice 88214.pdf', BARE);
  const flagged = Object.keys(field_states).filter((name) => field_states[name] === 'to_check');
  expect(doc_ids).toEqual(['electricity']);
  expect(flagged).toEqual(expect.arrayContaining(Object.keys(TYPED)));

  await page.goto(`/docs/index/${_id}`);
  await expect(page.locator('[data-field=period_start]')).toContainText('To check');

  await test.step('When Enter leads from one to the next, and each is typed', async () => {
    const reviewed: string[] = [];
    await page.keyboard.press('Enter');
    for (let at = 0; at < flagged.length; at += 1) {
      await expect.poll(() => focusedField(page)).not.toBe(reviewed.at(-1) ?? null);
      const name = (await focusedField(page)) ?? '';
      reviewed.push(name);
      if (TYPED[name]) await page.keyboard.type(TYPED[name]);
      await page.keyboard.press('Enter');
    }
    expect([...reviewed].sort()).toEqual([...flagged].sort());
  });

  await test.step('Then Apply has the focus, and Enter applies', async () => {
    await expect(page.getByRole('button', { name: 'Apply', exact: true })).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('link', { name: 'Applied 1' })).toBeVisible();
    const { list } = (await call(page.request, 'GET', 'electricity_activitys')).body;
    const { from, to, amount } = OCTOBER;
    expect(list[0]).toMatchObject({ from, to, amount, doc_id: _id });
  });
});

test('a figure leads to the box on the page that it was read from', async ({ page, context }) => {
  await readers(context.request);
  const { _id } = await readDoc(page, 'Invoice 88213.pdf', billPdf());

  await test.step('Given a bill that was read, and applied', async () => {
    await page.goto(`/docs/index/${_id}`);
    await page.getByRole('button', { name: 'Apply', exact: true }).click();
    const question = page.getByRole('dialog', { name: 'Apply' });
    const applied = page.getByRole('link', { name: 'Applied 1' });
    await expect(question.or(applied)).toBeVisible();
    if (await question.isVisible()) await question.getByRole('button', { name: 'Apply anyway' }).click();
    await expect(applied).toBeVisible();
  });

  await test.step('Then the figure and its field are two clicks from the lit box', async () => {
    await menuEntry(page, 'Activities').click();
    await page
      .getByRole('button', { name: /^Electricity: 17\.884/ })
      .first()
      .click();
    const origin = page.getByRole('region', { name: 'From the document' });
    const used = origin.getByRole('listitem').filter({ hasText: 'Electricity used' });
    await used.getByRole('link', { name: 'Page 1' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Invoice 88213.pdf' })).toBeVisible();
    await expect(page.locator('.doc-box-lit')).toHaveCount(1);
    await expect(page.locator('.doc-box-lit')).toBeInViewport();
    await expect(page.locator('.doc-box-lit')).toHaveAccessibleName(/Electricity used/);
  });
});
