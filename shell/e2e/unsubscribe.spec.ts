import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { expect, test } from '@playwright/test';
import { call, done } from './support/calls';
import { connect } from './support/connect';
import { findings } from './support/findings';
import { companyOf } from './support/people';
import { expectToFitTelephone } from './support/device/telephone';

test.setTimeout(120_000);

test('emails of one kind are turned off by the link of one, and on again in the profile', async ({ page, browser }) => {
  const [one, other, stranger] = await Promise.all([browser.newContext(), page.context(), browser.newContext()]);
  const page2 = await stranger.newPage();
  await companyOf(one.request, 'Harrow Brewing');
  const email = await companyOf(other.request, 'Calder Glass Ltd');
  await done(one.request, 'POST', '/api/dev/subscription', { modules: [...SUBSCRIPTIONS], type: 'standard' });
  await connect(one.request, { request: other.request, email }, { name: 'Calder Glass' });
  const [theirs] = (await call(one.request, 'GET', 'partners')).body.list;
  const asked = { partner_id: theirs._id, demand_type_id: 'insurance' };
  const { _id } = (await call(one.request, 'POST', 'partner_compliance_demands', asked)).body.obj;

  await test.step('Given a reminder, whose link opens without a log-in', async () => {
    await done(one.request, 'POST', `partner_compliance_demands/${_id}/send_reminder`, {});
    const linked = async (): Promise<string | undefined> => {
      const { list } = (await call(other.request, 'GET', '/operator/inbox')).body;
      const own = (list as { to: string; text: string }[]).filter(({ to }) => to === email);
      return own.map(({ text }) => /https?:\/\/\S+\/unsubscribe\/\S+/.exec(text)?.[0]).find(Boolean);
    };
    await expect.poll(linked, { timeout: 15_000 }).toBeTruthy();
    await page2.goto(new URL((await linked()) ?? '').pathname);
    await expect(page2.getByText(`Do you want to stop getting these emails at ${email}?`)).toBeVisible();
    expect(await findings(page2)).toEqual([]);
    await expectToFitTelephone(page2, 'the page of a link');
  });

  await test.step('When the button is pressed, the profile shows it', async () => {
    await page.goto('/profile');
    const reminders = page.getByRole('switch', { name: 'Reminders of proof that partners ask you for' });
    await expect(reminders).toBeChecked();
    await page2.getByRole('button', { name: 'Unsubscribe' }).click();
    await expect(page2.getByText(`You no longer get these emails at ${email}.`)).toBeVisible();
    await expect(reminders).not.toBeChecked();
    expect(await findings(page)).toEqual([]);
    await reminders.click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved' })).toBeVisible();
  });

  await test.step('Then the page of the link says so too', async () => {
    await page2.goto(page2.url());
    await expect(page2.getByRole('button', { name: 'Unsubscribe' })).toBeVisible();
  });
});
