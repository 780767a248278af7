import { readFile } from 'node:fs/promises';
import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { call, done } from './support/calls';
import { connect } from './support/connect';
import { findings } from './support/findings';
import { companyOf } from './support/people';
import { XLSX } from './support/sheets';
import { expectToFitTelephone } from './support/device/telephone';
import { filledIn } from './support/workbooks';

test.setTimeout(120_000);

const options = [
  { value: 'gmbh', label: 'GmbH' },
  { value: 'ag', label: 'AG' },
];
const tab = (id: string, label: string, questions: object[]) => ({ id, label, columns: 1, questions });
const TABS = [
  tab('general', 'General', [
    { id: 'certified', type: 'toggle', label: 'Is the site certified?', required: true },
    { id: 'form', type: 'select', label: 'Legal form', options },
  ]),
  tab('energy', 'Energy', [{ id: 'used', type: 'number', label: 'Energy used', unit: 'kWh', min: 0 }]),
];

/** Creates a survey that one company sends to another; returns the address of the request. */
async function surveyAsked(asking: APIRequestContext, asked: APIRequestContext): Promise<string> {
  await companyOf(asking, 'Harrow Brewing');
  const email = await companyOf(asked, 'Calder Glass Ltd');
  await done(asking, 'POST', '/api/dev/subscription', { modules: [...SUBSCRIPTIONS], type: 'standard' });
  await connect(asking, { request: asked, email }, { name: 'Calder Glass' });
  const survey = await call(asking, 'POST', 'partner_compliance_surveys', {
    survey_name: 'Energy',
    form: { tabs: TABS },
  });
  const partners = await call(asking, 'GET', 'partners');
  await call(asking, 'POST', 'partner_compliance_demands', {
    ...{ partner_id: partners.body.list[0]._id, demand_type_id: 'survey', survey_type_id: survey.body.obj._id },
  });
  const found = await call(asked, 'GET', 'partner_compliance_requests?includeOptional=true');
  return `/docs/compliance/${found.body.list[0]._id}`;
}

const upload = async (page: Page, buffer: Buffer) => {
  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('button', { name: 'Upload answers from Excel' }).click();
  await (await chooser).setFiles({ name: 'questions.xlsx', mimeType: XLSX, buffer });
};

test('a survey goes out as a workbook, and comes back filled in', async ({ page, browser }) => {
  const asking = await browser.newContext();
  const address = await surveyAsked(asking.request, page.context().request);
  const proposal = page.getByRole('group', { name: 'Answers from a file' });
  let workbook = Buffer.alloc(0);

  await test.step('Given the workbook of a request, and an answer that is given meanwhile', async () => {
    await page.goto(address);
    const download = page.waitForEvent('download');
    await page.getByRole('link', { name: 'Download questions as Excel' }).click();
    workbook = await readFile(await (await download).path());
    await page.getByRole('tab', { name: /^Energy/ }).click();
    await page.getByLabel(/^Energy used/).fill('7');
    await expect(page.getByText(/^Saved /)).toBeVisible();
  });

  await test.step('When it comes back with a wrong cell, that is said by its name, and nothing is answered', async () => {
    await upload(page, filledIn(workbook, { certified: 'perhaps', form: 'AG', used: '120.5' }));
    await expect(proposal).toContainText('This file changes 2 answers.');
    await expect(proposal.getByRole('alert')).toContainText('General!C2');
    await expect(proposal.getByRole('checkbox', { name: 'Legal form' })).toBeChecked();
    await expect(proposal.getByRole('checkbox', { name: 'Energy used' })).not.toBeChecked();
    await expect(proposal).toContainText('Changed since the download');
    expect(await findings(page)).toEqual([]);
    await expectToFitTelephone(page, 'A workbook that came back');
  });

  await test.step('Then what is right is taken over from all tabs at once', async () => {
    await upload(page, filledIn(workbook, { certified: 'Yes', form: 'AG', used: '120.5' }));
    await expect(proposal).toContainText('This file changes 3 answers.');
    await proposal.getByRole('checkbox', { name: 'Energy used' }).check();
    await proposal.getByRole('button', { name: 'Apply 3 answers' }).click();
    await expect(page.getByText('Answers applied')).toBeVisible();
    await expect(proposal).toBeHidden();
    await expect(page.getByLabel(/^Energy used/)).toHaveValue('120.5');
  });

  await test.step('And it is submitted as it stands', async () => {
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(page.getByText('These are the answers as they were sent.')).toBeVisible();
    await expect(page.locator('[data-question=used]')).toContainText('120.5\u00a0kWh');
  });
});
