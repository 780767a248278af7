import { expect, type Page, test } from '@playwright/test';
import { call, done } from './support/calls';
import { companyOf } from './support/people';

const REFUELLED = Date.UTC(2025, 2, 31);
const DRIVEN = Date.UTC(2025, 3, 2);

/** An average diesel van of the first location. */
async function vanOf(page: Page, name: string): Promise<{ location_id: string; vehicle_id: string }> {
  const location_id = (await call(page.request, 'GET', 'locations')).body.list[0]._id;
  const staff = { first_name: 'Kari', last_name: name, email: `${name.toLowerCase()}@vans.example`, location_id };
  const admin_profile_id = (await done(page.request, 'POST', 'profiles', staff))._id;
  const van = { name, type: 'average_van', fuel_type: 'diesel', fuel_units: 'L', location_id, admin_profile_id };
  return { location_id, vehicle_id: (await done(page.request, 'POST', 'vehicles', van))._id };
}

type Van = Awaited<ReturnType<typeof vanOf>>;

const refuel = async (page: Page, van: Van): Promise<string> =>
  (
    await done(page.request, 'POST', 'vehicle_activitys', {
      ...{ ...van, date: REFUELLED, fuel_type: 'diesel', quantity: 40, fuel_units: 'L' },
    })
  )._id;

const drive = async (page: Page, van: Van): Promise<string> =>
  (
    await done(page.request, 'POST', 'vehicle_journeys', {
      ...{ ...van, date: DRIVEN, from: { name: 'Leeds' }, to: { name: 'York' }, distance: 100, units: 'km' },
    })
  )._id;

/** Returns scope and kilograms of the used rows of a journey. */
async function counted(page: Page, id: string): Promise<string[]> {
  const { list } = (await call(page.request, 'GET', `emission_calcs?activity_id=${id}&used=true`)).body;
  type Row = { scope: string; CO2: number; superseded_by: string | null };
  const live = (list as Row[]).filter(({ superseded_by }) => superseded_by === null);
  return live.map(({ scope, CO2 }) => `${scope} ${CO2}`).sort();
}

const COUNTED = ['scope_1 25.561', 'scope_3 6.128'];
const SHOWN = ['no_scope 25.561', 'no_scope 6.128'];

test('a journey gives way to fuel that stands beside it, whichever came first, and says so', async ({ page }) => {
  await companyOf(page.request, 'Haulage Mills');
  const [one, other] = [await vanOf(page, 'Van-one'), await vanOf(page, 'Van-other')];
  let [fuel, journey] = ['', ''];

  await test.step('Given fuel first, then the journey two days later in the next month', async () => {
    fuel = await refuel(page, one);
    journey = await drive(page, one);
    expect(await counted(page, journey)).toEqual(SHOWN);
  });

  await test.step('And of another van the journey first, then the fuel', async () => {
    const alone = await drive(page, other);
    expect(await counted(page, alone)).toEqual(COUNTED);
    await refuel(page, other);
    expect(await counted(page, alone)).toEqual(SHOWN);
  });

  await test.step('Then the journey explains which fuel is counted instead', async () => {
    await page.goto(`/activities/${journey}`);
    await page.getByRole('button', { name: /^Vehicle journey: 0\.000 t CO₂e/ }).click();
    const made = page.getByRole('region', { name: 'How this was calculated' });
    await expect(made).toContainText('31/03/2025');
    await expect(made).toContainText(/40 L/);
  });

  await test.step('When the fuel is deleted, the journey counts', async () => {
    await page.goto(`/activities/${fuel}`);
    await page.getByRole('button', { name: 'Delete', exact: true }).first().click();
    await page.getByRole('dialog', { name: 'Delete' }).getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible();
    expect(await counted(page, journey)).toEqual(COUNTED);
  });

  await test.step('And no longer once the fuel is put back', async () => {
    await page.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(page.getByText('Restored')).toBeVisible();
    expect(await counted(page, journey)).toEqual(SHOWN);
  });
});
