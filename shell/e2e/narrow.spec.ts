import { type Page, expect, test } from '@playwright/test';
import { activityPages } from './support/activity-pages';
import { fillBill } from './support/bills';
import { menuEntry } from './support/frame';
import { ENTRY_PAGES, secondLocation, signedInPages } from './support/pages';
import { companyOf, registered } from './support/people';
import { settled } from './support/settled';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true });

/** How far the page, or anything of it that scrolls up and down, is wider than the window. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const scrolling = [document.documentElement, ...document.querySelectorAll<HTMLElement>('main, aside, dialog')];
    return Math.max(...scrolling.map((element) => element.scrollWidth - element.clientWidth));
  });

test('every page fits a telephone', async ({ page, context }) => {
  await test.step('before log-in', async () => {
    for (const path of ENTRY_PAGES) {
      await page.goto(path);
      await settled(page);
      expect.soft(await tooWide(page), path).toBeLessThanOrEqual(0);
    }
    await registered(context.request);
    await page.goto('/setup');
    await settled(page);
    expect.soft(await tooWide(page), '/setup').toBeLessThanOrEqual(0);
  });

  await test.step('and behind it', async () => {
    await companyOf(context.request, 'Marsh Mills');
    const pages = { ...(await signedInPages(context.request)), ...(await activityPages(context.request)) };
    for (const [what, path] of Object.entries(pages)) {
      await page.goto(path);
      await settled(page);
      expect.soft(await tooWide(page), what).toBeLessThanOrEqual(0);
    }
  });
});

test('a bill is entered on a telephone', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  await secondLocation(context.request);

  await test.step('Given the rail as a drawer', async () => {
    await page.goto('/dashboard');
    await expect(menuEntry(page, 'Locations')).not.toBeInViewport();
    await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('button', { name: 'Menu' }).click();
    await menuEntry(page, 'Locations').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Locations' })).toBeVisible();
    await expect(menuEntry(page, 'Locations')).not.toBeInViewport();
  });

  await test.step('And tables as cards', async () => {
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Locations' }).getByRole('listitem')).toHaveCount(2);
  });

  await test.step('When a bill is entered', async () => {
    await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Activities' }).click();
    await page.getByRole('button', { name: 'Add' }).first().click();
    await page.getByRole('menuitem', { name: 'Electricity' }).click();
    await fillBill(page, 'Marsh Mills');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Electricity' })).toBeVisible();
  });

  await test.step('Then the list has its card, and the card opens it', async () => {
    await page.getByRole('button', { name: 'Close' }).click();
    const card = page.getByRole('list', { name: 'Activities' }).getByRole('listitem');
    await expect(card).toContainText('17.884');
    await card.getByRole('button', { name: /^Electricity, 01\/10\/2026/ }).click();
    await expect(page.getByRole('dialog').getByRole('region', { name: 'Emission calculations' })).toBeVisible();
  });
});
