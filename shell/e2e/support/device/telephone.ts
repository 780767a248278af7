import { expect, type Page } from '@playwright/test';

export const TELEPHONE = { width: 360, height: 740 };

/** Number of pixels by which the page, or a vertically scrolling part of it, is wider than the window. */
const tooWide = (page: Page) =>
  page.evaluate(async () => {
    // Tables turn into cards one frame after the window is resized.
    for (let frames = 0; frames < 2; frames += 1) await new Promise((drawn) => requestAnimationFrame(drawn));
    const scrolling = [document.documentElement, ...document.querySelectorAll<HTMLElement>('main, aside, dialog')];
    return Math.max(...scrolling.map((element) => element.scrollWidth - element.clientWidth));
  });

/** Expects the open page to fit the width of a phone; restores the window's size afterwards. */
export async function expectToFitTelephone(page: Page, what: string): Promise<void> {
  const before = page.viewportSize();
  await page.setViewportSize(TELEPHONE);
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  expect.soft(await tooWide(page), `${what} on a telephone`).toBeLessThanOrEqual(0);
  if (before) await page.setViewportSize(before);
}
