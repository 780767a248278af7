import { expect, test } from '@playwright/test';
import { call, done } from './support/calls';
import { pickExact } from './support/fields';
import { expectNoFindings } from './support/findings';
import { companyOf } from './support/people';
import { settled } from './support/settled';
import { expectToFitTelephone } from './support/device/telephone';

test('a change of grid is seen before, and changes the figure; a change of units does not', async ({ page }) => {
  await companyOf(page.request, 'Wired Mills');
  const site = (await call(page.request, 'GET', 'locations')).body.list[0];
  const days = { from: Date.UTC(2025, 0, 1), to: Date.UTC(2025, 0, 31) };
  const bill = { location_id: site._id, ...days, amount: 1000, units: 'kWh', renewable_amount: 0 };
  const { _id } = await done(page.request, 'POST', 'electricity_activitys', bill);
  const figure = async () => (await call(page.request, 'GET', `activities/${_id}`)).body.obj.emission_calc.CO2;
  const before = await figure();
  await page.goto(`/business/locations/${site._id}?tab=map&year=2025`);
  const open = async (action: string) => {
    await page.getByRole('button', { name: 'More actions' }).click();
    await page.getByRole('menuitem', { name: action }).click();
  };

  await test.step('The preview shows both bases before and after, and changes nothing', async () => {
    await open('Change grid');
    const dialog = page.getByRole('dialog', { name: `Change the grid of ${site.name}` });
    await dialog.getByRole('button', { name: 'Show preview' }).click();
    await expect(dialog.getByText('Choose another grid')).toBeVisible();
    await pickExact(page, dialog.getByLabel('New electricity grid'), 'France');
    await dialog.getByRole('button', { name: 'Show preview' }).press('Enter');
    await expect(
      dialog.getByRole('table', { name: /^Location-based/ }).getByRole('row', { name: /^2025/ }),
    ).toBeVisible();
    await expect(dialog.getByRole('table', { name: /^Market-based/ })).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText('1 activity takes its power from the grid of this location.');
    await expect(dialog.locator(':focus')).toHaveCount(1);
    expect(await figure()).toBe(before);
    await settled(page);
    await expectNoFindings(page, 'Change grid');
    await expectToFitTelephone(page, 'Change grid');
  });

  await test.step('Confirmed, the figure changes, and the page says so', async () => {
    await page.getByRole('button', { name: 'Change and recalculate' }).click();
    await expect(page.getByText('The grid has been changed. Figures are being recalculated.')).toBeVisible();
    await expect(page.getByRole('main').getByText('France', { exact: true })).toBeVisible();
    await expect.poll(figure).toBeLessThan(before / 2);
    await expect(page.getByRole('main').getByText(/out of date/)).toHaveCount(0);
  });

  await test.step('Other units show the same amount, and no figure changes', async () => {
    const changed = await figure();
    await open('Change units');
    const dialog = page.getByRole('dialog', { name: `Change the units of ${site.name}` });
    await pickExact(page, dialog.getByLabel('Electricity units'), 'MWh', { search: false });
    await expect(dialog.getByRole('row', { name: 'Electricity bought 1,000 kWh 1 MWh' })).toBeVisible();
    await expectNoFindings(page, 'Change units');
    await expectToFitTelephone(page, 'Change units');
    await dialog.getByRole('button', { name: 'Change units' }).click();
    const strip = page.getByRole('region', { name: 'Electricity', exact: true });
    await expect(strip.getByText(/^1(\.00)? MWh$/).first()).toBeVisible();
    expect(await figure()).toBe(changed);
  });
});
