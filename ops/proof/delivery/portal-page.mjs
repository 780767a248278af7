/** Attribute that marks existing content, so that only new content counts. */
const SEEN = 'data-proof-seen';

const NEW = `main h1:not([${SEEN}]), main .p-failure:not([${SEEN}]):not(.k-card)`;

/** Follows a menu link and waits for a page or its failure card. */
export async function followMenu(page, path, limit = 12_000) {
  await page.evaluate((seen) => {
    for (const element of Array.from(document.querySelectorAll('main h1, main .p-failure')))
      element.setAttribute(seen, '');
  }, SEEN);
  await page.locator(`nav.p-rail a[href="${path}"]`).first().click({ timeout: limit });
  await page.locator(NEW).first().waitFor({ timeout: limit });
  return shownOn(page);
}

export const shownOn = async (page) =>
  (await page.locator(`main .p-failure:not([${SEEN}]):not(.k-card)`).count()) > 0 ? 'card' : 'page';

/** Opens an address in a new document; files that never arrive keep its load event from firing. */
export async function open(page, address, limit = 15_000) {
  await page.goto(address, { waitUntil: 'domcontentloaded', timeout: limit });
  await page.locator('nav.p-rail a').first().waitFor({ timeout: limit });
}

/**
 * Closes a page as its reader would. One that is cut off within a moment of drawing leaves a mark by which the next
 * pages of its window take every remote on screen for hung.
 */
export async function leave(page) {
  const said = page.evaluate(() => void window.dispatchEvent(new Event('pagehide'))).catch(() => undefined);
  await Promise.race([said, new Promise((resolve) => setTimeout(resolve, 1_000))]);
  await page.close();
}

/** Opens and closes the user's menu with the log-out entry, and the notices. */
export async function tryFrame(page, limit = 6_000) {
  await page.locator('header.p-top .p-member').click({ timeout: limit });
  await page.locator('.ant-dropdown:not(.ant-dropdown-hidden) [role=menuitem]').last().waitFor({ timeout: limit });
  await page.keyboard.press('Escape');
  await page.locator('header.p-top .p-member').click({ timeout: limit, trial: true });
  await page.locator('header.p-top > button.p-icon-button').first().click({ timeout: limit });
  await page.locator('dialog.p-sheet[open]').waitFor({ timeout: limit });
  await page.keyboard.press('Escape');
  await page.locator('dialog.p-sheet').waitFor({ state: 'detached', timeout: limit });
}
