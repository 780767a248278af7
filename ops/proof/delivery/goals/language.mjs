import { menuPathOf } from '../faults/broken-lane.mjs';
import { noneLine, timesLine } from '../figures.mjs';
import { followMenu, open } from '../portal-page.mjs';

const ROUNDS = 4;
/** Languages as the selection lists them. */
const LANGUAGES = ['en-GB', 'en-US', 'FR', 'DE', 'NO', 'ES'];
const ORDER = ['DE', 'FR', 'NO', 'ES', 'en-GB'];
const TAGS = { DE: 'de-DE', FR: 'fr-FR', NO: 'nb-NO', ES: 'es-ES', 'en-GB': 'en-GB' };

/** Selects a language in the page; returns the milliseconds until the page is shown in it. */
async function switchTo(page, language) {
  await page.locator('header.p-top .p-language').click();
  const item = page.locator('.ant-dropdown:not(.ant-dropdown-hidden) [role=menuitem]').nth(LANGUAGES.indexOf(language));
  await item.waitFor();
  const ms = await item.evaluate(
    (element, tag) =>
      new Promise((resolve) => {
        const begun = performance.now();
        const spoken = new MutationObserver(() => {
          if (document.documentElement.lang !== tag) return;
          spoken.disconnect();
          requestAnimationFrame(() => resolve(performance.now() - begun));
        });
        spoken.observe(document.documentElement, { attributeFilter: ['lang'] });
        element.click();
      }),
    TAGS[language],
  );
  await page.locator('.ant-dropdown:not(.ant-dropdown-hidden)').waitFor({ state: 'hidden' });
  return Number(ms);
}

/** G27: a change of language applies everywhere at once without a reload, and loads only texts of mounted remotes. */
export async function prove(world) {
  const reader = await world.company(`language.${performance.now()}@proof.example`);
  const lane = await world.lane(reader.cookie);
  const page = await lane.newPage();
  await open(page, `${lane.proxy.url}/dashboard`);
  for (const name of world.remotes) await followMenu(page, menuPathOf(world.built[name]));
  await page.evaluate(() => Object.assign(globalThis, { proofSameDocument: true }));
  const first = [];
  const again = [];
  for (let round = 0; round < ROUNDS; round += 1)
    for (const language of ORDER) (round === 0 ? first : again).push(await switchTo(page, language));
  const isSame = await page.evaluate(() => Reflect.get(globalThis, 'proofSameDocument') === true);
  await page.close();

  lane.proxy.heal();
  const alone = await lane.newPage();
  await open(alone, `${lane.proxy.url}${menuPathOf(world.built['mf-business'])}`);
  await alone.locator('main h1').first().waitFor();
  lane.proxy.heal();
  await switchTo(alone, 'DE');
  const foreign = lane.proxy
    .seen()
    .filter((path) => path.includes('/locales/') && !path.startsWith('/_mf/mf-business/'));
  await lane.close();
  return [
    timesLine('G27', 'another language, texts fetched for the first time', first, { p95: 200 }),
    timesLine('G27', 'another language, texts known', again, { p95: 200 }),
    noneLine('G27', 'reloads', isSame ? [] : ['the page was loaded anew'], 'reloads'),
    noneLine('G27', 'texts of remotes that are not on screen', foreign, 'files'),
  ];
}
