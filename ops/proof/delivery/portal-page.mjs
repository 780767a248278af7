/** Marks what is on the page, so that only what is drawn anew counts. */
const SEEN = 'data-proof-seen';

const NEW = `main h1:not([${SEEN}]), main .p-failure:not([${SEEN}]):not(.k-card)`;

/** Goes by a link of the menu and waits for a page or for the card of its failure. */
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

/** Opens an address anew; files that never come keep a document from being loaded. */
export async function open(page, address, limit = 15_000) {
  await page.goto(address, { waitUntil: 'domcontentloaded', timeout: limit });
  await page.locator('nav.p-rail a').first().waitFor({ timeout: limit });
}

/** The menu of the person with the way out, and the notices, each opened and closed again. */
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
