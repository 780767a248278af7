import { expect, test } from '@playwright/test';
import { call } from './support/calls';
import { pickExact } from './support/fields';
import { companyOf } from './support/people';

test('an administrator chooses how figures are made', async ({ page }) => {
  await companyOf(page.request, 'Exact Foods');
  await page.goto('/account');
  await expect(page.getByText('Those used by the UK edition of the year')).toBeVisible();

  await test.step('When another report of the IPCC and the majority rule are chosen', async () => {
    await page.getByRole('link', { name: 'Edit' }).click();
    const rule = page.getByRole('combobox', { name: 'Factor year rule' });
    await pickExact(page, rule, 'Factor of the year with most days', { search: false });
    const potentials = page.getByRole('combobox', { name: 'Warming potentials of refrigerants' });
    await pickExact(page, potentials, 'IPCC, sixth report (AR6)', { search: false });
    await page.getByRole('button', { name: 'Save' }).click();
  });

  await test.step('Then the account says so, and keeps what was not touched', async () => {
    await expect(page).toHaveURL('/account');
    await expect(page.getByRole('definition').filter({ hasText: 'IPCC, sixth report (AR6)' })).toBeVisible();
    const { obj } = (await call(page.request, 'GET', 'account')).body;
    expect([obj.factor_year_rule, obj.refrigerant_gwp, obj.emission_units]).toEqual(['majority', 'AR6', 't']);
  });
});
