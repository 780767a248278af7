import { expect, test } from '@playwright/test';
import { call } from './support/calls';
import { companyOf } from './support/people';

test('a product that is not there yet is added over the purchase, by the keyboard alone', async ({ page }) => {
  await companyOf(page.request, 'Glass Works');
  await page.goto('/activities/new/purchased_goods_activitys');
  const picker = page.getByLabel('Product', { exact: true });

  await picker.focus();
  await page.keyboard.type('Float glass');
  const offers = page.locator('.ant-select-dropdown:visible');
  await expect(offers.getByText('No data found')).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: 'Description' }).last()).toBeFocused();
  await page.keyboard.type('4 mm, clear');
  await page.keyboard.press('Enter');

  await expect(page.locator('.ant-select-selection-item').filter({ hasText: 'Float glass' })).toBeVisible();
  await expect(picker).toBeFocused();
  const { list } = (await call(page.request, 'GET', 'products')).body;
  expect(list).toMatchObject([{ name: 'Float glass', description: '4 mm, clear' }]);
});

test('a partner is added beside one that is found, by the keyboard alone', async ({ page }) => {
  await companyOf(page.request, 'Glass Works');
  await call(page.request, 'POST', 'partners', { name: 'Float Glass North', partner_roles: ['supplier'] });
  await page.goto('/activities/new/purchased_goods_activitys');
  const picker = page.getByLabel('Supplier', { exact: true });

  await picker.focus();
  await page.keyboard.type('Float Glass');
  await expect(page.locator('.ant-select-dropdown:visible').getByText('Float Glass North')).toBeVisible();
  const add = page.getByRole('button', { name: 'Add partner: Float Glass' });
  // It is offered once the search has answered that nobody has this name.
  await expect(add).toBeVisible();
  await page.keyboard.press('ArrowDown');
  await expect(add).toBeFocused();
  await page.keyboard.press('Enter');

  await expect(page.locator('.ant-select-selection-item').filter({ hasText: /^Float Glass$/ })).toBeVisible();
  await expect(picker).toBeFocused();
  const { list } = (await call(page.request, 'GET', 'partners')).body;
  expect(list.map(({ name }: { name: string }) => name).sort()).toEqual(['Float Glass', 'Float Glass North']);
});
