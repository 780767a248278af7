import { expect, test } from '@playwright/test';
import { call, done } from './support/calls';
import { companyOf } from './support/people';

// Users who keep animations on see the same.
test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test('a bill that was deleted by mistake is put back from the notice', async ({ page }) => {
  await companyOf(page.request, 'Undo Works');
  const location_id = (await call(page.request, 'GET', 'locations')).body.list[0]._id;
  const { _id } = await done(page.request, 'POST', 'electricity_activitys', {
    ...{ location_id, from: Date.UTC(2025, 4, 1), to: Date.UTC(2025, 4, 31), units: 'kWh' },
    ...{ amount: 1200, renewable_amount: 0, description: 'Meter of the hall' },
  });
  const stored = async () => (await call(page.request, 'GET', `electricity_activitys/${_id}`)).status;

  await test.step('Given it is deleted on its page', async () => {
    await page.goto(`/activities/${_id}`);
    await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
    await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible();
    expect(await stored()).toBe(404);
  });

  await test.step('When Undo is pressed by keyboard', async () => {
    const undo = page.getByRole('button', { name: 'Undo', exact: true });
    await undo.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByText('Restored')).toBeVisible();
  });

  await test.step('Then the list has it again, and its page its figure', async () => {
    expect(await stored()).toBe(200);
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await page.getByRole('row').filter({ hasText: 'Meter of the hall' }).click();
    // In the panel; the row has the figure too.
    await expect(page.getByRole('heading', { name: /^Electricity: .* t CO₂e/ })).toBeVisible();
  });
});
