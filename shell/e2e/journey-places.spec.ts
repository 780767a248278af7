import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import { expect, test } from '@playwright/test';
import { typeDay } from './support/bills';
import { call, done } from './support/calls';
import { pick, pickPlace } from './support/fields';
import { companyOf } from './support/people';

test('a journey is entered by its ends, changed and removed', async ({ page }) => {
  await companyOf(page.request, 'Far Away');
  const location_id = (await call(page.request, 'GET', 'locations')).body.list[0]._id;
  await done(page.request, 'POST', 'profiles', { first_name: 'Ada', last_name: 'Byron', location_id });
  const distance = page.getByLabel('Distance').first();

  await test.step('Given a flight between two airports', async () => {
    await page.goto('/activities/new/business_travel');
    await pick(page, page.getByLabel('Staff member'), 'Ada Byron');
    await expect(page.getByTitle('Far Away')).toBeVisible();
    await pick(page, page.getByLabel('Transport method'), 'Flight');
    await pickPlace(page, page.getByLabel('Start location').first(), 'leeds', /Leeds Bradford Airport \(LBA\)/);
    await pickPlace(page, page.getByLabel('End location').first(), 'osl', /Oslo Lufthavn \(OSL\)/);
  });

  await test.step('Then its distance is there and back, and the other unit converts it', async () => {
    await expect(distance).toHaveValue(/^2,\d{3}/);
    await page.getByRole('switch', { name: 'Return journey' }).click();
    await expect(distance).toHaveValue(/^1,0\d\d/);
    await pick(page, page.getByRole('combobox', { name: 'Distance, Units' }), 'miles');
    await expect(distance).toHaveValue(/^6\d\d/);
  });

  await test.step('When it is saved and opened again, it reads so', async () => {
    await typeDay(page, 'Journey date', '02/03/2026');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: ACTIVITY_TYPES.business_travel })).toBeVisible();
    await expect(page.getByText('Leeds Bradford Airport (LBA)')).toBeVisible();
  });

  await test.step('And removed, it is gone', async () => {
    await page.getByRole('button', { name: 'Delete' }).first().click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /Delete|Confirm/ })
      .click();
    await page.waitForURL('**/activities');
    expect((await call(page.request, 'GET', 'business_travel')).body.total).toBe(0);
  });

  await test.step('In the sheet, a place that was not found is marked, asked about and offered again', async () => {
    await page.goto('/activities/enter/business_travel');
    const cell = (column: string) => page.getByLabel(`${column}, row 1`, { exact: true });
    const offered = page.locator('.ant-select-dropdown:visible .ant-select-item-option');
    await cell('Staff member').fill('Ada Byron');
    await cell('Location').fill('Far Away');
    await cell('Transport method').fill('Flight');
    await cell('Journey date').fill('2/3/26');
    await cell('Distance').fill('2000');
    await cell('Start location').focus();
    await page.keyboard.type('leeds brad');
    await expect(offered.first()).toHaveText(/Leeds Bradford Airport/);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(cell('Start location')).toHaveValue(/^Leeds Bradford Airport.*United Kingdom$/);
    await expect(page.getByRole('row')).toHaveCount(4);

    await cell('End location').fill('Gardermoen huts');
    await page.keyboard.press('Tab');
    await expect(page.getByText(/Not found$/)).toBeVisible();
    await page.getByRole('button', { name: 'Save 1' }).click();
    await expect(page.getByRole('dialog')).toContainText('1 place was not found: Gardermoen huts.');
    await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
    await expect(cell('End location')).toHaveAttribute('aria-invalid', 'true');
    await expect(page.getByRole('dialog')).toBeHidden();

    await cell('Distance').focus();
    await page.keyboard.press('F8');
    await expect(cell('End location')).toBeFocused();
    await expect(page.getByText(/^End location, row 1: The country of this place is not known/)).toBeVisible();
    await page.keyboard.type('osl');
    await offered.filter({ hasText: 'Oslo Lufthavn (OSL)' }).first().click();
    await expect(page.getByText(/Not found$/)).toHaveCount(0);
    await page.getByRole('button', { name: 'Save 1' }).click();
    await expect(page.getByRole('link', { name: 'Saved' })).toBeVisible();
    const [flight] = (await call(page.request, 'GET', 'business_travel')).body.list;
    expect([flight.start_location.country, flight.end_location.country]).toEqual(['GB', 'NO']);
    expect(flight.emission_calc.CO2).toBeGreaterThan(0);
  });
});

test('a form asks before a journey counts with a place by its name alone, and only then', async ({ page }) => {
  await companyOf(page.request, 'By Name');
  const location_id = (await call(page.request, 'GET', 'locations')).body.list[0]._id;
  await done(page.request, 'POST', 'profiles', { first_name: 'Ada', last_name: 'Byron', location_id });
  const question = page.getByRole('dialog', { name: 'Save places by name only?' });
  const start = page.getByLabel('Start location').first();

  await test.step('Given a train from a place that nobody knows', async () => {
    await page.goto('/activities/new/business_travel');
    await pick(page, page.getByLabel('Staff member'), 'Ada Byron');
    await pick(page, page.getByLabel('Transport method'), 'National rail');
    await start.fill('Gardermoen huts');
    await pickPlace(page, page.getByLabel('End location').first(), 'leeds', /Leeds/);
    await page.getByLabel('Distance').first().fill('120');
    await typeDay(page, 'Journey date', '02/03/2026');
    await expect(page.getByText('This place was not found. Choose it from the list if it is there.')).toBeVisible();
  });

  await test.step('When it is saved, the place is asked about, and leaving changes nothing', async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(question).toContainText('1 place was not found: Gardermoen huts.');
    await question.getByRole('button', { name: 'Cancel' }).click();
    await expect(question).toBeHidden();
    await expect(start).toHaveValue('Gardermoen huts');
    expect((await call(page.request, 'GET', 'business_travel')).body.total).toBe(0);
  });

  await test.step('Then it is saved by name, and not asked about again while the name stays', async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await question.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: ACTIVITY_TYPES.business_travel })).toBeVisible();
    const [train] = (await call(page.request, 'GET', 'business_travel')).body.list;
    expect(train.start_location).toEqual({ name: 'Gardermoen huts' });
    await page.goto(`/activities/${train._id}/edit`);
    await page.getByLabel('Distance').first().fill('130');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('button', { name: 'Update' })).toHaveCount(0);
    expect((await call(page.request, 'GET', 'business_travel')).body.list[0].distance).toBe(130);
  });
});
