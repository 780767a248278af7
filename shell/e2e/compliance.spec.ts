import { PARTNER_SUBSCRIPTIONS, SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { call, done, ORIGIN } from './support/calls';
import { connect } from './support/connect';
import { pick, pickExact } from './support/fields';
import { addProof } from './support/proof';
import { companyOf } from './support/people';
import { billPdf } from './support/pdf-bill';
import { expectToFitTelephone, TELEPHONE } from './support/device/telephone';

test.setTimeout(180_000);

const DAY = 86_400_000;
const WIDE = { width: 1280, height: 720 };
const TODAY = Math.floor(Date.now() / DAY) * DAY;

/** Two connected companies, of which the first has the compliance module. */
async function connected(asking: APIRequestContext, asked: APIRequestContext): Promise<void> {
  await companyOf(asking, 'Harrow Brewing');
  const email = await companyOf(asked, 'Calder Glass Ltd');
  await done(asking, 'POST', '/api/dev/subscription', { modules: [...SUBSCRIPTIONS], type: 'standard' });
  await connect(asking, { request: asked, email }, { name: 'Calder Glass' });
}

/** Proof of insurance among the documents of a company, checked and ready to be shared. */
async function insurance(request: APIRequestContext, name: string, end: number): Promise<void> {
  const file = { name, mimeType: 'application/pdf', buffer: billPdf({ number: name }) };
  const multipart = { entity: 'docs', file };
  const sent = await request.post(`${ORIGIN}/api/upload?entity=docs`, { multipart, headers: { origin: ORIGIN } });
  const { _id } = (await sent.json()).obj;
  await expect
    .poll(async () => (await call(request, 'GET', `docs/${_id}`)).body.obj.status, { timeout: 20_000 })
    .not.toMatch(/pending|loading|parsed|preparing/);
  await done(request, 'POST', `docs/${_id}/update_types`, { types: ['insurance'] });
  const covers = ['employers_liability', 'public_liability', 'products_liability', 'professional_liability'];
  const cover = [...covers, 'motor_insurance', 'goods_in_transit_insurance'].map((kind) => [kind, 'yes']);
  await done(request, 'POST', `docs/${_id}/update`, {
    prep_data: { start_date: end - 364 * DAY, expiry_date: end, ...Object.fromEntries(cover) },
    places: { expiry_date: { page: 1, box: { x: 0.6, y: 0.2, width: 0.2, height: 0.02 }, raw: 'As printed' } },
  });
  await done(request, 'POST', `docs/${_id}/toggle_ignore_entry`, {});
}

async function bothSides(browser: Browser): Promise<{ asking: Page; asked: Page }> {
  const [one, other] = [await browser.newContext(), await browser.newContext()];
  await connected(one.request, other.request);
  await insurance(other.request, 'Ridgeway 2026.pdf', TODAY + 20 * DAY);
  // From here on the one that is asked has what a partner account has, and no area for documents.
  await done(other.request, 'POST', '/api/dev/subscription', { modules: [...PARTNER_SUBSCRIPTIONS], type: 'partner' });
  return { asking: await one.newPage(), asked: await other.newPage() };
}

const canvasOf = (page: Page) => page.locator('.doc-page canvas[data-drawn]');
const row = (page: Page, words: RegExp) => page.getByRole('row').filter({ hasText: words });

async function submit(page: Page, document: string): Promise<void> {
  await page.getByRole('radio', { name: new RegExp(document) }).check();
  await expect(page.getByText(/person at .* will see the file and the data read from it/)).toBeVisible();
  await page.getByRole('button', { name: 'Submit', exact: true }).click();
  await expect(page.getByText('For review').first()).toBeVisible();
}

test('two companies: proof is asked for, submitted, rejected with a reason, submitted again and accepted', async ({
  browser,
}) => {
  const { asking, asked } = await bothSides(browser);

  await test.step('Given a company that asks a partner for its insurance', async () => {
    await asking.goto('/partner_compliance');
    await asking.getByRole('button', { name: 'Create new compliance demand' }).first().click();
    const form = asking.getByRole('dialog', { name: 'Create new compliance demand' });
    await pick(asking, form.getByLabel('Partner', { exact: true }), 'Calder Glass');
    await pickExact(asking, form.getByLabel('Demand type', { exact: true }), 'Insurance');
    await form.getByRole('button', { name: 'Create demand' }).click();
    await expect(row(asking, /Calder Glass.*Insurance.*Not compliant/)).toBeVisible();
  });

  await test.step('When the partner opens the request and submits a document', async () => {
    await asked.goto('/docs/compliance');
    await row(asked, /Harrow Brewing.*Insurance/).click();
    await expect(asked.getByRole('heading', { level: 1 })).toHaveText('Harrow Brewing asks for: Insurance');
    await submit(asked, 'Ridgeway 2026.pdf');
  });

  await test.step('Then it is rejected on the open page with a reason, which the partner reads', async () => {
    await row(asking, /Calder Glass.*Insurance.*For review/).click();
    await expect(asking.getByText('Compliance demand submission review')).toBeVisible();
    await expect(canvasOf(asking)).toBeVisible();
    await asking.getByRole('button', { name: 'Expiry date', exact: true }).click();
    await expect(asking.getByRole('button', { name: 'Expiry date: As printed. Read', pressed: true })).toBeVisible();
    await asking.getByRole('button', { name: 'Reject' }).click();
    await asking.getByRole('button', { name: 'Reject' }).click();
    await expect(asking.getByText('Give a reason')).toBeVisible();
    await asking.getByRole('textbox', { name: 'Reason' }).fill('It ends too early');
    await asking.getByRole('button', { name: 'Reject' }).click();
    await expect(row(asked, /Ridgeway 2026\.pdf.*Rejected.*It ends too early/)).toBeVisible();
  });

  await test.step('When it uploads another one at the request, from a telephone, and that is accepted', async () => {
    await asked.setViewportSize(TELEPHONE);
    await addProof(asked, 'Ridgeway 2027.pdf');
    await expectToFitTelephone(asked, 'a request');
    await submit(asked, 'Ridgeway 2027.pdf');
    await asked.setViewportSize(WIDE);
    // What was being read stays open until another one is chosen.
    await row(asking, /For review/).click();
    await expect(asking.getByRole('heading', { name: 'Ridgeway 2027.pdf' })).toBeVisible();
    await asking.getByRole('button', { name: 'Accept', exact: true }).click();
  });

  await test.step('Then both read that it is compliant until the document ends', async () => {
    await expect(row(asked, /Ridgeway 2027\.pdf.*Accepted/)).toBeVisible();
    await asked.goto('/docs/compliance?filter=compliant');
    await expect(row(asked, /Harrow Brewing.*Insurance.*Compliant/)).toBeVisible();
    await asking.goto('/partner_compliance?filter=compliant');
    await expect(row(asking, /Calder Glass.*Insurance.*Compliant.*Mandatory/)).toBeVisible();
    await expect(asking.getByText('100.0 %')).toBeVisible();
  });

  await test.step('When the document is recalled, its page is gone from the review that is open', async () => {
    await row(asking, /Calder Glass.*Insurance/).click();
    await expect(canvasOf(asking)).toBeVisible();
    const shares = (await call(asked.request, 'GET', 'doc_shares?status=shared')).body.list;
    for (const { _id, doc_name } of shares)
      if (doc_name === 'Ridgeway 2027.pdf') await call(asked.request, 'DELETE', `doc_shares/${_id}`);
    await expect(asking.getByText('File missing')).toBeVisible();
    await expect(canvasOf(asking)).toHaveCount(0);
  });
});
