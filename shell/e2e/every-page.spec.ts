import { expect, type Page, test as plain } from '@playwright/test';
import { activityPages } from './support/pages/activity-pages';
import { businessPages } from './support/pages/business-pages';
import { compliancePages } from './support/pages/compliance-pages';
import { call } from './support/calls';
import { expectNoFindings } from './support/findings';
import { unseenFocus } from './support/focus';
import { signedInPages } from './support/pages/pages';
import { companyOf } from './support/people';
import { settled } from './support/settled';
import { expectToFitTelephone } from './support/device/telephone';
import { wordsOf } from './support/words';

interface Shown {
  state: Awaited<ReturnType<Page['request']['storageState']>>;
  pages: Record<string, string>;
  /** Kinds of controls whose focus was looked at already. */
  kinds: Set<string>;
}

/** One company whose every page has something to show, for all tests of a worker. */
const test = plain.extend<object, { shown: Shown }>({
  shown: [
    async ({ playwright }, use) => {
      const [request, partner] = [await playwright.request.newContext(), await playwright.request.newContext()];
      await companyOf(request, 'Marsh Mills');
      const pages = {
        ...(await signedInPages(request)),
        ...(await activityPages(request)),
        ...(await businessPages(request)),
        ...(await compliancePages(request, partner)),
      };
      const state = await request.storageState();
      await request.dispose();
      await partner.dispose();
      await use({ state, pages, kinds: new Set() });
    },
    { scope: 'worker' },
  ],
  storageState: ({ shown }, use) => use(shown.state),
});

test.describe.configure({ mode: 'parallel', timeout: 240_000 });

/** Visible texts and names of controls. */
const said = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const found: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode())
      if (!walker.currentNode.parentElement?.closest('noscript, [translate="no"]'))
        found.push(walker.currentNode.textContent ?? '');
    for (const element of document.querySelectorAll('[aria-label],[placeholder],[title]'))
      for (const name of ['aria-label', 'placeholder', 'title']) found.push(element.getAttribute(name) ?? '');
    return found.map((text) => text.trim()).filter(Boolean);
  });

/** Texts written by people or publishers. */
const DATA =
  /Meter 4, read by hand|^\d+ questions$|^Modules, type$|meter reading|UK Government|UK electricity|uk-20|Open Government Licence|Transmission and distribution|@journeys\.example|^[\da-f]{4} [\da-f]{4} … [\da-f]{4}$|^[a-z\d_]+(, [a-z\d_]+)*( \+\d+)?$|^[a-z]+ [a-z_]+$/;

const FRENCH = wordsOf('FR');

/** What of a French page is English: keys that have a French text, and words that the English page has as well. */
function leftInEnglish(what: string, french: readonly string[], english: ReadonlySet<string> | undefined): string[] {
  const untranslated = french.filter((text) => Object.hasOwn(FRENCH, text) && FRENCH[text] !== text);
  // Texts of publishers are not translated.
  if (what === 'factors') return untranslated;
  // Words that both languages show and no dictionary allows: names of people, places and publishers are data.
  const alike = french.filter(
    (text) => english?.has(text) && / [a-z]{3,}/.test(text) && FRENCH[text] !== text && !DATA.test(text),
  );
  return [...untranslated, ...alike];
}

async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await settled(page);
}

/**
 * Goes on without loading the portal anew, as its links do, by way of an address where nothing is: no heading of the
 * page before is taken for that of the next.
 */
async function goOn(page: Page, path: string): Promise<void> {
  for (const address of ['/nowhere/else', path]) {
    await page.evaluate((to) => {
      document.querySelector('main h1')?.setAttribute('data-before', '');
      window.history.pushState({}, '', to);
      window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }, address);
    await expect(page.locator('main h1:not([data-before])').first()).toBeVisible();
  }
  await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
}

/** All pages are checked, even after one has failed. */
const softly = expect.configure({ soft: true });

/** The pages are divided between the workers. */
const PARTS = [1, 2, 3, 4, 5, 6];

for (const part of PARTS)
  test(`every page is for everybody, shows the focus, and speaks French to a reader of French, part ${part}`, async ({
    page,
    shown,
  }) => {
    const pages = Object.entries(shown.pages).filter((_, index) => index % PARTS.length === part - 1);
    const english = new Map<string, string[]>();

    await test.step('nobody is kept out of it, and the keyboard is followed, in light, in dark and on a telephone', async () => {
      await call(page.request, 'POST', 'profile/set_lang', { lang: 'en-GB' });
      for (const [what, path] of pages) {
        await open(page, path);
        english.set(what, await said(page));
        await expectNoFindings(page, what);
        await expectToFitTelephone(page, what);
        softly(await unseenFocus(page, shown.kinds), what).toEqual([]);
      }
    });

    await test.step('and nothing of it is English to a reader of French', async () => {
      await call(page.request, 'POST', 'profile/set_lang', { lang: 'FR' });
      await open(page, '/profile');
      for (const [what, path] of pages) {
        const before = english.get(what) ?? [];
        await goOn(page, path);
        // The audit has other rows by then, of other lengths.
        await expect
          .poll(async () => (await said(page)).length, `${what} says as much`)
          .toBeGreaterThanOrEqual(Math.floor(before.length * 0.98));
        // Labels of codes may arrive after the page.
        await softly
          .poll(async () => leftInEnglish(what, [...new Set(await said(page))], new Set(before)), what)
          .toEqual([]);
      }
    });
  });

test('a field that was refused shows the focus too, in light and in dark', async ({ page }) => {
  await call(page.request, 'POST', 'profile/set_lang', { lang: 'en-GB' });
  await open(page, '/activities/new/electricity_activitys');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByRole('alert').first()).toBeVisible();
  await page.evaluate(() => (document.activeElement as HTMLElement).blur());
  expect(await unseenFocus(page, new Set())).toEqual([]);
});
