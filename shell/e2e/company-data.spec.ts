import { expect, type Locator, type Page, test } from '@playwright/test';
import { typeDay } from './support/bills';
import { call, done } from './support/calls';
import { pickExact } from './support/fields';
import { expectNoFindings } from './support/findings';
import { colleagueOf, companyOf } from './support/people';
import { settled } from './support/settled';
import { expectToFitTelephone } from './support/device/telephone';

const PIXEL = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const PDF = Buffer.from('%PDF-1.7\n1 0 obj\n<< >>\nendobj\n%%EOF\n');

const tab = (page: Page, name: string): Locator =>
  page.getByRole('navigation', { name: 'Company' }).getByRole('link', { name: new RegExp(`^${name}`) });

const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();

/** Opens a tab and checks it in both colour schemes and on a phone. */
async function look(page: Page, name: string): Promise<void> {
  await tab(page, name).click();
  await settled(page);
  await expectNoFindings(page, name);
  await expectToFitTelephone(page, name);
}

async function save(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
}

test('whoever keeps the company’s data fills in its tabs', async ({ page, browser }) => {
  test.setTimeout(240_000);
  const theirs = await browser.newContext();
  await companyOf(theirs.request, 'Marsh Mills');
  await colleagueOf(theirs.request, page.request, ['user', 'edit_business']);
  const { body: sites } = await call(theirs.request, 'GET', 'locations');
  const person = { first_name: 'Ada', last_name: 'Turner', location_id: sites.list[0]._id };
  await done(theirs.request, 'POST', 'profiles', person);
  await theirs.close();

  await test.step('Details: from nothing said to a contact, an activity of the taxonomy and a logo', async () => {
    await page.goto('/business/company?tab=details&year=2025');
    await look(page, 'Details');
    for (const words of ['No contact specified', 'No markets', 'No sectors', 'No products defined'])
      await expect(page.getByText(words)).toBeVisible();

    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    await pickExact(page, page.getByLabel(/^ESG contact/), 'Ada Turner');
    const activity = 'CCM 4.1 Electricity generation using solar photovoltaic technology';
    await pickExact(page, page.getByRole('combobox', { name: /^EU taxonomy activities/ }), activity);
    await expectNoFindings(page, 'Form of the details');
    await save(page);
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeVisible();
    await expect(page.getByRole('listitem').filter({ hasText: activity })).toBeVisible();
    await expect(page.getByRole('main').getByText('Ada Turner')).toBeVisible();

    await page.locator('input[type=file]').setInputFiles({ name: 'logo.png', mimeType: 'image/png', buffer: PIXEL });
    await expect(page.getByRole('img', { name: 'Logo of Marsh Mills' })).toBeVisible();
    await page.getByRole('button', { name: 'Remove logo' }).click();
    await expect(page.getByText('Click confirm to remove logo. This action cannot be undone.')).toBeVisible();
    await confirm(page);
    await expect(page.getByText('No logo')).toBeVisible();
  });

  await test.step('Mission: an answer is kept once it is saved, and not lost before', async () => {
    await look(page, 'Mission');
    await page.getByLabel(/^Mission of the business/).fill('To grow peas with little water');
    await tab(page, 'Strategy').click();
    const question = page.getByRole('dialog', { name: 'Leave without saving?' });
    await question.getByRole('button', { name: 'Cancel' }).click();
    await save(page);
    await expect(tab(page, 'Mission')).toContainText('1/5');
  });

  await test.step('Policies: a draft, a document, and one of the company’s own', async () => {
    await look(page, 'Policies');
    await page.getByRole('link', { name: /^Bribery/ }).click();
    await page.getByRole('button', { name: 'Use the default text' }).click();
    await expect(page.getByText(/^This is a draft/)).toBeVisible();
    await expect(page.getByLabel(/^Content/)).toHaveValue(/^Marsh Mills does business/);
    await expectNoFindings(page, 'Editor of a policy');
    await save(page);
    await expect(page.getByRole('link', { name: /^Bribery/ })).toContainText('Complete');
    await expect(tab(page, 'Policies')).toContainText('1/10');

    await page.getByRole('link', { name: /^Compliance/ }).click();
    const input = page.locator('input[type=file]');
    await input.setInputFiles({ name: 'code.pdf', mimeType: 'application/pdf', buffer: PIXEL });
    await expect(page.getByRole('alert')).toHaveText('Upload a PDF, Word, RTF or plain text document');
    await input.setInputFiles({ name: 'code.pdf', mimeType: 'application/pdf', buffer: PDF });
    await expect(page.getByRole('link', { name: /^Compliance/ })).toContainText('Uploaded');
    await expect(page.getByRole('link', { name: 'code.pdf', exact: true })).toBeVisible();
    await page.getByRole('button', { name: 'Delete document' }).click();
    await confirm(page);
    await expect(page.getByRole('link', { name: /^Compliance/ })).toContainText('Empty');

    await page.getByRole('switch', { name: 'This policy is required' }).click();
    await expect(page.getByText('Not required. Justification required.')).toBeVisible();
    await page.getByLabel(/^Justification/).fill('Covered by our code of conduct');
    await save(page);
    await expect(page.getByRole('link', { name: /^Compliance/ })).toContainText('Not required');

    await page.getByRole('button', { name: 'Add custom policy' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Responsible drinking');
    await page.getByLabel(/^Content/).fill('Nobody drinks at work');
    await save(page);
    await expect(page.getByRole('link', { name: /^Responsible drinking/ })).toContainText('196 words short');
    await page.getByRole('button', { name: 'Delete policy' }).click();
    await confirm(page);
    await expect(page.getByRole('link', { name: /^Responsible drinking/ })).toHaveCount(0);
  });

  await test.step('Management: a role is there in the years that it was held', async () => {
    await look(page, 'Management');
    await page.getByRole('button', { name: 'Add role' }).click();
    await page.getByLabel('Role', { exact: true }).fill('Chair');
    await pickExact(page, page.getByLabel('Staff member', { exact: true }), 'Ada Turner');
    await page.getByLabel('Description', { exact: true }).fill('Leads the board');
    await typeDay(page, 'In office from', '01/03/2024');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('table').getByText('Chair')).toBeVisible();
    await page.goto('/business/company?tab=management&year=2023');
    await expect(page.getByText('No one held a management role in 2023.')).toBeVisible();
  });

  await test.step('Conduct issues: recorded with a fine, and removed', async () => {
    await page.goto('/business/company?tab=conduct_issues&year=2024');
    await look(page, 'Conduct issues');
    await page.getByRole('button', { name: 'Record conduct issue' }).click();
    await typeDay(page, 'Date', '03/05/2024');
    await page.getByLabel('Notes', { exact: true }).fill('Late return of a permit');
    await expectNoFindings(page, 'Form of a conduct issue');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('table').getByText('Late return of a permit')).toBeVisible();
    await page.getByRole('button', { name: 'Delete: 03/05/2024' }).click();
    await confirm(page);
    await expect(page.getByText('No conduct issues are recorded in 2024.')).toBeVisible();
  });

  for (const name of ['Staff policies', 'Strategy', 'Waste contracts'])
    await test.step(`${name}: open to everybody`, () => look(page, name));
});
