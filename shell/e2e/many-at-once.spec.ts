import { expect, type Page, test } from '@playwright/test';
import { openList, totalOf } from './support/activity-list';
import { billOf } from './support/bills';
import { done } from './support/calls';
import { companyOf } from './support/people';

const QUESTION =
  'Deleting this activity will remove all emissions from future reports. Historical reports will not be affected. Are you sure?';

const month = (at: number) => ({ from: Date.UTC(2025, at, 1), to: Date.UTC(2025, at + 1, 0) });
const DAYS = ['01/01/2025 – 31/01/2025', '01/02/2025 – 28/02/2025', '01/03/2025 – 31/03/2025'] as const;

const tick = async (page: Page, days: readonly string[]) => {
  for (const each of days) await page.getByRole('checkbox', { name: `Electricity, ${each}` }).check();
};

const outcome = (page: Page) => page.getByRole('region', { name: 'Result' });

test('many activities are changed, tagged and deleted at once, each with its outcome', async ({ page }) => {
  await companyOf(page.request, 'Many Mills');
  const ids: string[] = [];
  for (const at of [0, 1, 2]) ids.push(await billOf(page.request, { ...month(at), description: `Bill ${at}` }));
  const list = await openList(page);
  await expect(totalOf(page, '3 records')).toBeVisible();
  const selected = page.getByRole('region', { name: 'Selected activities' });

  await test.step('Given three that are chosen, and one that somebody changes meanwhile', async () => {
    await tick(page, DAYS);
    await expect(selected).toContainText('3 selected');
    await done(page.request, 'PATCH', `electricity_activitys/${ids[1]}`, { description: 'Changed by someone else' });
    await expect(list.getByRole('row').filter({ hasText: 'Changed by someone else' })).toBeVisible();
  });

  await test.step('When their description is changed, that one stays as it was and says why', async () => {
    await selected.getByRole('button', { name: 'Edit' }).click();
    const dialog = page.getByRole('dialog', { name: 'Edit 3 activities' });
    await dialog.getByLabel('Field', { exact: true }).click({ force: true });
    await page
      .locator('.ant-select-item-option')
      .filter({ hasText: /^Description$/ })
      .click();
    await dialog.getByLabel('Description', { exact: true }).fill('Checked by hand');
    await dialog.getByRole('button', { name: 'Change' }).click();
    await expect(outcome(page).getByRole('status')).toHaveText('2 changed · 1 left unchanged');
    await expect(outcome(page).getByRole('listitem')).toHaveText(/^Electricity, 01\/02\/2025 – 28\/02\/2025 .+/);
    await expect(list.getByRole('row').filter({ hasText: 'Checked by hand' })).toHaveCount(2);
    await expect(list.getByRole('row').filter({ hasText: 'Changed by someone else' })).toHaveCount(1);
  });

  await test.step('And all are tagged', async () => {
    await expect(selected).toContainText('1 selected');
    await outcome(page).getByRole('button', { name: 'Close' }).click();
    await page.getByRole('button', { name: 'Clear selection' }).click();
    await page.getByRole('checkbox', { name: 'Select all rows on this page' }).check();
    await selected.getByRole('button', { name: 'Tags' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tags of 3 activities' });
    await dialog.getByLabel('Add tags').fill('audited');
    await page.keyboard.press('Enter');
    await dialog.getByRole('button', { name: 'Change' }).click();
    await expect(outcome(page).getByRole('status')).toHaveText('3 changed');
    await page.getByRole('switch', { name: 'Show tags' }).click();
    await expect(list.getByRole('row').filter({ hasText: 'audited' })).toHaveCount(3);
  });

  await test.step('Then two are deleted in the specified words, and the total follows', async () => {
    const before = await totalOf(page, '3 records').textContent();
    await outcome(page).getByRole('button', { name: 'Close' }).click();
    await tick(page, DAYS.slice(0, 2));
    await selected.getByRole('button', { name: 'Delete' }).click();
    const question = page.getByRole('dialog', { name: 'Delete 2 activities' });
    await expect(question.getByText(QUESTION, { exact: true })).toBeVisible();
    await question.getByRole('button', { name: 'Confirm' }).click();
    await expect(outcome(page).getByRole('status')).toHaveText('2 deleted');
    await expect(totalOf(page, '1 record')).toBeVisible();
    expect(await totalOf(page, '1 record').textContent()).not.toBe(before);
    await expect(list.getByRole('checkbox', { name: /^Electricity/ })).toHaveCount(1);
  });

  await test.step('And both are put back from the result', async () => {
    await outcome(page).getByRole('button', { name: 'Undo' }).click();
    await expect(outcome(page).getByRole('status')).toHaveText('2 restored');
    await expect(totalOf(page, '3 records')).toBeVisible();
    await expect(list.getByRole('checkbox', { name: /^Electricity/ })).toHaveCount(3);
    await expect(outcome(page).getByRole('button', { name: 'Undo' })).toBeHidden();
  });
});

test('a change that the line cut off changes nothing twice and is taken up again', async ({ page, context }) => {
  await companyOf(page.request, 'Cut Mills');
  for (const at of [0, 1]) await billOf(page.request, { ...month(at), description: `Bill ${at}` });
  const list = await openList(page);
  const selected = page.getByRole('region', { name: 'Selected activities' });

  await test.step('Given it is asked for without a line', async () => {
    await tick(page, DAYS.slice(0, 2));
    await selected.getByRole('button', { name: 'Delete' }).click();
    await context.setOffline(true);
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).dblclick();
    await expect(page.getByText('You are offline. Check your connection and try again.')).toBeVisible();
  });

  await test.step('Then all stay chosen, and it is done once the line is back', async () => {
    await expect(selected).toContainText('2 selected');
    await context.setOffline(false);
    await selected.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(outcome(page).getByRole('status')).toHaveText('2 deleted');
    await expect(list.getByRole('checkbox', { name: /^Electricity/ })).toHaveCount(0);
  });
});

test('a change of a whole list keeps its dialog while the line is down, and is taken back from its end', async ({
  page,
  context,
}) => {
  await companyOf(page.request, 'Whole Mills');
  for (const at of [0, 1, 2]) await billOf(page.request, { ...month(at), description: `Bill ${at}` });
  const list = await openList(page);
  const selected = page.getByRole('region', { name: 'Selected activities' });
  const allOf = async () => {
    await tick(page, DAYS.slice(0, 1));
    await selected.getByRole('button', { name: 'Select all 3' }).click();
  };

  await test.step('Given tags that are asked for without a line', async () => {
    await allOf();
    await selected.getByRole('button', { name: 'Tags' }).click();
    const dialog = page.getByRole('dialog', { name: 'Tags of 3 activities' });
    await dialog.getByLabel('Add tags').fill('mistaken');
    await page.keyboard.press('Enter');
    await context.setOffline(true);
    await dialog.getByRole('button', { name: 'Change' }).click();
    await expect(page.getByText('You are offline. Check your connection and try again.')).toBeVisible();
    await expect(dialog.getByText('mistaken')).toBeVisible();
  });

  await test.step('When they are sent again, all have them', async () => {
    await context.setOffline(false);
    await page.getByRole('dialog').getByRole('button', { name: 'Change' }).click();
    await expect(outcome(page).getByRole('status')).toHaveText('3 changed');
    await page.getByRole('switch', { name: 'Show tags' }).click();
    await expect(list.getByRole('row').filter({ hasText: 'mistaken' })).toHaveCount(3);
  });

  await test.step('Then they are taken back from the result, also after the page was loaded again', async () => {
    await page.reload();
    await outcome(page).getByRole('button', { name: 'Undo' }).click();
    await expect(outcome(page).getByRole('status')).toHaveText('3 undone');
    await expect(outcome(page).getByRole('button', { name: 'Undo' })).toBeHidden();
    await expect(list.getByRole('row').filter({ hasText: 'mistaken' })).toHaveCount(0);
  });

  await test.step('And a deletion of all is taken back too', async () => {
    await outcome(page).getByRole('button', { name: 'Close' }).click();
    await allOf();
    await selected.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();
    await expect(outcome(page).getByRole('status')).toHaveText('3 deleted');
    await outcome(page).getByRole('button', { name: 'Undo' }).click();
    await expect(totalOf(page, '3 records')).toBeVisible();
  });
});
