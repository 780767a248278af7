import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { call, done } from './support/calls';
import { companyOf } from './support/people';

test.setTimeout(120_000);

const FAR = 150;

/** Goes with the Tab key until an element has the focus, as somebody without a mouse does. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(target).toBeVisible();
  for (let step = 0; step < FAR; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  throw new Error('The focus does not get there');
}

async function press(page: Page, target: Locator, key: 'Enter' | 'Space' = 'Enter'): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press(key);
}

/** Chooses from a list by typing part of an entry. */
async function choose(page: Page, box: Locator, words: string): Promise<void> {
  await tabTo(page, box);
  await page.keyboard.type(words);
  await expect(page.locator('.ant-select-item-option-active').filter({ hasText: words })).toBeVisible();
  await page.keyboard.press('Enter');
}

test('a survey is built, calculated, ruled, moved and published without a mouse', async ({ page }) => {
  await companyOf(page.request, 'Harrow Brewing');
  await done(page.request, 'POST', '/api/dev/subscription', { modules: [...SUBSCRIPTIONS], type: 'standard' });
  const rows = page.getByRole('tree').getByRole('treeitem');
  const properties = page.getByRole('region', { name: 'Properties' });
  /** Types the text and the type of the question that was just added, and goes back to its row. */
  const describe = async (label: string, type?: string) => {
    await page.keyboard.press('Enter');
    await expect(properties.getByLabel('Text of the question')).toBeFocused();
    await page.keyboard.type(label);
    if (type) await choose(page, properties.getByLabel('Type', { exact: true }), type);
    await page.keyboard.press('Escape');
    await expect(rows.filter({ hasText: label })).toBeFocused();
  };

  await test.step('Given a new survey', async () => {
    await page.goto('/partner_compliance/surveys');
    await press(page, page.getByRole('button', { name: 'New survey' }).first());
    await tabTo(page, page.getByLabel('Survey name'));
    await page.keyboard.type('Energy of suppliers');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Energy of suppliers');
  });

  await test.step('With four questions, one of them calculated from two others', async () => {
    await press(page, page.getByRole('button', { name: 'Add question' }));
    await tabTo(page, rows.filter({ hasText: 'Question without a text' }), 'Shift+Tab');
    await describe('Do you measure it?', 'Yes or no');
    await page.keyboard.press('/');
    await describe('This year', 'Number');
    await page.keyboard.press('/');
    await describe('Last year', 'Number');
    await page.keyboard.press('/');
    await describe('Change', 'Number');
    await press(page, properties.getByRole('switch', { name: 'Calculated from other answers' }), 'Space');
    for (const [name, sign] of [
      ['This year', ' - '],
      ['Last year', ''],
    ] as const) {
      await choose(page, properties.getByLabel('Insert a question'), name);
      await expect(properties.getByLabel('Calculation', { exact: true })).toBeFocused();
      await page.keyboard.type(sign);
    }
    await tabTo(page, properties.getByLabel('This year'));
    await page.keyboard.type('120');
    await tabTo(page, properties.getByLabel('Last year'));
    await page.keyboard.type('100');
    await expect(properties.getByLabel('Result')).toHaveText('20');
  });

  await test.step('And a rule by which one of them is shown', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('ArrowUp');
    await expect(rows.filter({ hasText: 'Last year' })).toBeFocused();
    await page.keyboard.press('Enter');
    await press(page, properties.getByRole('button', { name: 'Show only when…' }));
    await expect(properties.getByRole('group', { name: 'Show only when' })).toContainText('Do you measure it?');
  });

  await test.step('When it is moved to the first position', async () => {
    await page.keyboard.press('Escape');
    await page.keyboard.press('m');
    const dialog = page.getByRole('dialog', { name: 'Move to position…' });
    await tabTo(page, dialog.getByLabel('Position'));
    await page.keyboard.press('Control+a');
    await page.keyboard.type('1');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeHidden();
    await expect(rows.nth(1)).toContainText('Last year');
    await expect(rows.nth(1)).toBeFocused();
  });

  await test.step('Then it is published as it was built', async () => {
    await expect(page.getByText(/^Saved /)).toBeVisible();
    await press(page, page.getByRole('button', { name: 'Publish version 1' }));
    await expect(page.getByText('Version 1 is published; what was sent stays as it was.')).toBeVisible();
    const { body } = await call(page.request, 'GET', 'partner_compliance_surveys');
    const { form } = (await call(page.request, 'GET', `partner_compliance_surveys/${body.list[0]._id}`)).body.obj;
    const [last, measured, current, change] = form.tabs[0].questions;
    expect([last, measured, current, change].map(({ label }) => label)).toEqual([
      ...['Last year', 'Do you measure it?', 'This year', 'Change'],
    ]);
    expect(last.rules.show.all).toEqual([{ field: measured.id, operator: 'equals', value: true }]);
    expect(change.calculation.expression).toBe(`${current.id} - ${last.id}`);
  });
});
