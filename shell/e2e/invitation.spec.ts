import { ENTRY_TEXTS } from '@lichen/contracts/identity/account-rules';
import { expect, test } from '@playwright/test';
import { done } from './support/calls';
import { linkTo, nextMail } from './support/mail';
import { PASSWORD, companyOf, newAddress } from './support/people';

test('an invited person joins by the link of the mail, once', async ({ page, browser }) => {
  const admin = await browser.newContext();
  const email = newAddress();
  let link = '';

  await test.step('Given an administrator who invites somebody', async () => {
    await companyOf(admin.request, 'Marsh Mills');
    await done(admin.request, 'POST', 'members', { first_name: 'Kim', last_name: 'Vale', email, roles: ['user'] });
    link = linkTo('/join', await nextMail(admin.request, email));
  });

  /** Where the invitation is none any more, the page asks for the address again. */
  const join = async (typed?: string) => {
    await page.goto(link);
    await expect(page.getByLabel('Invitation code')).toHaveCount(0);
    if (typed) await page.getByLabel('Email').fill(typed);
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('checkbox', { name: /^I accept the terms/ }).check();
    await page.getByRole('button', { name: 'Join' }).click();
  };

  await test.step('When the person follows the link, is told who invites them, and joins', async () => {
    await page.goto(link);
    await expect(page.getByText(/ has invited you to join Marsh Mills\.$/)).toBeVisible();
    await expect(page.getByLabel('Email')).toHaveValue(email);
    await join();
    await page.waitForURL('**/dashboard');
  });

  await test.step('Then they are in that company, with their own name', async () => {
    await expect(page.getByRole('banner').getByText('Marsh Mills')).toBeVisible();
    await expect(page.getByRole('button', { name: 'Menu of Kim Vale' })).toBeVisible();
  });

  await test.step('And the link is worth nothing any more', async () => {
    await page.getByRole('button', { name: 'Menu of Kim Vale' }).click();
    await page.getByRole('menuitem', { name: 'Log out' }).click();
    await expect(page.getByRole('heading', { name: 'Know what you emit. Prove it.' })).toBeVisible();
    await join(email);
    await expect(page.getByRole('alert')).toHaveText(ENTRY_TEXTS.inviteUnknown);
  });

  await admin.close();
});
