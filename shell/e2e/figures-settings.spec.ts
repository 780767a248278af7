import { expect, test } from '@playwright/test';
import { call, done } from './support/calls';
import { pickExact } from './support/fields';
import { companyOf } from './support/people';

test('an administrator chooses how figures are made', async ({ page }) => {
  await companyOf(page.request, 'Exact Foods');
  const { _id: location_id } = (await call(page.request, 'GET', 'locations')).body.list[0];
  const leak = {
    ...{ location_id, from: Date.UTC(2025, 2, 1), to: Date.UTC(2025, 2, 31), refrigerant_used: 1, units: 'kg' },
    ...{ refrigerant_category: 'kyoto_gases', refrigerant_type: 'HFC-134a' },
  };
  await done(page.request, 'POST', 'refrigerant_activitys', leak);
  await page.goto('/account');
  await expect(page.getByText('Those used by the UK edition of the year')).toBeVisible();

  await test.step('When another report of the IPCC and the majority rule are chosen', async () => {
    await page.getByRole('link', { name: 'Edit' }).click();
    const rule = page.getByRole('combobox', { name: 'Factor year rule' });
    await pickExact(page, rule, 'Factor of the year with most days', { search: false });
    const potentials = page.getByRole('combobox', { name: 'Warming potentials of refrigerants' });
    await pickExact(page, potentials, 'IPCC, sixth report (AR6)', { search: false });
    await page.getByRole('button', { name: 'Save' }).click();
    const hangs = page.getByRole('dialog', { name: 'Figures depend on this' });
    await hangs.getByRole('button', { name: 'Save, recalculate later' }).click();
  });

  await test.step('Then the account says so, and keeps what was not touched', async () => {
    await expect(page).toHaveURL('/account');
    await expect(page.getByRole('definition').filter({ hasText: 'IPCC, sixth report (AR6)' })).toBeVisible();
    const { obj } = (await call(page.request, 'GET', 'account')).body;
    expect([obj.factor_year_rule, obj.refrigerant_gwp, obj.emission_units]).toEqual(['majority', 'AR6', 't']);
  });

  await test.step('And a year that rests on both reports is told until it is recalculated', async () => {
    await done(page.request, 'POST', 'refrigerant_activitys', { ...leak, refrigerant_used: 2 });
    await page.goto('/activities/years');
    const told = page.getByRole('alert').filter({ hasText: 'Figures of 2025 use different warming potentials' });
    await expect(told).toContainText('AR5 (1), AR6 (1)');
    await told.getByRole('link', { name: 'Recalculate' }).click();
    await page.locator('form').getByRole('button', { name: 'Recalculate', exact: true }).click();
    await expect(page.getByText('1 of 2 activities would change.')).toBeVisible();
    await page.getByRole('button', { name: 'Commit', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Commit' }).click();
    await expect(page.getByText(/Committed$/)).toBeVisible();
    await page.goto('/activities/years');
    await expect(page.getByRole('heading', { name: /2025/ }).first()).toBeVisible();
    await expect(told).toHaveCount(0);
  });
});
