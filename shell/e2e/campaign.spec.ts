import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { done } from './support/calls';
import { connect } from './support/connect';
import { pickExact } from './support/fields';
import { companyOf } from './support/people';

test.setTimeout(120_000);

/** A company with the compliance module, a connected supplier, and one that has not answered. */
async function suppliers(asking: APIRequestContext, asked: APIRequestContext): Promise<void> {
  await companyOf(asking, 'Ridge Brewing');
  const email = await companyOf(asked, 'Wold Maltings Ltd');
  await done(asking, 'POST', '/api/dev/subscription', { modules: [...SUBSCRIPTIONS], type: 'standard' });
  await done(asking, 'POST', 'partners', { name: 'Aire Valley Gas', partner_roles: ['supplier'] });
  await connect(asking, { request: asked, email }, { name: 'Wold Maltings', partner_roles: ['supplier'] });
}

const row = (page: Page, words: RegExp) => page.getByRole('row').filter({ hasText: words });

test('a campaign: whoever fits is named, asked, followed and reminded', async ({ browser }) => {
  const [one, other] = [await browser.newContext(), await browser.newContext()];
  await suppliers(one.request, other.request);
  const [asking, asked] = [await one.newPage(), await other.newPage()];

  await test.step('Given a configuration for all suppliers', async () => {
    await asking.goto('/partner_compliance');
    await asking.getByRole('link', { name: 'Configurations' }).click();
    await asking.getByRole('button', { name: 'New configuration' }).first().click();
    const form = asking.getByRole('dialog', { name: 'New configuration' });
    await form.getByLabel('Name', { exact: true }).fill('Insurance 2027');
    await pickExact(asking, form.getByLabel('Demand type', { exact: true }), 'Insurance');
    await form.getByRole('button', { name: 'Add' }).click();
    await expect(asking.getByRole('heading', { level: 1 })).toHaveText('Insurance 2027');
  });

  await test.step('When it is activated, the partners are named first', async () => {
    await asking.getByRole('button', { name: 'Activate' }).click();
    const dialog = asking.getByRole('dialog', { name: 'Activate Insurance 2027?' });
    await expect(dialog.getByRole('heading', { name: 'Is asked 1' })).toBeVisible();
    await expect(dialog.getByText('Wold Maltings')).toBeVisible();
    await expect(dialog.getByRole('heading', { name: /Not connected, is asked once connected/ })).toBeVisible();
    await dialog.getByRole('button', { name: 'Activate' }).click();
    await expect(row(asking, /Wold Maltings.*Invited/)).toBeVisible();
  });

  await test.step('Then the open page follows the partner, who is told what is seen', async () => {
    await asked.goto('/docs/compliance');
    await row(asked, /Ridge Brewing.*Insurance/).click();
    await expect(asked.getByText('can see when this request is opened')).toBeVisible();
    await expect(row(asking, /Wold Maltings.*Opened/)).toBeVisible();
    await expect(asking.getByRole('link', { name: /^Opened.*1 of 1/ })).toBeVisible();
  });

  await test.step('And one press reminds whoever has not submitted, once', async () => {
    await asking.getByRole('button', { name: 'Remind 1 not yet submitted' }).click();
    await asking.getByRole('dialog').getByRole('button', { name: 'Send reminder' }).click();
    await expect(asking.getByText('1 reminder sent.')).toBeVisible();
    await expect(asking.getByRole('button', { name: /not yet submitted/ })).toBeHidden();
  });

  await test.step('And the same list is asked again by a configuration of its own', async () => {
    await asking.getByRole('button', { name: 'Repeat this list' }).click();
    const form = asking.getByRole('dialog', { name: 'New configuration' });
    await expect(form.getByText('Wold Maltings')).toBeVisible();
    await form.getByRole('button', { name: 'Add' }).click();
    await expect(asking.getByRole('button', { name: 'Activate' })).toBeVisible();
  });
});
