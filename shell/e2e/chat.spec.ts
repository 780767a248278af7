import { PARTNER_SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { type Browser, expect, type Page, test } from '@playwright/test';
import { call, done } from './support/calls';
import { connect } from './support/connect';
import { pick } from './support/fields';
import { expectNoFindings } from './support/findings';
import { companyOf } from './support/people';
import { billPdf } from './support/pdf-bill';
import { expectToFitTelephone, TELEPHONE } from './support/device/telephone';

test.setTimeout(90_000);

const history = (page: Page) => page.getByRole('log', { name: 'Messages' });
const message = (page: Page) => page.getByLabel('Message', { exact: true });

/** Two connected companies; the second has a partner account, and is a contact of the first. */
async function bothSides(browser: Browser): Promise<{ one: Page; other: Page; partner_id: string }> {
  const [first, second] = [await browser.newContext(), await browser.newContext({ viewport: TELEPHONE })];
  await companyOf(first.request, 'Harrow Brewing');
  const email = await companyOf(second.request, 'Calder Glass Ltd');
  const partner_id = await connect(first.request, { request: second.request, email }, { name: 'Calder Glass' });
  await done(first.request, 'POST', 'partner_contacts', { partner_id, first_name: 'Ana', last_name: 'Ruiz', email });
  await done(second.request, 'POST', '/api/dev/subscription', { modules: [...PARTNER_SUBSCRIPTIONS], type: 'partner' });
  return { one: await first.newPage(), other: await second.newPage(), partner_id };
}

test('two companies write to each other: draft, sent, delivered, read, with a file', async ({ browser }) => {
  const { one, other, partner_id } = await bothSides(browser);

  await test.step('Given a contact whom nobody has written to', async () => {
    await one.goto(`/value-chain/${partner_id}?tab=messages`);
    await one.getByRole('button', { name: 'New conversation' }).click();
    const dialog = one.getByRole('dialog', { name: 'New conversation' });
    await pick(one, dialog.getByLabel('Contact', { exact: true }), 'Ana Ruiz');
    await dialog.getByRole('button', { name: 'Open conversation' }).click();
    await expect(one.getByRole('heading', { name: 'Ana Ruiz' })).toBeVisible();
    await other.goto('/chat');
    await expect(other.getByText('No conversations yet')).toBeVisible();
  });

  await test.step('When a draft is kept, edited and sent', async () => {
    await message(one).fill('Could you send the figures?');
    await one.keyboard.press('Control+s');
    await expect(one.getByText('Draft. Only your company sees it.')).toBeVisible();
    await expect(message(one)).toHaveValue('');
    await history(one).getByRole('button', { name: 'Edit' }).click();
    await one.getByLabel('Draft', { exact: true }).fill('Could you send the cullet figures?');
    await one.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByText('No conversations yet')).toBeVisible();
    await history(one).getByRole('button', { name: 'Send' }).click();
    await expect(history(one).getByText('Delivered')).toBeVisible();
  });

  await test.step('Then it stands on the open page of the other company within a second', async () => {
    const entry = other.getByRole('link', { name: /Could you send the cullet figures\?/ });
    await expect(entry).toBeVisible({ timeout: 2000 });
    await expect(entry.getByText('1 unread')).toBeAttached();
    await entry.click();
    await expect(history(other).getByText('Could you send the cullet figures?')).toBeVisible();
    await expect(history(one).getByText(/^Read \d/)).toBeVisible({ timeout: 2000 });
    await expectToFitTelephone(other, 'a conversation');
    await expectNoFindings(other, 'a conversation on a telephone');
  });

  await test.step('And a file and an answer come back the same way', async () => {
    const file = { name: 'Cullet 2026.pdf', mimeType: 'application/pdf', buffer: billPdf({ number: 'C-1' }) };
    await other.locator('input[type=file]').setInputFiles([file]);
    await expect(history(other).getByRole('link', { name: 'Cullet 2026.pdf' })).toBeVisible();
    await history(other).getByRole('button', { name: 'Send' }).click();
    await message(other).fill('Here they are.');
    await other.keyboard.press('Control+Enter');
    await expect(history(one).getByText('Here they are.')).toBeVisible({ timeout: 3000 });
    const [download] = await Promise.all([
      one.waitForEvent('download'),
      history(one).getByRole('link', { name: 'Cullet 2026.pdf' }).click(),
    ]);
    expect(download.suggestedFilename()).toBe('Cullet 2026.pdf');
    await expectToFitTelephone(other, 'a conversation');
    await expectNoFindings(one, 'a conversation');
  });

  await test.step('And the address of a conversation opens it again, with what was said', async () => {
    await one.goto('/chat');
    await one.getByRole('link', { name: /Ana Ruiz/ }).click();
    await expect(one).toHaveURL(/\/chat\?partner_id=.+&to=.+/);
    await one.reload();
    await expect(history(one).getByText('Could you send the cullet figures?')).toBeVisible();
    await expect(one.getByText(/Administrators and compliance officers of Harrow Brewing/)).toBeVisible();
    await expectNoFindings(one, 'a conversation');
  });

  await test.step('And with the connection it ends: what was said stays', async () => {
    const { list } = (await (await other.request.get('/api/data/partners')).json()) as { list: { _id: string }[] };
    const ended = await call(other.request, 'DELETE', `partners/${list[0]?._id}`);
    expect(ended.body).toMatchObject({ ok: true });
    await expect(one.getByText(/You are no longer connected with this partner/)).toBeVisible({ timeout: 10_000 });
    await expect(history(one).getByText('Here they are.')).toBeVisible();
    await expect(message(one)).toHaveCount(0);
  });
});
