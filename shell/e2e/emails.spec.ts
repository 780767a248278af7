import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { expect, test } from '@playwright/test';
import { OCTOBER } from './support/bills';
import { call, done } from './support/calls';
import { expectNoFindings } from './support/findings';
import { type SentMail, sendMail } from './support/mail-in';
import { billPdf } from './support/pdf-bill';
import { companyOf } from './support/people';
import { settled } from './support/settled';
import { expectToFitTelephone } from './support/device/telephone';

test.setTimeout(120_000);

const bill = { name: 'Invoice 88213.pdf', type: 'application/pdf', bytes: billPdf() };
const logo = { name: 'logo.png', type: 'image/png', bytes: Buffer.alloc(20_000, 7), cid: 'logo' };

test('a bill sent by email is read and applied', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  await done(context.request, 'POST', '/api/dev/subscription', { modules: [...SUBSCRIPTIONS], type: 'standard' });
  const { address } = (await call(context.request, 'GET', 'email_address')).body.obj;
  const mail: SentMail = {
    ...{
      to: address,
      id: 'october',
      subject: 'Your bill for October',
      text: 'Dear customer,\r\nyour bill is attached.',
    },
    files: [logo, bill],
  };

  await test.step('Given the address above the list of documents', async () => {
    await page.goto('/docs/index');
    await expect(page.getByText(address)).toBeVisible();
    await page.getByRole('link', { name: /^Emails/ }).click();
    await expect(page.getByText('No email has come yet.')).toBeVisible();
    await page.getByRole('button', { name: 'Copy the address' }).focus();
    await expectNoFindings(page, 'no emails');
  });

  await test.step('When the supplier sends a bill, it stands in the open list', async () => {
    await sendMail(context.request, mail);
    await expect(page.getByRole('row', { name: /Your bill for October/ })).toContainText('1 Loaded · 1 Left out');
    await expectNoFindings(page, 'emails');
    await expectToFitTelephone(page, 'emails');
  });

  await test.step('Then the email shows its text, its bill, and why its picture was left out', async () => {
    await page.getByRole('row', { name: /Your bill for October/ }).click();
    await expect(page.getByRole('region', { name: 'Text' })).toContainText('your bill is attached.');
    const files = page.getByRole('region', { name: 'Files' });
    await expect(files.getByRole('listitem').filter({ hasText: 'logo.png' })).toContainText(
      'A picture within the text',
    );
    await settled(page);
    await expectNoFindings(page, 'email');
    await expectToFitTelephone(page, 'email');
    await page.reload();
    await files.getByRole('link', { name: 'Open Invoice 88213.pdf' }).click();
  });

  await test.step('And the bill is read, and applied', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Invoice 88213.pdf' })).toBeVisible();
    await page.getByRole('button', { name: 'Apply', exact: true }).click({ timeout: 60_000 });
    const question = page.getByRole('dialog', { name: 'Apply' });
    const applied = page.getByRole('link', { name: 'Applied 1' });
    await expect(question.or(applied)).toBeVisible();
    if (await question.isVisible()) await question.getByRole('button', { name: 'Apply anyway' }).click();
    await expect(applied).toBeVisible();
    const { list } = (await call(page.request, 'GET', 'electricity_activitys')).body;
    const { from, to, amount } = OCTOBER;
    expect(list[0]).toMatchObject({ from, to, amount });
  });

  await test.step('And the same email again is marked, and loaded when somebody asks', async () => {
    await sendMail(context.request, { ...mail, text: 'Once more, by another way.' });
    await page.goto('/docs/emails');
    const again = page.getByRole('row', { name: /Your bill for October/ }).filter({ hasText: 'Duplicate' });
    await again.click();
    await page.getByRole('button', { name: 'Load files' }).click();
    await expect(page.getByText('Files loaded')).toBeVisible();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('link', { name: 'Emails 1' })).toBeVisible();
  });
});
