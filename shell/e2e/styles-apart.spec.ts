import { expect, type Page, test } from '@playwright/test';
import { call } from './support/calls';
import { companyOf } from './support/people';
import { settled } from './support/settled';
import { addProbes, changedIn, rememberLook, sheetsOf } from './support/looks';

interface Remote {
  name: string;
  pages: { path: string; preload: string[] }[];
}

/** Every remote there is, each with a page that it styles. */
async function remotesOf(page: Page): Promise<{ name: string; path: string }[]> {
  const { remotes } = (await call(page.request, 'GET', '/api/portal')).body as { remotes: Remote[] };
  return remotes.map(({ name, pages }) => ({
    name,
    path:
      pages.find(({ path, preload }) => !path.includes(':') && preload.some((file) => file.endsWith('.css')))?.path ??
      '',
  }));
}

/**
 * Orders in which each stands at every place once, and after each of the others: what a style leaves behind meets
 * whatever can follow it. The number of orders grows with that of remotes, not with its factorial (Williams, 1949).
 */
function ordersOf<T>(list: readonly T[]): T[][] {
  const { length } = list;
  const zigzag = list.map((_, at) => (at % 2 === 0 ? length - at / 2 : (at + 1) / 2));
  const turned = list.map((_, by) => zigzag.map((at) => list[(at + by) % length] as T));
  return length % 2 === 0 ? turned : [...turned, ...turned.map((order) => [...order].reverse())];
}

/** Navigates as the portal's links do, without reloading. */
async function goOn(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    document.querySelector('main h1')?.setAttribute('data-before', '');
    window.history.pushState({}, '', to);
    window.dispatchEvent(new PopStateEvent('popstate', { state: {} }));
  }, path);
  await expect(page.locator('main h1:not([data-before])').first()).toBeVisible();
  await settled(page);
}

/** A page of the portal, and one that does not exist. */
const SHELL_PAGE = '/profile';

test('no remote changes how the portal or another remote looks, in any order, and none leaves a style behind', async ({
  page,
  context,
}) => {
  test.slow();
  await companyOf(context.request, 'Marsh Mills');
  const remotes = await remotesOf(page);
  expect(remotes.length).toBeGreaterThan(2);
  await page.goto(SHELL_PAGE);
  await settled(page);

  await test.step('Given elements of every kind and class of the portal, beside its own', async () => {
    expect(await addProbes(page)).toBeGreaterThan(200);
    await rememberLook(page, 'own', '#probes [data-own]');
    for (const { path } of remotes) await goOn(page, path);
    await goOn(page, SHELL_PAGE);
    // Classes of the component library are written when a page first shows it, whoever's page it is.
    await rememberLook(page, 'all', '#probes *');
    await rememberLook(page, 'shell', '#root *');
    for (const { name, path } of remotes) {
      await goOn(page, path);
      await rememberLook(page, name, 'main, main *');
      await goOn(page, SHELL_PAGE);
    }
  });

  for (const order of ordersOf(remotes))
    await test.step(`They look the same while ${order.map(({ name }) => name).join(', then ')} is shown`, async () => {
      for (const { name, path } of order) {
        await goOn(page, path);
        expect(await sheetsOf(page, name), `styles of ${name} while it is shown`).toBeGreaterThan(0);
        expect(await changedIn(page, 'own', '#probes [data-own]'), `${name} changed the portal`).toEqual([]);
        expect(await changedIn(page, 'all', '#probes *'), `${name} changed the portal`).toEqual([]);
        await expect.poll(() => changedIn(page, name, 'main, main *'), `how ${name} looks`).toEqual([]);
        for (const other of remotes.filter((one) => one.name !== name))
          expect(await sheetsOf(page, other.name), `styles of ${other.name} while ${name} is shown`).toBe(0);
      }
      await goOn(page, SHELL_PAGE);
      expect(await sheetsOf(page, '')).toBe(0);
      await expect.poll(() => changedIn(page, 'shell', '#root *'), 'the portal afterwards').toEqual([]);
    });
});

test('whatever styles the page is in a layer: the portal’s, or that of the remote it came with', async ({
  page,
  context,
}) => {
  await companyOf(context.request, 'Marsh Mills');
  const remotes = await remotesOf(page);
  for (const { name, path } of remotes) {
    await page.goto(path);
    await settled(page);
    const outside = await page.evaluate(() =>
      [...document.styleSheets].flatMap((sheet) => {
        const remote = /\/_mf\/([^/]+)\//.exec(sheet.href ?? '')?.[1];
        const own = remote ? `remote.${remote}` : 'portal';
        return [...sheet.cssRules]
          .filter((rule) => !(rule instanceof CSSLayerBlockRule && rule.name === own))
          .filter((rule) => !(rule instanceof CSSLayerStatementRule && own === 'portal'))
          .map((rule) => `${own}: ${rule.cssText.slice(0, 80)}`);
      }),
    );
    expect(outside, name).toEqual([]);
  }
});

test('a page of a remote is styled again when its area is entered again', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  const [one] = await remotesOf(page);
  await page.goto(one?.path ?? '');
  await settled(page);
  await goOn(page, SHELL_PAGE);
  expect(await sheetsOf(page, '')).toBe(0);
  // No half-styled page is shown while the styles are restored.
  await page.evaluate(() => {
    const seen: boolean[] = [];
    Object.assign(window, { seen });
    new MutationObserver(() => {
      const title = document.querySelector('main h1:not([data-before])');
      if (title) seen.push([...document.styleSheets].some(({ href }) => href?.includes('/_mf/')));
    }).observe(document.body, { childList: true, subtree: true });
  });
  await goOn(page, one?.path ?? '');
  const seen = await page.evaluate(() => (window as unknown as { seen: boolean[] }).seen);
  expect(seen.length).toBeGreaterThan(0);
  expect(seen).not.toContain(false);
});
