import { fuelActivity } from '@lichen/contracts/activities/types/buildings/fuel.entity';
import { ownFactor } from '@lichen/contracts/activities/factors/own-factor.entity';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { expect, type Page, test } from '@playwright/test';
import { call, done } from './support/calls';
import { fillField, pickExact } from './support/fields';
import { companyOf } from './support/people';

async function fill(page: Page, { fields }: Entity, values: Readonly<Record<string, string>>): Promise<void> {
  for (const [name, words] of Object.entries(values)) await fillField(page, fields[name] as Field, words);
}

const OCTOBER = { from: Date.UTC(2025, 9, 1), to: Date.UTC(2025, 9, 31) };
const TARIFF = '0.2512345';

test('a factor of one’s own is told, proposed for what is there, and used for what comes', async ({ page }) => {
  await companyOf(page.request, 'Factored Mills');
  const { _id: location_id, name } = (await call(page.request, 'GET', 'locations')).body.list[0];
  const gas = { location_id, fuel: 'Natural gas', amount: 1000, units: 'kWh', quantity: 1, ...OCTOBER };
  const { _id } = await done(page.request, 'POST', 'fuel_activitys', { ...gas, manual_energy: false, applied: true });
  const figure = async () => (await call(page.request, 'GET', `activities/${_id}`)).body.obj.emission_calc.CO2;
  const before = await figure();

  await test.step('Given the published factors, searched down to the row they stand in', async () => {
    await page.goto('/activities/factors');
    await page.getByLabel('Search', { exact: true }).fill('natural gas');
    const row = page
      .getByRole('table', { name: 'Factors' })
      .getByRole('row', { name: /Natural gas, 2025, kWh/ })
      .first();
    await row.click();
    const panel = page.getByRole('complementary', { name: /Natural gas$/ });
    await expect(panel.getByText('UK Government (DESNZ)')).toBeVisible();
    await expect(panel.getByRole('link', { name: /^https:/ })).toBeVisible();
  });

  await test.step('When the tariff of the supplier is told', async () => {
    await page.goto('/activities/factors/own');
    await page.getByRole('button', { name: 'Add', exact: true }).first().click();
    await fill(page, ownFactor, { activity_type: 'Fuel', name: 'Gas tariff', kg_co2e: TARIFF });
    await pickExact(page, page.getByLabel(/^Item/), 'Natural gas');
    await fill(page, ownFactor, { valid_from: '01/01/2025', source: 'Letter of the supplier' });
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    const hangs = page.getByRole('dialog', { name: 'Figures depend on this' });
    await expect(hangs).toContainText('1 activity depends on this');
    await hangs.getByRole('button', { name: 'Save, recalculate later' }).click();
    const row = page.getByRole('table', { name: 'Custom factors' }).getByRole('row', { name: /^Gas tariff/ });
    await expect(row).toContainText(TARIFF);
  });

  await test.step('Then a recalculation shows the difference, and discarded it changes nothing', async () => {
    await page.goto('/activities/recalculation');
    await page.locator('form').getByRole('button', { name: 'Recalculate', exact: true }).click();
    await expect(page.getByText('1 of 1 activities would change.')).toBeVisible();
    await expect(page.getByText(/^\+0\.\d{3,} t CO₂e/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Discard', exact: true }).click();
    await page.getByRole('dialog', { name: 'Discard this proposal?' }).getByRole('button', { name: 'Discard' }).click();
    await expect(page.getByText('Discarded', { exact: true })).toBeVisible();
    expect(await figure()).toBe(before);
  });

  await test.step('And committed it counts by the tariff', async () => {
    await page.goto('/activities/recalculation');
    await page.locator('form').getByRole('button', { name: 'Recalculate', exact: true }).click();
    await expect(page.getByText('1 of 1 activities would change.')).toBeVisible();
    await page.getByRole('button', { name: 'Commit', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Commit' }).click();
    await expect(page.getByText(/Committed$/)).toBeVisible();
    const { list } = (await call(page.request, 'GET', `emission_calcs?activity_id=${_id}&used=true`)).body;
    type Row = { component: string; superseded_by: string | null };
    const direct = list.filter((row: Row) => row.component === 'direct' && row.superseded_by === null);
    expect(direct).toMatchObject([{ used: true, CO2: 251.2345 }]);
    expect(await figure()).toBeGreaterThan(before);
    const { obj } = (await call(page.request, 'GET', 'behind_figures')).body;
    expect(obj.activities).toBe(0);
  });

  await test.step('And the next bill is counted by it', async () => {
    await page.goto('/activities/new/fuel_activitys');
    await fill(page, fuelActivity, { location_id: name, fuel: 'Natural gas', amount: '1000' });
    await fill(page, fuelActivity, { from: '01/11/2025', to: '30/11/2025' });
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('button', { name: /^Fuel: .* t CO₂e/ }).click();
    const made = page.getByRole('region', { name: 'How this was calculated' });
    await expect(made).toContainText(`× ${TARIFF}`);
    await expect(made).toContainText('Letter of the supplier');
  });
});

test('a tariff for power is proposed for the market-based figure alone, with its cause', async ({ page }) => {
  await companyOf(page.request, 'Tariff Mills');
  const { _id: location_id } = (await call(page.request, 'GET', 'locations')).body.list[0];
  const power = { location_id, amount: 10_000, units: 'kWh', renewable_amount: 0, ...OCTOBER };
  const { _id } = await done(page.request, 'POST', 'electricity_activitys', power);
  const figures = async () => (await call(page.request, 'GET', `electricity_activitys/${_id}`)).body.obj.emission_calc;
  const tariff = { name: 'Green tariff', kind: 'supplier_tariff', activity_type: 'electricity_activitys' };
  const terms = { kg_co2e: 0.1234567891, units: 'kWh', valid_from: OCTOBER.from, source: 'Contract of 2025' };
  await done(page.request, 'POST', 'own_factors', { ...tariff, ...terms });
  const before = await figures();

  await page.goto('/activities/recalculation');
  await page.locator('form').getByRole('button', { name: 'Recalculate', exact: true }).click();
  await expect(page.getByText('1 of 1 activities would change.')).toBeVisible();

  await test.step('Both bases stand side by side: one stays, the other falls', async () => {
    const location = page.getByRole('region', { name: 'Total, location-based' });
    await expect(location.getByText('2.454')).toHaveCount(2);
    const market = page.getByRole('region', { name: 'Scope 2, market-based' });
    await expect(market.getByText('1.770')).toBeVisible();
    await expect(market.getByText('1.235')).toBeVisible();
  });

  await test.step('The row names the factor that the figure had, and the one it gets', async () => {
    const row = page.getByRole('table', { name: 'Changes, largest first' }).getByRole('row', { name: /^Electricity/ });
    await expect(row).toContainText('Other factors apply');
    await expect(row).toContainText(/0\.177 .*UK electricity.* → 0\.1234567891 .*Contract of 2025/);
  });

  await test.step('Committed, the market-based figure counts by the tariff to its last digit', async () => {
    await page.getByRole('button', { name: 'Commit', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Commit' }).click();
    await expect(page.getByText(/Committed$/)).toBeVisible();
    expect(await figures()).toMatchObject({ CO2: before.CO2, market_CO2: 1234.567891 });
  });
});
