import { ENTRY_TEXTS, REDIRECT_MS } from '@lichen/contracts/identity/account-rules';
import { TEXTS } from '@lichen/contracts/text/texts';
import { type Locator, type Page, expect, test } from '@playwright/test';
import { PASSWORD, SETUP, answerChallenge, companyOf, newAddress, registered } from './support/people';

/** Returns the message under a field: the text that `aria-describedby` of the field refers to. */
async function expectUnder(field: Locator, text: string): Promise<void> {
  await expect(field).toHaveAttribute('aria-invalid', 'true');
  await expect(field).toHaveAccessibleDescription(new RegExp(text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')));
}

const password = (page: Page) => page.getByRole('textbox', { name: /assword$/ });
const terms = (page: Page) => page.getByRole('checkbox', { name: /^I accept the terms/ });
const numbers = (page: Page) => page.getByRole('group', { name: 'Click the highest number' });
const send = (page: Page, name: string) => page.getByRole('button', { name }).click();

test('the log-in form asks for both fields', async ({ page }) => {
  await page.goto('/login');
  await send(page, 'Log in');
  await expectUnder(page.getByLabel('Email'), ENTRY_TEXTS.required);
  await expectUnder(password(page), ENTRY_TEXTS.required);
});

test('the registration form says what is wrong under each field', async ({ page }) => {
  await test.step('Given an empty form, everything is asked for', async () => {
    await page.goto('/register');
    await expect(numbers(page).getByRole('button')).toHaveCount(3);
    await send(page, 'Register');
    await expectUnder(page.getByLabel('First name'), ENTRY_TEXTS.required);
    await expectUnder(page.getByLabel('Last name'), ENTRY_TEXTS.required);
    await expectUnder(page.getByLabel('Email'), ENTRY_TEXTS.emailRequired);
    await expectUnder(password(page), ENTRY_TEXTS.passwordRequired);
    await expectUnder(terms(page), ENTRY_TEXTS.terms);
    await expect(numbers(page)).toContainText(ENTRY_TEXTS.required);
  });

  await test.step('And names, address and password are looked at', async () => {
    await page.getByLabel('First name').fill('x'.repeat(26));
    await page.getByLabel('Last name').fill('www.shop');
    await page.getByLabel('Email').fill('robin@nowhere');
    await password(page).fill('x');
    await send(page, 'Register');
    await expectUnder(page.getByLabel('First name'), ENTRY_TEXTS.nameTooLong);
    await expectUnder(page.getByLabel('Last name'), ENTRY_TEXTS.nameInvalid);
    await expectUnder(page.getByLabel('Email'), ENTRY_TEXTS.emailInvalid);
    await expectUnder(
      password(page),
      'Too short. Must include at least one number. Must include at least one upper case letter.',
    );
    await password(page).fill('X'.repeat(31));
    await send(page, 'Register');
    await expectUnder(
      password(page),
      'Too long. Must include at least one number. Must include at least one lower case letter.',
    );
  });

  await test.step('And an edited field loses its error', async () => {
    await password(page).fill(PASSWORD);
    await expect(password(page)).not.toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('meter', { name: 'Password strength' })).toHaveAttribute('value', '5');
  });
});

test('a wrong number is refused, and other numbers are drawn', async ({ page }) => {
  await page.goto('/register');
  const buttons = numbers(page).getByRole('button');
  await expect(buttons).toHaveCount(3);
  const before = (await buttons.allTextContents()).map(Number);

  await test.step('Given three different numbers between 2 and 21', () => {
    expect(new Set(before).size).toBe(3);
    expect(before.every((number) => number >= 2 && number <= 21)).toBe(true);
  });

  await test.step('When the lowest is pressed', async () => {
    await buttons.nth(before.indexOf(Math.min(...before))).click();
    await send(page, 'Register');
  });

  await test.step('Then it says so and draws again', async () => {
    await expect(numbers(page)).toContainText(ENTRY_TEXTS.tryAgain);
    await expect.poll(async () => (await buttons.allTextContents()).join()).not.toBe(before.join());
  });
});

test('the third refusal blocks the form for this visit', async ({ page }) => {
  const email = newAddress();
  await page.goto('/join?invite=no-such-code');
  await page.getByLabel('Email').fill(email);
  await password(page).fill(PASSWORD);
  await terms(page).check();

  for (const count of [1, 2, 3]) {
    await send(page, 'Join');
    await expect(page.getByRole('alert').filter({ hasText: ENTRY_TEXTS.inviteUnknown })).toBeVisible();
    await expect(page.getByRole('alert').filter({ hasText: ENTRY_TEXTS.blocked })).toHaveCount(count > 2 ? 1 : 0);
    if (count < 3) await expect(page.getByRole('button', { name: 'Join' })).toBeEnabled();
  }
  await expect(page.getByRole('button', { name: 'Join' })).toBeDisabled();
  await page.reload();
  await expect(page.getByRole('alert')).toHaveText(ENTRY_TEXTS.blocked);
});

test('joining asks for a code where the link brought none', async ({ page }) => {
  await page.goto('/join');
  await send(page, 'Join');
  await expectUnder(page.getByLabel('Invitation code'), ENTRY_TEXTS.inviteRequired);
  await expectUnder(page.getByLabel('Email'), ENTRY_TEXTS.emailRequired);
  await expectUnder(password(page), ENTRY_TEXTS.passwordRequired);
  await expectUnder(terms(page), ENTRY_TEXTS.terms);
});

test('forgetting and resetting ask for what they need', async ({ page }) => {
  await page.goto('/forgot-password');
  await send(page, 'Send the link');
  await expectUnder(page.getByLabel('Email'), ENTRY_TEXTS.emailRequired);
  await page.goto('/reset-password');
  await send(page, 'Change password');
  await expectUnder(page.getByLabel('Reset code'), ENTRY_TEXTS.required);
  await expectUnder(password(page), ENTRY_TEXTS.passwordRequired);
});

test('set-up asks for everything but the second address line', async ({ page }) => {
  await registered(page.request);
  await page.goto('/setup');
  await send(page, 'Finish set-up');
  for (const label of ['Company name', 'Company number', 'Address line 1', 'Town or city', 'Post code'])
    await expectUnder(page.getByLabel(label), ENTRY_TEXTS.required);
  await expectUnder(page.getByLabel('Country'), TEXTS.gridNotSupported);
  await expect(page.getByLabel('Address line 2')).not.toHaveAttribute('aria-invalid', 'true');

  await test.step('A country with several grids lets the person choose, one with a single grid does not', async () => {
    await page.getByLabel('Country').selectOption('US');
    await expect(page.getByLabel('Electricity grid').getByRole('option')).toHaveCount(1 + 26 + 1);
    await page.getByLabel('Country').selectOption({ label: 'United Kingdom' });
    await expect(page.getByLabel('Electricity grid')).toHaveCount(0);
  });
});

/** Real time for the page to take in an answer; its own clock stands still meanwhile. */
const TAKEN_IN_MS = 500;

/** The page's clock is ours here, so that a busy machine can neither lengthen nor shorten the pause. */
async function expectPause(page: Page, path: string, specified: number, act: () => Promise<void>): Promise<void> {
  let left = false;
  page.on('request', (request) => {
    left ||= request.isNavigationRequest() && request.url().endsWith('/dashboard');
  });
  const answered = page.waitForResponse((response) => response.url().endsWith(path) && response.ok());
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await act();
  await (await answered).finished();
  await new Promise((resolve) => setTimeout(resolve, TAKEN_IN_MS));
  await page.clock.runFor(specified - 1);
  expect(left, `left before ${specified} ms`).toBe(false);
  await page.clock.runFor(1);
  await expect.poll(() => left, `left after ${specified} ms`).toBe(true);
  await page.clock.resume();
}

test('each success waits as long as specified before it leads on', async ({ page }) => {
  await page.clock.install();

  await test.step('2000 ms after registration', async () => {
    await page.goto('/register');
    await page.getByLabel('First name').fill('Robin');
    await page.getByLabel('Last name').fill('Marsh');
    await page.getByLabel('Email').fill(newAddress());
    await password(page).fill(PASSWORD);
    await answerChallenge(page);
    await terms(page).check();
    await expectPause(page, '/api/auth/register', REDIRECT_MS.register, () => send(page, 'Register'));
  });

  await test.step('250 ms after set-up', async () => {
    await page.waitForURL('**/setup');
    await page.getByLabel('Company name').fill('Marsh Mills');
    await page.getByLabel('Company number').fill(SETUP.main_company_number);
    await page.getByLabel('Country').selectOption({ label: 'United Kingdom' });
    await page.getByLabel('Address line 1').fill(SETUP.address_line1);
    await page.getByLabel('Town or city').fill(SETUP.town_or_city);
    await page.getByLabel('Post code').fill(SETUP.post_code);
    await expectPause(page, '/api/data/setup', REDIRECT_MS.setup, () => send(page, 'Finish set-up'));
  });

  await test.step('300 ms after log-in', async () => {
    // A dashboard that is still on its way, or finds its session replaced, would take the place of the next page.
    await page.waitForURL('**/dashboard');
    await page.goto('about:blank');
    const email = await companyOf(page.request, 'Marsh Mills');
    await page.context().clearCookies();
    await page.goto('/login');
    await page.getByLabel('Email').fill(email);
    await password(page).fill(PASSWORD);
    await expectPause(page, '/api/auth/login', REDIRECT_MS.login, () => send(page, 'Log in'));
  });
});
