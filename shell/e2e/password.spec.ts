import { ENTRY_TEXTS } from '@lichen/contracts/identity/account-rules';
import { type Page, expect, test } from '@playwright/test';
import { linkTo, nextMail } from './support/mail';
import { PASSWORD, companyOf, logIn, newAddress } from './support/people';

async function forgot(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the link' }).click();
  await expect(page.getByRole('status')).toHaveText(ENTRY_TEXTS.resetSent);
}

async function choose(page: Page, link: string, password: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('textbox', { name: 'New password' }).fill(password);
  await page.getByRole('button', { name: 'Change password' }).click();
}

test('a forgotten password is replaced through the mail', async ({ page, browser }) => {
  const CHANGED = 'Lichen-test-2';
  let email = '';
  let link = '';

  await test.step('Given somebody with an account', async () => {
    const elsewhere = await browser.newContext();
    email = await companyOf(elsewhere.request, 'Marsh Mills');
    await elsewhere.close();
  });

  await test.step('When they say that they forgot the password', async () => {
    await page.goto('/login');
    await page.getByRole('link', { name: 'Forgot password?' }).click();
    await forgot(page, email);
    link = linkTo('/reset-password', await nextMail(page.request, email, 1));
  });

  await test.step('And choose a new one by the link of the mail', async () => {
    await choose(page, link, 'weak');
    await expect(
      page.getByText([ENTRY_TEXTS.tooShort, ENTRY_TEXTS.needsNumber, ENTRY_TEXTS.needsUpper].join(' ')),
    ).toBeVisible();
    await choose(page, link, CHANGED);
    await expect(page.getByRole('heading', { name: ENTRY_TEXTS.allDone })).toBeVisible();
  });

  await test.step('Then the old password is refused and the new one works', async () => {
    await page.context().clearCookies();
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Log in' }).click();
    await expect(page.getByRole('alert')).toHaveText(ENTRY_TEXTS.wrongLogin);
    await logIn(page, email, CHANGED);
  });

  await test.step('And the used link offers a new one', async () => {
    await page.context().clearCookies();
    await choose(page, link, 'Lichen-test-3');
    await expect(page.getByRole('alert')).toHaveText(ENTRY_TEXTS.resetExpired);
    await page.getByRole('link', { name: 'Request a new code' }).click();
    await forgot(page, email);
    await choose(page, linkTo('/reset-password', await nextMail(page.request, email, 2)), PASSWORD);
    await expect(page.getByRole('heading', { name: ENTRY_TEXTS.allDone })).toBeVisible();
  });
});

test('an unknown address reads the same words', async ({ page }) => {
  await test.step('When somebody without an account asks for a link', () => page.goto('/forgot-password'));
  await test.step('Then nothing tells them that there is none', () => forgot(page, newAddress()));
});
