import { CONNECTION_TEXTS } from '@lichen/contracts/compliance/connection-texts';
import { type APIRequestContext, type Page, expect, test } from '@playwright/test';
import { done } from './support/calls';
import { linkTo, nextMail } from './support/mail';
import { PASSWORD, companyOf, confirmed, logIn, newAddress, register, setUp } from './support/people';

const main = (page: Page) => page.getByRole('main');
const invitations = (page: Page) =>
  page.getByRole('region', { name: 'Connection invitations from other companies', exact: true });
const tag = (page: Page, state: string) => main(page).locator('.k-tag', { hasText: state });

/** Where the home page leads somebody who has come with an invitation. */
const door = async (page: Page, name: string): Promise<string> =>
  (await page.getByRole('link', { name, exact: true }).getAttribute('href')) ?? '';

/** Link and code of the invitation that has come to an address. */
async function invitationTo(
  request: APIRequestContext,
  email: string,
  known = 0,
): Promise<{ link: string; code: string }> {
  const mail = await nextMail(request, email, known);
  return { link: linkTo('/connect', mail), code: mail.text.match(/code: ([A-Z0-9]{6})/)?.[1] ?? '' };
}

/** Sends an invitation from the connection tab of the partner on screen. */
async function invite(page: Page, email: string): Promise<void> {
  await main(page).getByRole('link', { name: 'Connection' }).click();
  await main(page).getByLabel('Email').fill(email);
  await main(page).getByRole('button', { name: 'Send invitation' }).click();
  await expect(page.getByText(`Invitation sent to ${email}`)).toBeVisible();
}

test('a supplier registers by the link of an invitation, accepts it, and both are connected', async ({
  page,
  browser,
}) => {
  const buying = await browser.newContext();
  const buyer = await buying.newPage();
  const email = newAddress();
  let code = '';

  await test.step('Given a company that invites its supplier from the partner’s page', async () => {
    await companyOf(buying.request, 'Marsh Mills');
    const { _id } = await done(buying.request, 'POST', 'partners', { name: 'Calder Malt' });
    await buyer.goto(`/value-chain/${_id}`);
    await invite(buyer, email);
    await expect(tag(buyer, 'Invited')).toBeVisible();
  });

  await test.step('When the supplier follows the link of the mail without an account', async () => {
    const sent = await invitationTo(buying.request, email);
    code = sent.code;
    await page.goto(sent.link);
    await expect(page).toHaveURL(/\/\?invitationCode=/);
    await register(page, email, await door(page, 'Register'));
    await confirmed(page.request, email);
    await setUp(page, 'Calder Malt Ltd');
    await done(page.context().request, 'PATCH', 'profile', { seen_welcome: true });
    await page.goto('/dashboard');
  });

  await test.step('Then the dashboard shows the invitation, and the inviter that it has come', async () => {
    await expect(invitations(page).getByText('Marsh Mills')).toBeVisible();
    await expect(tag(buyer, 'Requested')).toBeVisible();
  });

  await test.step('And a wrong code says how many attempts remain, under the field', async () => {
    await invitations(page).getByLabel('Connection code').fill('AAAAAA');
    await invitations(page).getByRole('button', { name: 'Accept' }).click();
    await expect(invitations(page).getByRole('alert')).toHaveText(CONNECTION_TEXTS.wrongTwoLeft);
    await expect(page).toHaveURL(/\/dashboard$/);
  });

  await test.step('And the right code connects both and leads to the new partner', async () => {
    await invitations(page).getByLabel('Connection code').fill(code);
    await invitations(page).getByRole('button', { name: 'Accept' }).click();
    await expect(page.getByText(CONNECTION_TEXTS.successful)).toBeVisible();
    await expect(page).toHaveURL(/\/value-chain\/[\w-]+$/);
    await expect(main(page).getByRole('heading', { level: 1 })).toHaveText('Marsh Mills');
    await expect(tag(page, 'Connected').first()).toBeVisible();
    await expect(buyer.getByText('You and Calder Malt are connected.')).toBeVisible();
  });

  await buying.close();
});

test('a company that has an account receives an invitation by logging in, and rejects it', async ({
  page,
  browser,
}) => {
  const buying = await browser.newContext();
  const selling = await browser.newContext();
  await companyOf(buying.request, 'Fen Bakery');
  const email = await companyOf(selling.request, 'Harrow Glass');
  await selling.close();
  const partner = await done(buying.request, 'POST', 'partners', { name: 'Harrow Glass' });
  await done(buying.request, 'POST', `partners/${partner._id}/invite`, { email });
  const { link } = await invitationTo(buying.request, email, 1);

  await page.goto(link);
  await logIn(page, email, PASSWORD, await door(page, 'Log in'));
  await expect(invitations(page).getByText('Fen Bakery')).toBeVisible();

  await page.goto('/value-chain');
  await invitations(page).getByRole('button', { name: 'Reject' }).click();
  const question = page.getByRole('dialog', { name: 'Invitation from Fen Bakery' });
  await expect(question).toContainText(CONNECTION_TEXTS.rejectQuestion);
  await question.getByRole('button', { name: 'Confirm' }).click();
  await expect(invitations(page)).toHaveCount(0);

  const buyer = await buying.newPage();
  await buyer.goto(`/value-chain/${partner._id}?tab=connection`);
  await expect(tag(buyer, 'Rejected')).toBeVisible();
  await buying.close();
});
