import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { type APIRequestContext, type Browser, expect, type Page, test } from '@playwright/test';
import { call, done, ORIGIN } from './support/calls';
import { connect } from './support/connect';
import { companyOf } from './support/people';
import { billPdf } from './support/pdf-bill';

test.setTimeout(600_000);

const DAY = 86_400_000;
const TODAY = Math.floor(Date.now() / DAY) * DAY;
const SUPPLIERS = 50;
const AT_ONCE = 5;
const [OPENED, STARTED, SUBMITTED] = [30, 15, 6];

const no = (at: number) => String(at + 1).padStart(2, '0');

interface Supplier {
  readonly request: APIRequestContext;
  /** The supplier's own record of the company that asks. */
  readonly partner: string;
}

/** Companies that are connected as suppliers, each with somebody who answers for it. */
async function suppliersOf(browser: Browser, asking: APIRequestContext): Promise<Supplier[]> {
  const found: Supplier[] = [];
  const join = async (at: number): Promise<Supplier> => {
    const { request } = await browser.newContext();
    const email = await companyOf(request, `Supplier ${no(at)} Ltd`);
    await connect(asking, { request, email }, { name: `Supplier ${no(at)}`, partner_roles: ['supplier'] });
    const [own] = (await call(request, 'GET', 'partners')).body.list;
    return { request, partner: own._id };
  };
  for (let at = 0; at < SUPPLIERS; at += AT_ONCE)
    found.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, each) => join(at + each)))));
  return found;
}

/** Proof of insurance, shared with the company that asks: it answers the request. */
async function submit({ request, partner }: Supplier): Promise<void> {
  const file = { name: 'Policy 2027.pdf', mimeType: 'application/pdf', buffer: billPdf({ number: 'P' }) };
  const multipart = { entity: 'docs', file };
  const sent = await request.post(`${ORIGIN}/api/upload?entity=docs`, { multipart, headers: { origin: ORIGIN } });
  const { _id } = (await sent.json()).obj;
  await expect
    .poll(async () => (await call(request, 'GET', `docs/${_id}`)).body.obj.status, { timeout: 60_000 })
    .not.toMatch(/pending|loading|parsed|preparing/);
  await done(request, 'POST', `docs/${_id}/update_types`, { types: ['insurance'] });
  const covers = ['employers_liability', 'public_liability', 'products_liability', 'professional_liability'];
  const cover = [...covers, 'motor_insurance', 'goods_in_transit_insurance'].map((kind) => [kind, 'yes']);
  await done(request, 'POST', `docs/${_id}/update`, {
    prep_data: { start_date: TODAY - 10 * DAY, expiry_date: TODAY + 300 * DAY, ...Object.fromEntries(cover) },
  });
  await done(request, 'POST', `docs/${_id}/toggle_ignore_entry`, {});
  const share = await done(request, 'POST', 'doc_shares', { partner_id: partner, doc_id: _id });
  await done(request, 'POST', `doc_shares/${share._id}/share`, {});
}

const requestOf = async ({ request }: Supplier): Promise<string> =>
  (await call(request, 'GET', 'partner_compliance_requests')).body.list[0]._id;
const act = async (supplier: Supplier, how: 'open' | 'start') =>
  done(supplier.request, 'POST', `partner_compliance_requests/${await requestOf(supplier)}/${how}`, {});

const stage = (page: Page, name: string, count: number) =>
  page.getByRole('link', { name: new RegExp(`^${name}.*\\b${count} of ${SUPPLIERS}\\b`) });
const rows = (page: Page) => page.getByRole('table', { name: 'Partners' }).getByRole('row');

test('a campaign of fifty suppliers is followed from the invitation to the acceptance', async ({ browser }) => {
  const one = await browser.newContext();
  await companyOf(one.request, 'Ridge Brewing');
  await done(one.request, 'POST', '/api/dev/subscription', { modules: [...SUBSCRIPTIONS], type: 'standard' });
  const suppliers = await suppliersOf(browser, one.request);
  const draft = { name: 'Insurance 2027', demand_type_id: 'insurance', role_id: ['supplier'], frequency: 'every_year' };
  const { _id } = await done(one.request, 'POST', 'partner_compliance_config', draft);
  const page = await one.newPage();
  await page.goto(`/partner_compliance/config/${_id}`);

  await test.step('When it is activated, all fifty are named, asked and invited', async () => {
    await page.getByRole('button', { name: 'Activate' }).click();
    const dialog = page.getByRole('dialog', { name: 'Activate Insurance 2027?' });
    await expect(dialog.getByRole('heading', { name: `Is asked ${SUPPLIERS}` })).toBeVisible();
    await dialog.getByRole('button', { name: 'Activate' }).click();
    await expect(stage(page, 'Invited', SUPPLIERS)).toBeVisible({ timeout: 30_000 });
  });

  await test.step('Then the open page follows whoever opens, begins and submits', async () => {
    for (const supplier of suppliers.slice(0, OPENED)) await act(supplier, 'open');
    await expect(stage(page, 'Opened', OPENED)).toBeVisible();
    for (const supplier of suppliers.slice(0, STARTED)) await act(supplier, 'start');
    await expect(stage(page, 'Started', STARTED)).toBeVisible();
    for (const supplier of suppliers.slice(0, SUBMITTED)) await submit(supplier);
    await expect(stage(page, 'Submitted', SUBMITTED)).toBeVisible({ timeout: 30_000 });
  });

  await test.step('And a stage narrows the list to those who stand there, also for the file', async () => {
    await page.getByRole('link', { name: /^Started/ }).click();
    await expect(page).toHaveURL(/stage=started/);
    await expect(rows(page)).toHaveCount(STARTED - SUBMITTED);
    await page.reload();
    await expect(rows(page)).toHaveCount(STARTED - SUBMITTED);
    await page.getByRole('link', { name: /^Submitted/ }).click();
    await expect(rows(page)).toHaveCount(SUBMITTED);
  });

  await test.step('And one that is accepted on its page counts as accepted', async () => {
    await rows(page).filter({ hasText: 'Supplier 01' }).click();
    await page.getByRole('button', { name: 'Accept', exact: true }).click();
    await expect(page.getByText('Accepted').first()).toBeVisible();
    await page.goto(`/partner_compliance/config/${_id}`);
    await expect(stage(page, 'Accepted', 1)).toBeVisible();
  });

  await test.step('And one press reminds all who have not submitted, and nobody else', async () => {
    const waiting = SUPPLIERS - SUBMITTED;
    await page.getByRole('button', { name: `Remind ${waiting} not yet submitted` }).click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^Send reminder/ })
      .click();
    await expect(page.getByText(`${waiting} reminders sent.`)).toBeVisible({ timeout: 30_000 });
    await expect(page.getByRole('button', { name: /not yet submitted/ })).toBeHidden();
  });
});
