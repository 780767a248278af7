import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { call, done, ORIGIN } from './support/calls';
import { connect } from './support/connect';
import { pick } from './support/fields';
import { expectNoFindings } from './support/findings';
import { companyOf } from './support/people';
import { billPdf } from './support/pdf-bill';

test.setTimeout(90_000);

/** Two connected companies; answers the first one's record of the second. */
async function connected(one: APIRequestContext, other: APIRequestContext): Promise<string> {
  await companyOf(one, 'Marsh Mills');
  const email = await companyOf(other, 'Calder Malt Ltd');
  return connect(one, { request: other, email }, { name: 'Calder Malt' });
}

/** A bill of the company, typed in and ready to be checked. */
async function typedBill(request: APIRequestContext): Promise<string> {
  const file = { name: 'Invoice 88213.pdf', mimeType: 'application/pdf', buffer: billPdf({ number: '88213' }) };
  const multipart = { entity: 'docs', file };
  const sent = await request.post(`${ORIGIN}/api/upload?entity=docs`, { multipart, headers: { origin: ORIGIN } });
  const { _id } = (await sent.json()).obj;
  await expect
    .poll(async () => (await call(request, 'GET', `docs/${_id}`)).body.obj.status, { timeout: 20_000 })
    .not.toMatch(/pending|loading|parsed|preparing/);
  await done(request, 'POST', `docs/${_id}/update_types`, { types: ['electricity'] });
  await done(request, 'POST', `docs/${_id}/update`, {
    prep_data: { electricity_used: 97006, supplier_name: 'Northern Grid Energy Ltd' },
  });
  await done(request, 'POST', `docs/${_id}/toggle_ignore_entry`, {});
  return _id;
}

/** Opens the pages of both companies side by side. */
async function bothSides(browser: Browser) {
  const [giving, taking] = [await browser.newContext(), await browser.newContext()];
  const partner = await connected(giving.request, taking.request);
  const doc = await typedBill(giving.request);
  const close = async () => {
    await giving.close();
    await taking.close();
  };
  return { giver: await giving.newPage(), taker: await taking.newPage(), partner, doc, close };
}

const sent = (page: Page) => page.getByRole('region', { name: 'Sent documents' });

test('a document is shared with a partner, who sees it until it is recalled, also on an open page', async ({
  browser,
}) => {
  const { giver, taker, doc, close } = await bothSides(browser);

  await test.step('Given the share tab of a document, which says who would see it', async () => {
    await giver.goto(`/docs/index/${doc}?tab=share`);
    await expect(giver.locator('.doc-page canvas[data-drawn]')).toBeVisible();
    const form = giver.getByRole('form', { name: 'Share document' });
    await form.getByRole('button', { name: 'Share' }).click();
    await expect(form.getByText('Required', { exact: true })).toBeVisible();
    await pick(giver, form.getByLabel('Partner', { exact: true }), 'Calder Malt');
    await expect(form).toContainText('1 person at Calder Malt Ltd can open it in their portal at once.');
    await form.getByLabel('Message').fill('As asked for');
    await form.getByRole('button', { name: 'Share' }).click();
    await expect(sent(giver).getByRole('row', { name: /Calder Malt.*Portal.*Shared/ })).toBeVisible();
  });

  await test.step('Then the partner sees the page and the data, and no more', async () => {
    await taker.goto('/docs/shared');
    await taker.getByRole('row', { name: /Invoice 88213\.pdf/ }).click();
    await expect(taker.getByRole('heading', { level: 1, name: 'Invoice 88213.pdf' })).toBeVisible();
    await expect(taker.locator('.doc-page canvas[data-drawn]')).toBeVisible();
    await expect(taker.getByText('Northern Grid Energy Ltd').first()).toBeVisible();
    await expect(taker.getByText('As asked for')).toBeVisible();
    await expect(taker.getByRole('button', { name: 'Apply' })).toHaveCount(0);
  });

  const file = (await taker.getByRole('link', { name: 'Download file' }).getAttribute('href')) ?? '';
  const fetched = () => taker.request.get(`${ORIGIN}${file}`, { headers: { range: 'bytes=0-3' } });
  expect((await fetched()).status()).toBe(206);

  await test.step('When it is recalled, who loses it is said first', async () => {
    await giver.getByRole('button', { name: 'Recall from Calder Malt' }).click();
    const question = giver.getByRole('alertdialog');
    await expect(question).toContainText('It may impact compliance status.');
    await expect(question).toContainText('1 person at Calder Malt Ltd loses it at once, also on an open page.');
    await question.getByRole('button', { name: 'Recall', exact: true }).click();
    await expect(sent(giver).getByRole('row', { name: /Calder Malt.*Recalled/ })).toBeVisible();
  });

  await test.step('Then it is gone from the open page, and from its address', async () => {
    await expect(taker.getByText('This document is no longer shared with you.')).toBeVisible();
    await expect(taker.locator('.doc-page canvas')).toHaveCount(0);
    await expect(taker.getByText('Northern Grid Energy Ltd')).toHaveCount(0);
    expect((await fetched()).status()).toBe(404);
  });

  await close();
});

test('what a partner shares is among their documents, and goes when the original is deleted', async ({ browser }) => {
  const { giver, taker, partner, doc, close } = await bothSides(browser);
  const share = await done(giver.request, 'POST', 'doc_shares', { partner_id: partner, doc_id: doc });
  await done(giver.request, 'POST', `doc_shares/${share._id}/share`, {});

  const theirs = (await call(taker.request, 'GET', 'partners?connected=true')).body.list[0];
  await taker.goto(`/value-chain/${theirs._id}`);
  await taker.getByRole('navigation', { name: 'Partner' }).getByRole('link', { name: 'Compliance' }).click();
  await taker.getByRole('link', { name: 'Shared documents' }).click();
  await expect(taker.getByRole('row', { name: /Invoice 88213\.pdf/ })).toBeVisible();

  await giver.goto(`/docs/index/${doc}?tab=details`);
  await giver.getByRole('button', { name: 'Delete' }).click();
  const question = giver.getByRole('dialog', { name: 'Delete document' });
  await expect(question).toContainText('1 company loses this document at once.');
  await expect(question).toContainText('All shares of this document are cancelled and recalled.');
  await question.getByRole('button', { name: 'Confirm' }).click();

  await expect(taker.getByText('Nothing is shared with you yet.')).toBeVisible();
  await close();
});

test('a partner uploads a shared document into own documents, and applies a shared statement', async ({ browser }) => {
  const { giver, taker, partner, doc, close } = await bothSides(browser);
  const shareWith = async (doc_id: string) => {
    const share = await done(giver.request, 'POST', 'doc_shares', { partner_id: partner, doc_id });
    await done(giver.request, 'POST', `doc_shares/${share._id}/share`, {});
  };
  await shareWith(doc);

  await test.step('Given a bill of the partner, it becomes an own document that names them', async () => {
    await taker.goto('/docs/shared');
    await taker.getByRole('row', { name: /Invoice 88213\.pdf/ }).click();
    await taker.getByRole('button', { name: 'Upload into own documents' }).click();
    await expect(taker).toHaveURL(/\/docs\/index\/[\w-]+$/);
    await expect(taker.locator('.doc-page canvas[data-drawn]')).toBeVisible();
    await expect(taker.getByRole('textbox', { name: 'Supplier', exact: true })).toHaveValue('Northern Grid Energy Ltd');
    await taker.getByRole('button', { name: 'Details' }).click();
    await expect(taker.getByText('Received from')).toBeVisible();
  });

  await test.step('Then a statement becomes an annual return, until it is unapplied', async () => {
    const values = { year: 2025, revenue: 500, co2_type: 'supplier', units: 't', scope1: 3 };
    const stated = { name: 'Our year', doc_ids: ['statement'], prep_data: values };
    await shareWith((await done(giver.request, 'POST', 'docs', stated))._id);
    await taker.goto('/docs/shared');
    await taker.getByRole('row', { name: /Our year/ }).click();
    await taker.getByRole('button', { name: 'Apply', exact: true }).click();
    await expect(taker.getByText(/Applied on/)).toBeVisible();
    const returns = async () => (await call(taker.request, 'GET', 'partner_returns')).body.list;
    expect(await returns()).toMatchObject([{ year: 2025, scope1_co2: 3 }]);
    await taker.getByRole('button', { name: 'Unapply' }).click();
    const question = taker.getByRole('dialog', { name: 'Unapply' });
    await expect(question).toContainText('All data linked to this will be deleted');
    await question.getByRole('button', { name: 'Unapply' }).click();
    await expect(taker.getByRole('button', { name: 'Apply', exact: true })).toBeVisible();
    expect(await returns()).toEqual([]);
  });
  await close();
});

test('any document is shared with a partner from their page, and recalled there', async ({ browser }) => {
  const { giver, partner, close } = await bothSides(browser);
  await giver.goto(`/value-chain/${partner}?tab=documents`);
  const opener = giver.getByRole('button', { name: 'Share document' });
  await opener.click();
  const dialog = giver.getByRole('dialog', { name: 'Share document' });
  await expect(dialog.getByText('Nothing is shared with this partner yet.')).toBeVisible();

  await test.step('When the documents are narrowed, another category hides the bill', async () => {
    const category = dialog.getByLabel('Category', { exact: true });
    await pick(giver, category, 'Policies');
    await expect(dialog.getByText('No documents yet')).toBeVisible();
    await pick(giver, category, 'Utility bills');
  });

  await test.step('Then the bill is shared, once it is said who would see it', async () => {
    await expectNoFindings(giver, 'documents to share');
    const wide = giver.viewportSize();
    await giver.setViewportSize({ width: 360, height: 800 });
    await expect(dialog.getByRole('list', { name: 'Documents' })).toBeVisible();
    await dialog.getByRole('button', { name: 'Share Invoice 88213.pdf' }).click();
    if (wide) await giver.setViewportSize(wide);
    await expect(dialog).toContainText('1 person at Calder Malt Ltd can open it in their portal at once.');
    await expectNoFindings(giver, 'one document to share');
    await dialog.getByRole('button', { name: 'Share', exact: true }).click();
    await expect(dialog.getByRole('region', { name: 'Shared with Calder Malt Ltd' })).toContainText(
      'Invoice 88213.pdf',
    );
    await expect(dialog.getByRole('button', { name: 'Share Invoice 88213.pdf' })).toHaveCount(0);
  });

  await test.step('And when it is recalled, it may be shared again', async () => {
    await dialog.getByRole('button', { name: 'Recall Invoice 88213.pdf' }).click();
    const question = dialog.getByRole('alertdialog');
    await expect(question).toContainText('1 person at Calder Malt Ltd loses it at once, also on an open page.');
    await question.getByRole('button', { name: 'Recall', exact: true }).click();
    await expect(dialog.getByRole('button', { name: 'Share Invoice 88213.pdf' })).toBeVisible();
    await expect(dialog.getByText('Nothing is shared with this partner yet.')).toBeVisible();
  });

  await giver.keyboard.press('Escape');
  await expect(dialog).toHaveCount(0);
  await expect(opener).toBeFocused();
  await close();
});
