import { readFileSync } from 'node:fs';
import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { billOf } from './support/bills';
import { call, done } from './support/calls';
import { pick } from './support/fields';
import { expectNoFindings } from './support/findings';
import { type OtherPortal, otherPortal } from './support/other-portal';
import { billPdf } from './support/pdf-bill';
import { companyOf } from './support/people';
import { expectToFitTelephone } from './support/device/telephone';

test.setTimeout(240_000);

const DAY = 86_400_000;
const YEAR = new Date().getUTCFullYear() - 1;
const TODAY = Math.floor(Date.now() / DAY) * DAY;

let other: OtherPortal;
test.beforeAll(async () => {
  other = await otherPortal();
});
test.afterAll(() => other.stop());

/** A certificate among the documents of a company of the other installation. */
async function certificate(request: APIRequestContext): Promise<void> {
  const calls = other.within(request);
  const file = { name: 'ISO 9001.pdf', mimeType: 'application/pdf', buffer: billPdf({ number: 'ISO' }) };
  const sent = await request.post(`${other.origin}/api/upload?entity=docs`, {
    multipart: { entity: 'docs', file },
    headers: { origin: other.origin },
  });
  const { _id } = (await sent.json()).obj;
  await expect
    .poll(async () => (await call(calls, 'GET', `docs/${_id}`)).body.obj.status, { timeout: 30_000 })
    .not.toMatch(/pending|loading|parsed|preparing/);
  await done(calls, 'POST', `docs/${_id}/update_types`, { types: ['iso_9001'] });
  const dates = { issue_date: TODAY - 30 * DAY, expiry_date: TODAY + 335 * DAY };
  const said = { company_name: 'Calder Glass Ltd', standard: 'ISO 9001:2015', certificate_number: 'Q-1' };
  await done(calls, 'POST', `docs/${_id}/update`, { prep_data: { ...said, ...dates } });
}

/** An approved year with one bill, whose figures can be part of a passport. */
async function approvedYear(request: APIRequestContext): Promise<void> {
  const calls = other.within(request);
  await done(calls, 'POST', '/api/dev/subscription', { modules: [...SUBSCRIPTIONS], type: 'standard' });
  await billOf(calls, { from: Date.UTC(YEAR, 9, 1), to: Date.UTC(YEAR, 9, 31) });
  await done(calls, 'POST', 'decide_inventory_year', { year: YEAR, decision: 'approve' });
}

async function issued(page: Page): Promise<{ file: Buffer; fingerprint: string }> {
  await page.goto(`${other.origin}/docs/compliance`);
  await page.getByRole('link', { name: 'Supplier passports' }).click();
  await page.getByRole('button', { name: 'Issue passport' }).first().click();
  await page.getByLabel('Name').fill('For Harrow Brewing');
  await page.getByRole('checkbox', { name: /ISO 9001/ }).check();
  await page.getByRole('checkbox', { name: new RegExp(String(YEAR)) }).check();
  await page.getByRole('button', { name: 'Issue passport' }).click();
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('link', { name: 'Download passport' }).click(),
  ]);
  expect(download.suggestedFilename()).toBe('For Harrow Brewing.passport.zip');
  const fingerprint =
    (await page
      .locator('.cp-print')
      .filter({ hasText: /^[0-9a-f]{4}( [0-9a-f]{4}){15}$/ })
      .first()
      .textContent()) ?? '';
  return { file: readFileSync(await download.path()), fingerprint };
}

async function handIn(page: Page, file: Buffer): Promise<void> {
  await page.goto('/partner_compliance/passports');
  await expect(page.getByRole('button', { name: 'Upload passport' })).toBeVisible();
  const passport = { name: 'calder.passport.zip', mimeType: 'application/zip', buffer: file };
  await page.locator('input[type=file]').setInputFiles(passport);
  await page.waitForURL(/passports\/[0-9a-f-]{36}/);
}

/** The figures of the year become the annual return of the partner, with what the company spent. */
async function takeReturn(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Take as annual return' }).click();
  const dialog = page.getByRole('dialog', { name: `Take ${YEAR} as annual return` });
  await pick(page, dialog.getByLabel('Partner', { exact: true }), /Calder Glass/);
  await dialog.getByLabel('Revenue').fill('1000000');
  await dialog.getByLabel('Our spend').fill('10000');
  await dialog.getByRole('button', { name: 'Take as annual return' }).click();
  await expect(returned(page).filter({ hasText: 'Passport of Calder Glass Ltd' })).toBeVisible();
}

const returned = (page: Page) => page.getByRole('row').filter({ hasText: String(YEAR) });

const facts = (page: Page) => page.locator('.k-facts').first();

test('a passport of another installation is verified, trusted, taken as proof and revoked', async ({ browser }) => {
  const [here, there] = [await browser.newContext(), await browser.newContext()];
  await companyOf(other.within(there.request), 'Calder Glass Ltd');
  await certificate(there.request);
  await approvedYear(there.request);
  await companyOf(here.request, 'Harrow Brewing');
  await done(here.request, 'POST', '/api/dev/subscription', { modules: [...SUBSCRIPTIONS], type: 'standard' });
  const partner = await done(here.request, 'POST', 'partners', { name: 'Calder Glass' });
  const asks = { partner_id: partner._id, demand_type_id: 'iso_9001', frequency: 'on_expiry', requires_review: true };
  await done(here.request, 'POST', 'partner_compliance_demands', { ...asks, mandatory: true });
  const [asking, answering] = [await here.newPage(), await there.newPage()];

  const { file, fingerprint } = await issued(answering);

  const flipped = Buffer.from(file);
  flipped[flipped.length - 400] = (flipped[flipped.length - 400] ?? 0) ^ 1;
  await handIn(asking, flipped);
  await expect(facts(asking).getByText('Broken')).toBeVisible();
  await expect(asking.getByRole('alert').getByText(/byte \d/)).toBeVisible();

  await handIn(asking, file);
  await expect(facts(asking).getByText('Intact, signer unknown')).toBeVisible();
  await expect(asking.getByText('No, according to the issuer')).toBeVisible();
  const trust = asking.getByRole('form', { name: 'Trust the signer' });
  await trust.getByLabel('Fingerprint that the company told you').fill('0'.repeat(64));
  await trust.getByLabel('How you compared it').fill('Read out on the telephone');
  await trust.getByRole('button', { name: 'Trust the signer' }).click();
  await expect(trust.getByText(/This is not the fingerprint of the passport/)).toBeVisible();
  await trust.getByLabel('Fingerprint that the company told you').fill(fingerprint);
  await trust.getByRole('button', { name: 'Trust the signer' }).click();
  await expect(facts(asking).getByText('Intact and trusted')).toBeVisible();

  const address = asking.url();
  await takeReturn(asking);
  await asking.goto(address);
  await pick(asking, asking.getByLabel('Demand'), /Calder Glass/);
  await asking.getByRole('button', { name: 'Take as submission' }).click();
  await expect(asking.getByRole('link', { name: 'Passport of Calder Glass Ltd' })).toBeVisible();
  // The certificate itself, and what the passport is worth beside the checks.
  await expect(asking.locator('.doc-page canvas[data-drawn]')).toBeVisible();
  const beside = asking.getByRole('region', { name: 'Supplier passport' });
  await expect(beside.getByText('Intact and trusted')).toBeVisible();
  await asking.getByRole('button', { name: 'Accept' }).click();
  await expect(asking.getByText('Accepted').first()).toBeVisible();
  await expect(asking.locator('.k-tag').filter({ hasText: /^\W*Compliant$/ })).toBeVisible();

  await answering.getByRole('button', { name: 'Revoke' }).click();
  await answering.getByLabel('Reason').fill('The certificate was withdrawn');
  await answering.getByRole('form', { name: 'Revoke' }).getByRole('button', { name: 'Revoke' }).click();
  await expect(answering.getByText('The certificate was withdrawn')).toBeVisible();
  await asking.goto(address);
  await expectToFitTelephone(asking, 'A received passport');
  await expectToFitTelephone(answering, 'Issued passports');
  // The answering company caches the list for a minute.
  await expect(async () => {
    await asking.getByRole('button', { name: 'Ask the issuer' }).click();
    await expect(facts(asking).getByText('Revoked')).toBeVisible({ timeout: 5_000 });
  }).toPass({ timeout: 90_000, intervals: [5_000] });
  await expect(asking.getByText('The certificate was withdrawn')).toBeVisible();
  // What was taken from it says so too, and whose figures they were.
  await asking.goto(`/value-chain/${partner._id}`);
  await returned(asking).filter({ hasText: 'Passport revoked' }).click();
  const source = asking.getByRole('region', { name: 'Source' });
  await expect(source.getByText('The issuer has revoked this passport.')).toBeVisible();
  await expectNoFindings(asking, 'a return of a revoked passport');
  await expectToFitTelephone(asking, 'a return of a passport');
});
