import { expect, test } from '@playwright/test';
import { billOf } from './support/bills';
import { call } from './support/calls';
import { companyOf } from './support/people';

const september = { from: Date.UTC(2026, 8, 1), to: Date.UTC(2026, 8, 30) };

test('the next bill of a meter is its figures alone', async ({ page }) => {
  await companyOf(page.request, 'Steady Mills');
  const id = await billOf(page.request, {
    ...september,
    description: 'Meter 7',
    tags: ['roof'],
    units: 'MWh',
    amount: 9,
  });

  await test.step('When the bill that follows is asked for', async () => {
    await page.goto(`/activities/${id}`);
    await page.getByRole('button', { name: 'Next: 01/10/2026 – 31/10/2026' }).click();
    await expect(page.getByLabel('From', { exact: true })).toHaveValue('01/10/2026');
    await expect(page.getByLabel('To', { exact: true })).toHaveValue('31/10/2026');
    await expect(page.getByLabel('Description')).toHaveValue('Meter 7');
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('');
  });

  await test.step('Then three fields are typed, and the rest is remembered', async () => {
    await page.getByLabel('Amount', { exact: true }).fill('11');
    await page.getByLabel('Invoice number').fill('A-2');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Saved').first()).toBeVisible();
    const { body } = await call(page.request, 'GET', `electricity_activitys/${id}`);
    const { list } = (await call(page.request, 'GET', 'electricity_activitys')).body;
    const second = list.find(({ _id }: { _id: string }) => _id !== id);
    expect([second.amount, second.units, second.invoice_ref, second.tags]).toEqual([11, 'MWh', 'A-2', ['roof']]);
    expect([second.location_id, second.description]).toEqual([body.obj.location_id, 'Meter 7']);
  });

  await test.step('And a gap of the meter begins with what is remembered, too', async () => {
    await page.goto('/activities/coverage?year=2026');
    await page.getByRole('link', { name: /Electricity, August 2026: .*Add$/ }).click();
    await expect(page.getByLabel('From', { exact: true })).toHaveValue('01/08/2026');
    await expect(page.getByLabel('Description')).toHaveValue('Meter 7');
  });
});
