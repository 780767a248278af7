import { expect, type Page } from '@playwright/test';

export const TELEPHONE = { width: 360, height: 740 };

/** How far the page, or anything of it that scrolls up and down, is wider than the window. */
const tooWide = (page: Page) =>
  page.evaluate(async () => {
    // Tables become cards with the frame after the window's change.
    for (let frames = 0; frames < 2; frames += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    const scrolling = [document.documentElement, ...document.querySelectorAll<HTMLElement>('main, aside, dialog')];
    return Math.max(...scrolling.map((element) => element.scrollWidth - element.clientWidth));
  });

/** What is open fits a telephone; the window is as wide as before afterwards. */
export async function expectToFitTelephone(page: Page, what: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(TELEPHONE);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect.soft(await tooWide(page), `${what} on a telephone`).toBeLessThanOrEqual(0);
  if (before) await page.setViewportSize(before);
}
