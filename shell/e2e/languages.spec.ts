import { LANGUAGES, LANGUAGE_NAMES, LOCALE_TAGS } from '@lichen/contracts/text/languages';
import { type Page, expect, test } from '@playwright/test';
import { fillBill } from './support/bills';
import { companyOf } from './support/people';
import { wordsOf } from './support/words';

/** How 97,006 and the last of October 2026 are written; the spaces are those of the language. */
const WRITTEN = {
  'en-GB': { amount: '97,006', day: '31/10/2026' },
  'en-US': { amount: '97,006', day: '10/31/2026' },
  FR: { amount: '97\u202f006', day: '31/10/2026' },
  DE: { amount: '97.006', day: '31/10/2026' },
  NO: { amount: '97\u00a0006', day: '31/10/2026' },
  ES: { amount: '97.006', day: '31/10/2026' },
} as const;

const select = (page: Page) =>
  page.getByRole('banner').getByRole('button', { name: /^(Language|Langue|Sprache|Språk|Idioma)$/ });

test('the language changes on the page, and what was typed stays', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  await page.goto('/activities/new/electricity_activitys');
  await fillBill(page, 'Marsh Mills');
  let loads = 0;
  page.on('load', () => (loads += 1));

  for (const language of ['FR', 'DE', 'NO', 'ES', 'en-US', 'en-GB'] as const)
    await test.step(`Then it speaks ${LANGUAGE_NAMES[language]}`, async () => {
      const words = wordsOf(language);
      const say = (english: string) => words[english] ?? english;
      await select(page).click();
      await page.getByRole('menuitem', { name: LANGUAGE_NAMES[language] }).click();
      await expect(page.getByRole('heading', { level: 1, name: say('Electricity') })).toBeVisible();
      await expect(page.getByRole('navigation', { name: say('Main menu') })).toContainText(say('Activities'));
      await expect(page.getByRole('button', { name: say('Cancel') })).toBeVisible();
      await expect(page.getByLabel(say('Amount'), { exact: true })).toHaveValue(WRITTEN[language].amount);
      await expect(page.getByLabel(say('To'), { exact: true })).toHaveValue(WRITTEN[language].day);
      await expect(page.locator('html')).toHaveAttribute('lang', LOCALE_TAGS[language]);
    });

  expect(LANGUAGES).toHaveLength(Object.keys(WRITTEN).length);
  expect(loads).toBe(0);

  await test.step('And the choice is kept with the user', async () => {
    await select(page).click();
    await page.getByRole('menuitem', { name: LANGUAGE_NAMES.DE }).click();
    await expect(page.getByRole('heading', { level: 1, name: wordsOf('DE')['Electricity'] ?? '' })).toBeVisible();
    page.on('dialog', (dialog) => dialog.accept());
    await page.goto('/dashboard');
    await expect(page.locator('html')).toHaveAttribute('lang', 'de-DE');
  });
});
