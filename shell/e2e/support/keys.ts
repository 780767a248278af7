import type { Locator, Page } from '@playwright/test';

const FURTHEST = 60;

/** Presses Tab until the target has the focus, or another `key`, such as an arrow within a menu. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement).catch(() => false);
  for (let step = 0; step < FURTHEST; step += 1) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} is not reached by ${FURTHEST} times ${key}`);
}

/** Focuses and activates the target with the keyboard only. */
export async function pressByKeys(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
