import { expect, test } from '@playwright/test';
import { call, done } from './support/calls';
import { expectNoFindings } from './support/findings';
import { companyOf } from './support/people';
import { expectToFitTelephone } from './support/device/telephone';

const year = new Date().getUTCFullYear() - 1;

test('the value chain of a product opens its activities, by hand and by keyboard', async ({ page }) => {
  await companyOf(page.request, 'Chain Mills');
  const location_id = (await call(page.request, 'GET', 'locations')).body.list[0]._id;
  const product_id = (await done(page.request, 'POST', 'products', { name: 'Pale ale', units: 'L' }))._id;
  const supplier = { name: 'Wold Maltings', partner_roles: ['supplier'] };
  const partner_id = (await done(page.request, 'POST', 'partners', supplier))._id;
  const goods = { product_id, location_id, unit_type: 'simple', size: 1, quantity: 1500, units: 'kg' };
  const bought = { ...goods, partner_id, order_date: Date.UTC(year, 2, 1), material: 'food_and_drink' };
  await done(page.request, 'POST', 'purchased_goods_activitys', { ...bought, description: 'Pale malt' });
  await done(page.request, 'POST', 'product_production_activitys', {
    ...{ ...goods, production_date: Date.UTC(year, 2, 9), description: 'Brewing' },
  });
  await page.goto(`/business/product/${product_id}?tab=value-chain&year=${year}`);
  const graph = page.getByRole('application', { name: /^Value chain as a graph/ });
  const dialog = page.getByRole('dialog', { name: 'Purchased goods' });

  await test.step('Graph and table say the same', async () => {
    await expect(graph.getByText('Wold Maltings')).toBeVisible();
    await expect(page.getByRole('row', { name: /Pale malt Supplier · Wold Maltings 1,500 kg/ })).toBeVisible();
    await expectNoFindings(page, 'the value chain');
  });

  await test.step('A click on a node opens its activity over the page', async () => {
    await graph.getByText('Pale malt').click();
    await expect(dialog.getByText('Wold Maltings')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('So do the arrow keys and Enter', async () => {
    await graph.focus();
    await page.keyboard.press('ArrowLeft');
    await page.keyboard.press('Enter');
    await expect(dialog).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(dialog).toHaveCount(0);
  });

  await test.step('It fills the window, and nodes stay where they are', async () => {
    await graph.focus();
    await page.keyboard.press('f');
    const full = page.getByRole('dialog', { name: 'Pale ale' });
    await expect(full.getByText('Brewing')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(full).toHaveCount(0);
  });

  await test.step('On a telephone the table comes first', async () => {
    await page.setViewportSize({ width: 360, height: 740 });
    await expect(page.getByRole('button', { name: 'Show as graph' })).toBeVisible();
    await expect(graph).toHaveCount(0);
    await expectToFitTelephone(page, 'the value chain');
  });
});
