import { expect, test } from '@playwright/test';
import { typeDay } from './support/bills';
import { call, done } from './support/calls';
import { pick, pickPlace } from './support/fields';
import { companyOf } from './support/people';

test('a job with stops is entered, a stop is deleted, and its way is worked out', async ({ page }) => {
  await companyOf(page.request, 'Round Trips');
  const location_id = (await call(page.request, 'GET', 'locations')).body.list[0]._id;
  await done(page.request, 'POST', 'vehicles', {
    ...{ name: 'Van 1', location_id, type: 'average_van', fuel_type: 'diesel', fuel_units: 'km' },
  });
  const distance = page.getByLabel('Distance', { exact: true }).first();
  const calculate = page.getByRole('button', { name: 'Calculate distance' });
  const alert = page.getByRole('alert');
  const place = (label: RegExp) => page.getByLabel(label).first();
  await page.goto('/activities/new/vehicle_journeys');

  await test.step('Nothing is worked out without a vehicle, and no stop is added without a start', async () => {
    await calculate.click();
    await expect(alert.filter({ hasText: 'Vehicle is required' })).toBeVisible();
    await page.getByRole('button', { name: 'Add stop' }).click();
    await expect(alert.filter({ hasText: 'Start address is required' })).toBeVisible();
  });

  await test.step('Given a way from Leeds by Harrogate and York to Hull', async () => {
    await pick(page, page.getByLabel('Location', { exact: true }), 'Round Trips');
    await pick(page, page.getByLabel('Vehicle', { exact: true }), 'Van 1');
    await pickPlace(page, place(/^From/), 'Leeds', 'United Kingdom');
    for (const [number, name] of ['Harrogate', 'York'].entries()) {
      await page.getByRole('button', { name: 'Add stop' }).click();
      await pickPlace(page, place(new RegExp(`^Stop ${number + 1}$`)), name, 'United Kingdom');
    }
    await pickPlace(page, place(/^To/), 'Hull', 'United Kingdom');
    await expect(distance).toHaveValue(/^1\d\d/);
    await expect(page.locator('.act-stop-leg')).toHaveText([/^\d+(\.\d)? km$/, /^\d+(\.\d)? km$/]);
  });

  await test.step('When the first stop is deleted, York is the first, as far from Leeds as it is', async () => {
    const before = await page.locator('.act-stop-leg').nth(1).textContent();
    await page.getByRole('button', { name: 'Delete stop 1' }).click();
    await expect(distance).toHaveValue('');
    await expect(page.getByLabel('Stop 1', { exact: true })).toHaveValue('York');
    await expect(page.locator('.act-stop-leg')).toHaveText([/km$/]);
    await expect(page.locator('.act-stop-leg').first()).not.toHaveText(before ?? '');
    await calculate.click();
    await expect(distance).toHaveValue(/^1?\d\d/);
  });

  await test.step('Then it is saved with its stop, and reads so', async () => {
    await typeDay(page, 'Job date', '02/03/2026');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Vehicle journey' })).toBeVisible();
    await expect(page.getByText(/^York, .+, \d+(\.\d)? km$/)).toBeVisible();
    const { stops, distance: whole } = (await call(page.request, 'GET', 'vehicle_journeys')).body.list[0];
    expect(Object.keys(stops)).toEqual(['stop_1']);
    expect(stops.stop_1).toMatchObject({ address: { name: 'York' }, distance: { units: 'km' } });
    expect(whole).toBeGreaterThan(stops.stop_1.distance.distance);
  });
});

test('a journey counts beside no fuel, whichever of them is entered first', async ({ page }) => {
  await companyOf(page.request, 'Fleet Foods');
  const location_id = (await call(page.request, 'GET', 'locations')).body.list[0]._id;
  const at = { location_id, date: Date.UTC(2025, 2, 10) };
  const van = { location_id, type: 'average_van', fuel_type: 'diesel', fuel_units: 'km' };
  const enter = async (order: readonly ('journey' | 'fuel')[], name: string) => {
    const { _id: vehicle_id } = await done(page.request, 'POST', 'vehicles', { ...van, name });
    const ids = { journey: '', fuel: '' };
    for (const each of order)
      ids[each] =
        each === 'journey'
          ? (await done(page.request, 'POST', 'vehicle_journeys', { ...at, vehicle_id, distance: 100, units: 'km' }))
              ._id
          : (
              await done(page.request, 'POST', 'vehicle_activitys', {
                ...{ vehicle_id, date: at.date, fuel_type: 'diesel', quantity: 40, fuel_units: 'L' },
              })
            )._id;
    return ids;
  };
  const shown = page.getByText('the journey is shown, not counted').first();
  for (const [at, order] of (
    [
      ['fuel', 'journey'],
      ['journey', 'fuel'],
    ] as const
  ).entries())
    await test.step(`entered as ${order.join(', then ')}`, async () => {
      const { journey, fuel } = await enter(order, `Van ${at}`);
      await page.goto(`/activities/${journey}?how=main`);
      await expect(shown).toBeVisible();
      // Fuel that goes while the page is open: the journey counts again, and the page says so.
      expect((await call(page.request, 'DELETE', `vehicle_activitys/${fuel}`)).status).toBe(200);
      await expect(shown).toHaveCount(0);
      await expect(page.getByText('100 km × 0.25561 kg CO₂e/km = 25.561 kg CO₂e')).toBeVisible();
    });
});
