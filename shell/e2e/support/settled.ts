import { type Page, errors, expect } from '@playwright/test';

/** Longest wait for the network to be idle, in milliseconds. */
const LONGEST = 10_000;

/**
 * Waits until the page has loaded its data. A browser may not report that a preloaded file has arrived; the network
 * then never counts as idle, so that a timeout of that last wait is ignored.
 */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle', { timeout: LONGEST }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
}
