import { createRequire } from 'node:module';
import AxeBuilder from '@axe-core/playwright';
import { expect, type Page } from '@playwright/test';

/** Accessibility rules whose outcome depends on the colour scheme. */
const OF_COLOUR = ['color-contrast', 'link-in-text-block'];

const besideBuilder = createRequire(require.resolve('@axe-core/playwright'));
/** The code of axe, of the version that the builder brings along. */
const { source } = besideBuilder('axe-core') as { source: string };

type Impact = 'minor' | 'moderate' | 'serious' | 'critical';
type WithAxe = Window & { axe?: { _audit: { rules: readonly { id: string; impact?: Impact }[] } } };

/** Starts axe in a page that has not got it yet: a megabyte of code, which would otherwise come with each question. */
async function startAxe(page: Page): Promise<void> {
  const isThere = await page.evaluate(() => Boolean((window as WithAxe).axe));
  if (!isThere) await page.evaluate(source);
}

/** Rules whose findings are never serious: the impact of a rule is that of all its findings. */
const lesserRules = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const rules = (window as WithAxe).axe?._audit.rules ?? [];
    return rules.filter(({ impact }) => impact === 'minor' || impact === 'moderate').map(({ id }) => id);
  });

/** Serious and critical accessibility findings with their location; limited to `rules` when given. */
export async function findings(page: Page, rules: string[] = []): Promise<string[]> {
  await startAxe(page);
  const lesser = await lesserRules(page);
  // The pages have no frames, so axe needs no second page to merge results.
  const axe = new AxeBuilder({ page, axeSource: 'undefined' }).setLegacyMode().options({
    resultTypes: ['violations'],
    rules: Object.fromEntries(lesser.map((id) => [id, { enabled: false }])),
  });
  const { violations } = await (rules.length > 0 ? axe.withRules(rules) : axe).analyze();
  return violations
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id}: ${nodes.map(({ target }) => target.join(' ')).join(' | ')}`);
}

/** Resolves when no animation or transition is running. */
const still = (page: Page) =>
  page.evaluate(async () => {
    const moving = document.getAnimations().filter((one) => one.effect?.getComputedTiming().endTime !== Infinity);
    await Promise.allSettled(moving.map(({ finished }) => finished));
  });

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);

/** Switches the emulated system colour scheme between light and dark while the page is open. */
async function turnScheme(page: Page): Promise<void> {
  const before = await ground(page);
  const isDark = await page.evaluate(() => window.matchMedia('(prefers-color-scheme: dark)').matches);
  await page.emulateMedia({ colorScheme: isDark ? 'light' : 'dark', reducedMotion: 'reduce' });
  await expect.poll(() => ground(page)).not.toBe(before);
}

const softly = expect.configure({ soft: true });

/** Expects no accessibility findings in either colour scheme. The page is left in the other scheme. */
export async function expectNoFindings(page: Page, what: string): Promise<void> {
  await still(page);
  expect.soft(await findings(page), what).toEqual([]);
  await turnScheme(page);
  await still(page);
  // Rows that are redrawn in the other scheme may start to fade after the page appeared still.
  await softly.poll(() => findings(page, OF_COLOUR), `${what}, in the other scheme`).toEqual([]);
}
