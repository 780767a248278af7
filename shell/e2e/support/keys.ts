import type { Locator, Page } from '@playwright/test';

const FURTHEST = 60;

/** Tab by tab until the focus is there, as somebody without a mouse goes; arrow by arrow within a menu. */
export async function tabTo(page: Page, target: Locator, key = 'Tab'): Promise<void> {
  const isThere = () => target.evaluate((element) => element === document.activeElement).catch(() => false);
  for (let step = 0; step < FURTHEST; step += 1) {
    if (await isThere()) return;
    await page.keyboard.press(key);
  }
  throw new Error(`${target} is not reached by ${FURTHEST} times ${key}`);
}

/** Reached and pressed without a mouse. */
export async function pressByKeys(page: Page, target: Locator): Promise<void> {
  await tabTo(page, target);
  await page.keyboard.press('Enter');
}
