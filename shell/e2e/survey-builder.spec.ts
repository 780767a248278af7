import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { call, done } from './support/calls';
import { connect } from './support/connect';
import { pick, pickExact } from './support/fields';
import { companyOf } from './support/people';

test.setTimeout(180_000);

/** Two connected companies, of which the first has the compliance module. */
async function connected(asking: APIRequestContext, asked: APIRequestContext): Promise<void> {
  await companyOf(asking, 'Harrow Brewing');
  const email = await companyOf(asked, 'Calder Glass Ltd');
  await done(asking, 'POST', '/api/dev/subscription', { modules: [...SUBSCRIPTIONS], type: 'standard' });
  await connect(asking, { request: asked, email }, { name: 'Calder Glass' });
}

const row = (page: Page, words: RegExp) => page.getByRole('row').filter({ hasText: words });
const inOutline = (page: Page, name: RegExp) => page.getByRole('tree').getByRole('treeitem', { name });

/** Types the text of the question that was just added, and goes back to the outline. */
async function describe(page: Page, label: string, type?: string): Promise<void> {
  await page.keyboard.press('Enter');
  await expect(page.getByLabel('Text of the question')).toBeFocused();
  await page.keyboard.type(label);
  if (type) {
    await page.keyboard.press('Tab');
    await page.keyboard.type(type);
    await page.keyboard.press('Enter');
  }
}

test('a survey: made with keys, published, asked for, answered, given back in part, accepted', async ({ browser }) => {
  const [one, other] = [await browser.newContext(), await browser.newContext()];
  await connected(one.request, other.request);
  const [asking, asked] = [await one.newPage(), await other.newPage()];

  await test.step('Given a survey whose questions are made and moved with keys alone', async () => {
    await asking.goto('/partner_compliance/surveys');
    await asking.getByRole('button', { name: 'New survey' }).first().click();
    await asking.getByLabel('Survey name').fill('Supplier survey');
    await asking.getByRole('button', { name: 'Create' }).click();
    await expect(asking.getByRole('heading', { level: 1 })).toHaveText('Supplier survey');
    await asking.getByRole('button', { name: 'Add question' }).click();
    await inOutline(asking, /Question without a text/).focus();
    await describe(asking, 'How do you reuse water?');
    await inOutline(asking, /How do you reuse water/).focus();
    await asking.keyboard.press('/');
    await describe(asking, 'Energy used', 'Number');
    await inOutline(asking, /Energy used/).focus();
    await asking.keyboard.press('Alt+ArrowUp');
    await expect(asking.getByText('1 of 2, tab General')).toBeVisible();
    await expect(inOutline(asking, /Energy used/)).toBeFocused();
  });

  await test.step('And what is deleted by mistake comes back', async () => {
    await asking.keyboard.press('Delete');
    await expect(inOutline(asking, /Energy used/)).toBeHidden();
    await asking.keyboard.press('Control+z');
    await expect(inOutline(asking, /Energy used/)).toBeVisible();
  });

  await test.step('When it is published', async () => {
    await expect(asking.getByText(/^Saved /)).toBeVisible();
    await asking.getByRole('button', { name: 'Publish version 1' }).click();
    await expect(asking.getByText('Version 1 is published; what was sent stays as it was.')).toBeVisible();
  });

  await test.step('And a partner is asked for it', async () => {
    await asking.goto('/partner_compliance');
    await asking.getByRole('button', { name: 'Create new compliance demand' }).first().click();
    const form = asking.getByRole('dialog', { name: 'Create new compliance demand' });
    await pick(asking, form.getByLabel('Partner', { exact: true }), 'Calder Glass');
    await pickExact(asking, form.getByLabel('Demand type', { exact: true }), 'Survey');
    await pick(asking, form.getByLabel('Survey', { exact: true }), 'Supplier survey');
    await form.getByRole('button', { name: 'Create demand' }).click();
    await expect(row(asking, /Calder Glass.*Supplier survey.*Not compliant/)).toBeVisible();
  });

  await test.step('Then the partner answers in the portal, and nothing of it is seen before it is sent', async () => {
    await asked.goto('/docs/compliance');
    await row(asked, /Harrow Brewing.*Supplier survey/).click();
    await expect(asked.getByRole('heading', { level: 1 })).toHaveText('Harrow Brewing asks for: Supplier survey');
    await asked.getByLabel(/^Energy used/).fill('412');
    await asked.getByLabel(/^How do you reuse water/).fill('In the cooling tower');
    await expect(asked.getByText(/^Saved /)).toBeVisible();
    await asked.reload();
    await expect(asked.getByLabel(/^Energy used/)).toHaveValue('412');
    await asked.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(asked.getByText('These are the answers as they were sent.')).toBeVisible();
  });

  await test.step('When one question is given back', async () => {
    await row(asking, /Calder Glass.*Supplier survey.*For review/).click();
    await expect(asking.locator('[data-question]').filter({ hasText: 'Energy used' })).toContainText('412');
    await asking.getByRole('button', { name: 'Return single questions…' }).click();
    const form = asking.getByRole('form', { name: 'Return single questions' });
    await form.getByRole('checkbox', { name: 'Energy used' }).check();
    await form.getByRole('button', { name: 'Return', exact: true }).click();
    await expect(form.getByText('Give a reason')).toBeVisible();
    await form.getByRole('textbox', { name: 'Reason' }).fill('Is Denby missing?');
    await form.getByRole('button', { name: 'Return', exact: true }).click();
    await expect(row(asking, /Rejected/)).toBeVisible();
  });

  await test.step('Then only that one is open again', async () => {
    await asked.reload();
    await expect(asked.getByText(/1 question came back/)).toBeVisible();
    await expect(asked.getByText('Is Denby missing?').first()).toBeVisible();
    await expect(asked.getByLabel(/^How do you reuse water/)).toBeDisabled();
    await asked.getByLabel(/^Energy used/).fill('918');
    await asked.getByRole('button', { name: 'Submit', exact: true }).click();
    await expect(asked.getByText('These are the answers as they were sent.')).toBeVisible();
  });

  await test.step('And it is accepted', async () => {
    await row(asking, /For review/).click();
    await expect(asking.locator('[data-question]').filter({ hasText: 'Energy used' })).toContainText('918');
    await asking.getByRole('button', { name: 'Accept', exact: true }).click();
    await asked.goto('/docs/compliance?filter=compliant');
    await expect(row(asked, /Harrow Brewing.*Supplier survey.*Compliant/)).toBeVisible();
    const { body } = await call(one.request, 'GET', 'partner_compliance_demands');
    expect(body.list[0]).toMatchObject({ compliant: true });
  });
});
