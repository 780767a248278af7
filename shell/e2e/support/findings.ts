import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** What of a page can be another in dark than in light. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

/** Serious and critical findings, in words that tell where to look; of some rules only, where they are named. */
export async function findings(page: Page, rules: string[] = []): Promise<string[]> {
  // No page has frames: axe needs no second page to put them together.
  const axe = new AxeBuilder({ page }).setLegacyMode().options({ resultTypes: ['violations'] });
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

/** Nothing moves or fades any more. */
const still = (page: Page) =>
  page.evaluate(async () => {
    const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Has the reader's system turn from light to dark, or back, with the page open. */
async function turnScheme(page: Page): Promise<void> {
  const before = await ground(page);
  const isDark = await page.evaluate(() => window.matchMedia('(prefers-color-scheme: dark)').matches);
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark', reducedMotion: 'reduce' });
  await expect.poll(() => ground(page)).not.toBe(before);
}

const softly = expect.configure({ soft: true });

/** What is open stands in nobody's way, neither in light nor in dark. The scheme is the other one afterwards. */
export async function expectNoFindings(page: Page, what: string): Promise<void> {
  await still(page);
  expect.soft(await findings(page), what).toEqual([]);
  await turnScheme(page);
  await still(page);
  // Rows that are drawn anew in the other scheme begin to fade when nothing seemed to move any more.
  await softly.poll(() => findings(page, OF_COLOUR), `${what}, in the other scheme`).toEqual([]);
}
