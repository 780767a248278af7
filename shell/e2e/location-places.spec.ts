import { expect, test } from '@playwright/test';
import { call, done } from './support/calls';
import { expectNoFindings } from './support/findings';
import { companyOf, SETUP } from './support/people';
import { settled } from './support/settled';
import { expectToFitTelephone } from './support/device/telephone';

const ADDRESS = '/business/locations';
const SITES = [
  { name: 'Leeds mill', latitude: 53.8, longitude: -1.55 },
  { name: 'York depot', latitude: 53.96, longitude: -1.08 },
  { name: 'Suva store', latitude: -18.14, longitude: 178.44 },
];

test('several locations stand on a map, and beside it in a list', async ({ page }) => {
  await companyOf(page.request, 'Far Mills');
  const { list } = (await call(page.request, 'GET', 'locations')).body;
  const { name: unplaced } = list[0];
  const { main_company_number: _, ...site } = SETUP;
  for (const place of SITES) await done(page.request, 'POST', 'locations', { ...site, ...place });
  const refused: string[] = [];
  page.on('console', (message) => {
    if (/content security|integrity/i.test(message.text())) refused.push(message.text());
  });
  const fetched: string[] = [];
  page.on('request', (request) => fetched.push(new URL(request.url()).host + new URL(request.url()).pathname));
  const mapParts = () => fetched.filter((file) => /\/map(-worker)?\.\w+\.js$/.test(file));
  const listed = page.locator('.biz-places-list').first();

  await test.step('The list of locations fetches nothing of a map', async () => {
    await page.goto(ADDRESS);
    await settled(page);
    expect(mapParts()).toEqual([]);
  });

  await test.step('The map comes when it is opened, all from this portal', async () => {
    await page.getByText('Map', { exact: true }).click();
    await expect(page.getByRole('region', { name: /^Map of locations/ })).toBeVisible();
    await expect(listed.getByText('3 locations in view')).toBeVisible();
    expect(mapParts().length).toBe(2);
    expect(new Set(fetched.map((address) => address.split('/')[0]))).toEqual(new Set([new URL(page.url()).host]));
    await expect(page).toHaveURL(/show=map/);
  });

  await test.step('The list beside it leads to each, and to those without coordinates', async () => {
    await expect(listed.getByRole('link')).toHaveText(['Leeds mill', 'Suva store', 'York depot']);
    const without = page.getByRole('region', { name: /^Without coordinates/ });
    await expect(without.getByRole('link', { name: unplaced })).toBeVisible();
  });

  await test.step('Keys of the map change what is in view, and the list follows', async () => {
    const map = page.getByRole('region', { name: /^Map of locations/ });
    await map.focus();
    for (let at = 0; at < 3; at += 1) await page.keyboard.press('+');
    await expect(listed.getByText(/^[0-2] locations? in view$/)).toBeVisible();
    await page.getByRole('button', { name: 'Show all' }).click();
    await expect(listed.getByText('3 locations in view')).toBeVisible();
  });

  await test.step('A search narrows map and list', async () => {
    await page.getByRole('textbox', { name: 'Search' }).fill('Suva');
    await expect(listed.getByText('1 location in view')).toBeVisible();
    await page.getByRole('textbox', { name: 'Search' }).fill('');
    await expect(listed.getByText('3 locations in view')).toBeVisible();
  });

  await test.step('It is drawn in both schemes and fits a telephone', async () => {
    await settled(page);
    await expectNoFindings(page, ADDRESS);
    await expectToFitTelephone(page, `${ADDRESS}?show=map`);
  });

  await test.step('A place of the list opens its location', async () => {
    await listed.getByRole('link', { name: 'Suva store' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Suva store' })).toBeVisible();
  });

  expect(refused).toEqual([]);
});

test('without a way to draw, the list has all locations', async ({ page }) => {
  await companyOf(page.request, 'Plain Mills');
  const { main_company_number: _, ...site } = SETUP;
  for (const place of SITES) await done(page.request, 'POST', 'locations', { ...site, ...place });
  await page.addInitScript(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await page.goto(`${ADDRESS}?show=map`);
  await expect(page.getByText('This browser cannot draw the map. The list has the same locations.')).toBeVisible();
  await expect(page.locator('.biz-places-list').first().getByRole('link')).toHaveCount(3);
});
