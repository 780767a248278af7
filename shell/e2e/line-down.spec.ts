import { expect, type Page, test } from '@playwright/test';
import { menuEntry } from './support/frame';
import { companyOf } from './support/people';
import { settled } from './support/settled';

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const failure = (page: Page, name: string) => page.getByRole('alert').filter({ hasText: `${name} could not be shown` });

test('what was opened while the line was down is there once it is back', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  await page.goto('/profile');
  await settled(page);

  await test.step('Given a page whose code could not come', async () => {
    await context.setOffline(true);
    await menuEntry(page, 'Vehicles').click();
    await expect(failure(page, 'Vehicles')).toContainText('This page will load when the connection is restored.');
  });

  await test.step('Then the page comes by itself with the line', async () => {
    await context.setOffline(false);
    await expect(heading(page, 'Vehicles')).toBeVisible();
    await expect(page.getByText('No data found')).toBeVisible();
  });

  await test.step('And one that was left behind comes when it is opened again, with others of its remote', async () => {
    await context.setOffline(true);
    await menuEntry(page, 'Activities').click();
    await expect(failure(page, 'Activities')).toBeVisible();
    await menuEntry(page, 'Vehicles').click();
    await context.setOffline(false);
    await menuEntry(page, 'Your analysis').click();
    await expect(heading(page, 'Your analysis')).toBeVisible();
    await menuEntry(page, 'Activities').click();
    await expect(heading(page, 'Activities')).toBeVisible();
  });
});

test('what comes late is missed in its place, and nothing else with it', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  await page.goto('/profile');
  await settled(page);

  await test.step('Given a page of the frame itself, which comes with the line', async () => {
    await context.setOffline(true);
    await menuEntry(page, 'Dashboard').click();
    await expect(page.getByText('You are offline. This page will load when the connection is restored.')).toBeVisible();
    await context.setOffline(false);
    await expect(page.getByRole('heading', { level: 1, name: /^Good / })).toBeVisible();
  });

  await page.goto('/settings/profile/edit');
  await settled(page);
  await page.getByRole('textbox', { name: 'Job role' }).fill('Energy manager');

  await test.step('When the search is asked for and its code cannot come', async () => {
    await context.setOffline(true);
    await page.keyboard.press('Control+k');
    await expect(page.getByText('You are offline. Check your connection and try again.')).toBeVisible();
    await page.keyboard.press('Control+k');
  });

  await test.step('Then what was typed is there, and the search opens with the line', async () => {
    await expect(page.getByRole('textbox', { name: 'Job role' })).toHaveValue('Energy manager');
    await context.setOffline(false);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: /Search or jump/ })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('textbox', { name: 'Job role' })).toHaveValue('Energy manager');
  });
});
