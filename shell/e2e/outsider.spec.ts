import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { call, done, ORIGIN } from './support/calls';
import { pick } from './support/fields';
import { expectNoFindings } from './support/findings';
import { companyOf } from './support/people';
import { billPdf } from './support/pdf-bill';

test.setTimeout(90_000);

const READER = `ana-${Date.now()}@calder.example`;

/** A bill that can be shared, and a partner with one contact. */
async function prepared(request: APIRequestContext): Promise<string> {
  await companyOf(request, 'Marsh Mills');
  const partner = await done(request, 'POST', 'partners', { name: 'Calder Malt' });
  const contact = { partner_id: partner._id, first_name: 'Ana', last_name: 'Ruiz', email: READER };
  await done(request, 'POST', 'partner_contacts', contact);
  const file = { name: 'Invoice 88213.pdf', mimeType: 'application/pdf', buffer: billPdf({ number: '88213' }) };
  const multipart = { entity: 'docs', file };
  const sent = await request.post(`${ORIGIN}/api/upload?entity=docs`, { multipart, headers: { origin: ORIGIN } });
  const { _id } = (await sent.json()).obj;
  const statusOf = async () => (await call(request, 'GET', `docs/${_id}`)).body.obj.status;
  await expect.poll(statusOf, { timeout: 20_000 }).not.toMatch(/pending|loading|parsed|preparing/);
  await done(request, 'POST', `docs/${_id}/update_types`, { types: ['electricity'] });
  await done(request, 'POST', `docs/${_id}/update`, {
    prep_data: { electricity_used: 97006, electricity_units: 'kWh', supplier_name: 'Northern Grid Energy Ltd' },
  });
  await done(request, 'POST', `docs/${_id}/toggle_ignore_entry`, {});
  return _id;
}

/** Returns the link in the mail to the reader. */
async function mailedLink(request: APIRequestContext): Promise<string> {
  let link = '';
  const look = async () => {
    const { body } = await call(request, 'GET', '/operator/inbox');
    const mail = (body.list as { to: string; text: string }[]).find(({ to }) => to === READER);
    link = mail?.text.match(/https?:\/\/\S+\/shared-document\?key=[\w-]+/)?.[0] ?? '';
    return link;
  };
  await expect.poll(look, { timeout: 20_000 }).not.toBe('');
  return `${ORIGIN}${link.slice(link.indexOf('/shared-document'))}`;
}

const sideways = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

test('a document goes by email to somebody outside, who reads it on a phone until it is recalled', async ({
  browser,
}) => {
  const giving = await browser.newContext();
  const doc = await prepared(giving.request);
  const giver = await giving.newPage();
  const sent = giver.getByRole('region', { name: 'Sent documents' });

  await test.step('Given a contact of a partner without an account', async () => {
    await giver.goto(`/docs/index/${doc}?tab=share`);
    const form = giver.getByRole('form', { name: 'Share document' });
    await pick(giver, form.getByLabel('Partner', { exact: true }), 'Calder Malt');
    await pick(giver, form.getByLabel('Contact', { exact: true }), 'Ana Ruiz');
    await expect(form.getByLabel('Email', { exact: true })).toHaveValue(READER);
    await expect(form).toContainText('Anyone who has the link can open this document');
    await form.getByRole('button', { name: 'Share' }).click();
    await expect(sent.getByRole('row', { name: /Calder Malt.*Email/ })).toBeVisible();
  });

  const outside = await browser.newContext({ viewport: { width: 360, height: 740 } });
  const reader = await outside.newPage();
  const refused: string[] = [];
  reader.on('console', (message) => {
    if (/Content Security Policy|Integrity-Policy|Refused to/.test(message.text())) refused.push(message.text());
  });

  await test.step('When they open the link on a phone, they see the page and the data, and no more', async () => {
    await reader.goto(await mailedLink(giving.request));
    await expect(reader.getByRole('heading', { level: 1, name: 'Invoice 88213.pdf' })).toBeVisible();
    await expect(reader.getByText('Northern Grid Energy Ltd')).toBeVisible();
    await expect(reader.getByText('97,006 kWh')).toBeVisible();
    const picture = reader.getByRole('img', { name: 'Page 1' });
    await picture.scrollIntoViewIfNeeded();
    await expect.poll(() => picture.evaluate((one) => (one as HTMLImageElement).naturalWidth)).toBeGreaterThan(300);
    expect(await sideways(reader)).toBe(0);
    await expectNoFindings(reader, 'the page of a link');
    const [file] = await Promise.all([
      reader.waitForEvent('download'),
      reader.getByRole('link', { name: 'Download file' }).click(),
    ]);
    expect(file.suggestedFilename()).toBe('Invoice 88213.pdf');
    expect(refused).toEqual([]);
  });

  await test.step('Then the sender sees that it was opened, and recalls it', async () => {
    await giver.reload();
    await expect(sent.getByRole('row', { name: /Ana Ruiz.*Opened/ })).toBeVisible({ timeout: 15_000 });
    await giver.getByRole('button', { name: 'Recall from Ana Ruiz' }).click();
    const question = giver.getByRole('alertdialog');
    await expect(question).toContainText('also on an open page');
    await question.getByRole('button', { name: 'Recall', exact: true }).click();
    await expect(sent.getByRole('row', { name: /Ana Ruiz.*Recalled/ })).toBeVisible();
  });

  await test.step('And the open page is gone within seconds', async () => {
    await expect(reader.getByRole('heading', { name: 'This document is no longer shared' })).toBeVisible({
      timeout: 15_000,
    });
    await expect(reader.getByText('Northern Grid Energy Ltd')).toHaveCount(0);
  });
  await giving.close();
  await outside.close();
});
