import { expect, test } from '@playwright/test';
import { fieldOf, fillField } from './support/fields';
import { DRAFTS } from './support/drafts/drafts';
import { done, call } from './support/calls';
import { colleagueOf, companyOf } from './support/people';
import { GLASS, SUPPLIER } from './support/drafts/draft';

test('whoever keeps the business keeps its purchases, and nothing else of the activities', async ({
  page,
  browser,
  context,
}) => {
  const admin = await browser.newContext();
  await companyOf(admin.request, 'Mill');
  await colleagueOf(admin.request, context.request, ['user', 'edit_business']);
  const location_id = (await call(admin.request, 'GET', 'locations')).body.list[0]._id;
  await done(admin.request, 'PATCH', `locations/${location_id}`, { name: 'Mill' });
  await done(admin.request, 'POST', 'partners', { name: SUPPLIER, partner_roles: ['supplier'] });
  await done(admin.request, 'POST', 'products', { name: GLASS, units: 'kg', location_id });
  const draft = DRAFTS.purchased_goods_activitys;
  const rows = page.getByRole('table', { name: 'Purchased goods and services' }).getByRole('row');

  await test.step('Given the cards lead where this person may go', async () => {
    await page.goto('/scope3');
    await expect(page.getByRole('main').getByRole('link')).toHaveText(['Purchased goods']);
    await page.getByRole('link', { name: 'Purchased goods' }).click();
  });

  await test.step('When a purchase is added over the table', async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).first().click();
    const dialog = page.getByRole('dialog', { name: 'Purchased goods' });
    for (const [name, words] of Object.entries(draft.values)) await fillField(page, fieldOf(draft, name), words);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog).toBeHidden();
    await page.goto('/scope3/category_1?year=2025');
    await expect(rows.filter({ hasText: GLASS })).toHaveCount(1);
  });

  await test.step('Then it is changed and calculated there, and another year does not have it', async () => {
    await page.getByRole('button', { name: /^Edit/ }).first().click();
    await page.getByLabel('Order reference').fill('PO-7');
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(page.getByRole('dialog')).toBeHidden();
    await page.getByRole('button', { name: 'Calculate CO₂e' }).click();
    await expect(page.getByRole('status').filter({ hasText: 'Saved' }).first()).toBeVisible();
    await page.goto('/scope3/category_1?year=2024');
    await expect(page.getByText('No data found').first()).toBeVisible();
    await page.goto('/scope3/category_5');
    await expect(page).toHaveURL('/activities?activity=waste_activitys');
    await expect(page.getByText('Not authorised').first()).toBeVisible();
    await expect(page.getByText('Open to: Administrator.')).toBeVisible();
    await page.goto('/account');
    await expect(page.getByText('Not authorised')).toBeVisible();
    await expect(page.getByText('Open to: Administrator.')).toBeVisible();
    await page.goto('/scope3');
    await expect(page.getByText(/more categories are recorded in the activities/)).toBeVisible();
    await expect(page.getByText('Not authorised')).toHaveCount(0);
  });

  await admin.close();
});
