import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { expect, type Page, test } from '@playwright/test';
import { done, ORIGIN } from './support/calls';
import { linkTo, nextMail } from './support/mail';
import { companyOf, confirmed, newAddress, register, setUp } from './support/people';
import { addProof } from './support/proof';
import { expectToFitTelephone, TELEPHONE } from './support/device/telephone';

test.setTimeout(240_000);

const invitations = (page: Page) =>
  page.getByRole('region', { name: 'Connection invitations from other companies', exact: true });

test('a supplier without an account comes from the mail to its submission, on a telephone', async ({ browser }) => {
  const [buying, supplying] = [await browser.newContext(), await browser.newContext({ viewport: TELEPHONE })];
  const [buyer, phone] = [await buying.newPage(), await supplying.newPage()];
  const email = newAddress();
  let partner_id = '';

  await test.step('Given a company that asks a partner for its insurance and invites it', async () => {
    await companyOf(buying.request, 'Marsh Mills');
    await done(buying.request, 'POST', '/api/dev/subscription', { modules: [...SUBSCRIPTIONS], type: 'standard' });
    partner_id = (await done(buying.request, 'POST', 'partners', { name: 'Calder Malt' }))._id;
    const asks = { partner_id, demand_type_id: 'insurance', frequency: 'every_year', mandatory: true };
    await done(buying.request, 'POST', 'partner_compliance_demands', { ...asks, requires_review: true });
    await done(buying.request, 'POST', `partners/${partner_id}/invite`, { email });
  });

  await test.step('When somebody of the partner follows the mail, registers and accepts', async () => {
    const mail = await nextMail(buying.request, email, 0);
    const code = mail.text.match(/code: ([A-Z0-9]{6})/)?.[1] ?? '';
    await phone.goto(linkTo('/connect', mail));
    await expect(phone).toHaveURL(/\/\?invitationCode=/);
    const door = phone.getByRole('link', { name: 'Register', exact: true });
    await register(phone, email, (await door.getAttribute('href')) ?? '');
    await confirmed(phone.request, email);
    await setUp(phone, 'Calder Malt Ltd');
    await done(supplying.request, 'PATCH', 'profile', { seen_welcome: true });
    await phone.goto('/dashboard');
    await expectToFitTelephone(phone, 'an invitation');
    await invitations(phone).getByLabel('Connection code').fill(code);
    await invitations(phone).getByRole('button', { name: 'Accept' }).click();
    await expect(phone).toHaveURL(/\/value-chain\/[\w-]+$/);
  });

  await test.step('Then the mail of the request leads to it, and the proof is uploaded and submitted there', async () => {
    await phone.goto(await requestLink(phone, email));
    await expect(phone.getByRole('heading', { level: 1 })).toHaveText('Marsh Mills asks for: Insurance');
    await expectToFitTelephone(phone, 'a request');
    await addProof(phone, 'Calder 2027.pdf');
    await expect(phone.getByText(/person at .* will see the file and the data read from it/)).toBeVisible();
    await phone.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(phone.getByText('For review').first()).toBeVisible();
    await expectToFitTelephone(phone, 'a submission');
  });

  await test.step('And the company that asked finds it to be reviewed', async () => {
    await buyer.goto('/partner_compliance');
    await expect(buyer.getByRole('row').filter({ hasText: /Calder Malt.*Insurance.*For review/ })).toBeVisible();
  });
});

/** Address of the request that the supplier was mailed, once it is connected. */
async function requestLink(page: Page, email: string): Promise<string> {
  let found = '';
  await expect(async () => {
    const { list } = (await (await page.request.get(`${ORIGIN}/operator/inbox`)).json()) as {
      list: { to: string; text: string }[];
    };
    const mails = list.filter(({ to }) => to === email);
    found = mails.map(({ text }) => /\S+\/docs\/compliance\/[\w-]+/.exec(text)?.[0]).find(Boolean) ?? '';
    expect(found).not.toBe('');
  }).toPass({ timeout: 30_000 });
  return new URL(found, ORIGIN).pathname;
}
