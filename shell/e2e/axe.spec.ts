import { type Page, expect, test } from '@playwright/test';
import { activityPages } from './support/activity-pages';
import { findings } from './support/findings';
import { ENTRY_PAGES, signedInPages } from './support/pages';
import { companyOf, registered } from './support/people';
import { settled } from './support/settled';

test.describe.configure({ mode: 'parallel', timeout: 150_000 });

async function look(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
  expect.soft(await findings(page), path).toEqual([]);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`nothing stands in anybody's way before log-in, ${colorScheme}`, async ({ page, context }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    for (const path of ENTRY_PAGES) await look(page, path);
    await page.goto('/register');
    await page.getByRole('button', { name: 'Register' }).click();
    expect.soft(await findings(page), 'errors of the form').toEqual([]);
    await registered(context.request);
    await look(page, '/setup');
  });

  test(`nothing stands in anybody's way behind the log-in, ${colorScheme}`, async ({ page, context }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await companyOf(context.request, 'Marsh Mills');
    const pages = await signedInPages(context.request);
    for (const path of Object.values(pages)) await look(page, path);
  });

  test(`nothing stands in anybody's way in the further pages of activities, ${colorScheme}`, async ({
    page,
    context,
  }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await companyOf(context.request, 'Marsh Mills');
    for (const path of Object.values(await activityPages(context.request))) await look(page, path);
  });

  test(`nothing stands in anybody's way in menus and dialogs, ${colorScheme}`, async ({ page, context }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    await companyOf(context.request, 'Marsh Mills');
    await page.goto((await signedInPages(context.request))['activity'] ?? '');
    const open = [
      ['Help', () => page.getByRole('button', { name: 'Help' }).click()],
      ['Notifications', () => page.getByRole('button', { name: 'Notifications' }).click()],
      ['Search', () => page.keyboard.press('Control+k')],
      ['Member menu', () => page.getByRole('button', { name: 'Menu of Robin Marsh' }).click()],
      ['Languages', () => page.getByRole('button', { name: 'Language' }).click()],
      ['Calculation', () => page.getByRole('button', { name: 'Location-based', exact: true }).click()],
      ['Emission record', () => page.getByRole('button', { name: 'Add', exact: true }).click()],
      ['Confirmation', () => page.getByRole('button', { name: 'Delete', exact: true }).click()],
    ] as const;
    for (const [what, act] of open) {
      await page.reload();
      await settled(page);
      await act();
      await page.waitForTimeout(400);
      expect.soft(await findings(page), what).toEqual([]);
    }
  });
}
