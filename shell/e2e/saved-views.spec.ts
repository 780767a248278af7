import { expect, test } from '@playwright/test';
import { fromMenu, openList, totalOf } from './support/activity-list';
import { billOf } from './support/bills';
import { colleagueOf, companyOf } from './support/people';

test('a view of the list is kept, found again, made the default and deleted', async ({ page, context, browser }) => {
  await companyOf(page.request, 'Viewed Mills');
  await billOf(page.request, { description: 'Meter 1' });
  await billOf(page.request, { description: 'Pump' });
  const narrowed = (where = page) => totalOf(where, '1 record');

  await test.step('Given a list that is narrowed, and kept under a name', async () => {
    await openList(page);
    await page.getByLabel('Contains', { exact: true }).fill('pump');
    await expect(narrowed()).toBeVisible();
    await fromMenu(page, 'Views', 'Save this view');
    const dialog = page.getByRole('dialog', { name: 'Saved view' });
    await dialog.getByLabel('Name', { exact: true }).fill('All pumps');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('button', { name: 'All pumps' })).toBeVisible();
  });

  const later = await context.newPage();

  await test.step('When the list is opened anew, the view is there to take', async () => {
    await openList(later);
    await expect(totalOf(later, '2 records')).toBeVisible();
    await fromMenu(later, 'Views', 'All pumps');
    await expect(narrowed(later)).toBeVisible();
    await expect(later.getByLabel('Contains', { exact: true })).toHaveValue('pump');
  });

  await test.step('And its address shows a colleague the same, columns included', async () => {
    await later.getByRole('button', { name: 'Columns' }).click();
    await later.getByRole('checkbox', { name: 'Description' }).click();
    await expect(later.getByRole('columnheader', { name: 'Description' })).toHaveCount(0);
    const theirs = await browser.newContext();
    await colleagueOf(page.request, theirs.request, ['admin']);
    const seen = await theirs.newPage();
    await seen.goto(later.url());
    await expect(narrowed(seen)).toBeVisible();
    await expect(seen.getByRole('columnheader', { name: 'Period' })).toBeVisible();
    await expect(seen.getByRole('columnheader', { name: 'Description' })).toHaveCount(0);
    await theirs.close();
    await later.keyboard.press('Escape');
  });

  await test.step('And made the default, the list begins with it', async () => {
    await fromMenu(later, 'All pumps', 'Set as default');
    await later.getByRole('button', { name: 'All pumps' }).click();
    await expect(later.getByRole('menuitem', { name: 'Remove as default' })).toBeVisible();
    await later.goto('/activities');
    await expect(narrowed(later)).toBeVisible();
    await expect(later.getByRole('button', { name: 'All pumps' })).toBeVisible();
  });

  await test.step('Then it is deleted, and the list begins as before', async () => {
    await fromMenu(later, 'All pumps', 'Delete this view');
    await later.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Confirm' }).click();
    await expect(later.getByRole('button', { name: 'All pumps' })).toHaveCount(0);
    await openList(later);
    await expect(totalOf(later, '2 records')).toBeVisible();
  });
});
