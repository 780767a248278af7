import { type Page, errors, expect } from '@playwright/test';

/** Longest wait for the network to be idle, in milliseconds. */
const LONGEST = 10_000;

/**
 * Nothing on the page is still on its way. The browser may keep to itself that a file which it loaded ahead has arrived:
 * the network is then never said to be idle, and the page stands for itself.
 */
export async function settled(page: Page): Promise<void> {
  await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
  await page.waitForLoadState('networkidle', { timeout: LONGEST }).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
}
