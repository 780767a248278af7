import { randomBytes } from 'node:crypto';
import { type APIRequestContext, type Page, expect } from '@playwright/test';
import { call, done } from './calls';
import { linkTo, nextMail } from './mail';

export const PASSWORD = 'Lichen-test-1';

export const SETUP = {
  country: 'GB',
  electricity_grid: 'United Kingdom',
  address_line1: '1 Mill Lane',
  address_line2: '',
  town_or_city: 'Leeds',
  post_code: 'LS1 1AA',
  main_company_number: '01234567',
};

/** Returns an address that no run has used before. */
export const newAddress = (): string => `robin.${randomBytes(5).toString('hex')}@journeys.example`;

/** Selects the highest of the three numbers, as a person does. */
export async function answerChallenge(page: Page): Promise<void> {
  const buttons = page.getByRole('group', { name: 'Click the highest number' }).getByRole('button');
  await expect(buttons).toHaveCount(3);
  const numbers = (await buttons.allTextContents()).map(Number);
  await buttons.nth(numbers.indexOf(Math.max(...numbers))).click();
}

/** Registers a person; `address` is the page with an invitation, if there is one. */
export async function register(page: Page, email: string, address = '/register'): Promise<void> {
  await page.goto(address);
  await page.getByLabel('First name').fill('Robin');
  await page.getByLabel('Last name').fill('Marsh');
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
  await answerChallenge(page);
  await page.getByRole('checkbox', { name: /^I accept the terms/ }).check();
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL('**/setup');
}

/** Sets up a British company, which has a single grid and so no choice of grid. */
export async function setUp(page: Page, company: string): Promise<void> {
  await page.getByLabel('Company name').fill(company);
  await page.getByLabel('Company number').fill(SETUP.main_company_number);
  await page.getByLabel('Country').selectOption({ label: 'United Kingdom' });
  await page.getByLabel('Address line 1').fill(SETUP.address_line1);
  await page.getByLabel('Town or city').fill(SETUP.town_or_city);
  await page.getByLabel('Post code').fill(SETUP.post_code);
  await page.getByRole('button', { name: 'Finish set-up' }).click();
  await page.waitForURL('**/dashboard');
}

/** Logs a person in; `address` is the page with an invitation, if there is one. */
export async function logIn(page: Page, email: string, password = PASSWORD, address = '/login'): Promise<void> {
  await page.goto(address);
  await page.getByLabel('Email').fill(email);
  await page.getByRole('textbox', { name: 'Password' }).fill(password);
  await page.getByRole('button', { name: 'Log in' }).click();
  await page.waitForURL('**/dashboard');
}

/** Confirms an address through the link in its mail. */
export async function confirmed(request: APIRequestContext, email: string): Promise<void> {
  const link = linkTo('/confirm', await nextMail(request, email));
  const code = new URL(link, 'http://here').searchParams.get('code');
  const answer = await call(request, 'POST', '/api/auth/confirm', { code, decision: 'confirm' });
  expect(answer.status).toBe(200);
}

/** Registers a person by API calls; the request context then has that person's cookies. */
export async function registered(request: APIRequestContext): Promise<string> {
  const email = newAddress();
  const { body: challenge } = await call(request, 'GET', '/api/auth/challenge');
  const person = { first_name: 'Robin', last_name: 'Marsh', email, password: PASSWORD, accept_terms: true };
  await done(request, 'POST', '/api/auth/register', {
    ...person,
    ...challenge,
    answer: Math.max(...(challenge.test as number[])),
  });
  await confirmed(request, email);
  return email;
}

/** Creates and sets up a new company by API calls and leaves its administrator logged in. */
export async function companyOf(request: APIRequestContext, company_name: string): Promise<string> {
  const email = await registered(request);
  await done(request, 'POST', 'setup', { company_name, ...SETUP });
  await done(request, 'PATCH', 'profile', { seen_welcome: true });
  return email;
}

/**
 * Has the administrator invite a colleague, who joins through the mail; `theirs` is then logged in as the colleague.
 */
export async function colleagueOf(
  admin: APIRequestContext,
  theirs: APIRequestContext,
  roles: readonly string[],
): Promise<{ _id: string; email: string }> {
  const email = newAddress();
  const { _id } = await done(admin, 'POST', 'members', { first_name: 'Kim', last_name: 'Vale', email, roles });
  const link = linkTo('/join', await nextMail(admin, email));
  const code = new URL(link, 'http://here').searchParams.get('invite');
  await done(theirs, 'POST', '/api/auth/join', { email, password: PASSWORD, accept_terms: true, invite_code: code });
  await done(theirs, 'PATCH', 'profile', { seen_welcome: true });
  return { _id, email };
}
