import { expect, test } from '@playwright/test';
import { call, done } from './support/calls';
import { companyOf } from './support/people';

interface Row {
  from: number;
  to: number;
}

test('a week of commuting is entered at once, entered again, and a year of home working by month', async ({ page }) => {
  await companyOf(page.request, 'Week Works');
  const location_id = (await call(page.request, 'GET', 'locations')).body.list[0]._id;
  const { _id: ada } = await done(page.request, 'POST', 'profiles', {
    ...{ first_name: 'Ada', last_name: 'Byron', location_id },
    ...{ transport_method: 'national_rail', distance: 12.5, last_units: 'km', address: 'York' },
  });
  const listed = async (type: string): Promise<Row[]> =>
    (await call(page.request, 'GET', `activities?profiles=${ada}&activity=${type}&sort=from`)).body.list;
  const save = page.getByRole('button', { name: 'Save', exact: true });
  const saved = page.getByRole('status').filter({ hasText: 'Saved' }).first();

  await test.step('Given the last week of 2025, with the way of the person', async () => {
    await page.goto(`/business/staff/${ada}?year=2025`);
    await expect(page.getByRole('heading', { name: 'Enter commuting' })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Activities' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Previous year' })).toHaveCount(1);
    await expect(page.getByLabel('Distance, one way', { exact: true })).toHaveValue('12.5');
    await expect(page.getByLabel('Start location').first()).toHaveValue('York');
    await expect(page.getByLabel('End location').first()).toHaveValue('Leeds');
    await expect(page.getByText('This place was not found.')).toHaveCount(0);
  });

  await test.step('And the way is worked out where that is asked for', async () => {
    await page.getByRole('button', { name: 'Calculate distance' }).click();
    await expect(page.getByLabel('Distance, one way', { exact: true })).not.toHaveValue('12.5');
    await page.getByLabel('Distance, one way', { exact: true }).fill('12.5');
  });

  await test.step('When two days are filled, two entries are there', async () => {
    await page.getByLabel('Mon 29', { exact: true }).fill('1');
    await page.getByLabel('Wed 31', { exact: true }).fill('2');
    await save.click();
    await expect(saved).toBeVisible();
    const rows = await listed('commute');
    expect(rows.map(({ from }) => from)).toEqual([Date.UTC(2025, 11, 29), Date.UTC(2025, 11, 31)]);
    await expect(page.getByText('75.0 km')).toBeVisible();
  });

  await test.step('And saved again with another day, they are replaced', async () => {
    await page.getByLabel('Wed 31', { exact: true }).fill('');
    await page.getByLabel('Tue 30', { exact: true }).fill('1');
    await save.click();
    await expect
      .poll(async () => (await listed('commute')).map(({ from }) => new Date(from).getUTCDate()))
      .toEqual([29, 30]);
    await expect(page.getByText('50.0 km')).toBeVisible();
  });

  await test.step('And a month that is filled or cleared leaves the other months as they were entered', async () => {
    const rail = { location_id, transport_method: 'national_rail', units: 'km', occupants: 1 };
    for (const [month, distance] of [20.1, 31.7].entries()) {
      const from = Date.UTC(2025, month, 1);
      await done(page.request, 'POST', 'save_period_entries', {
        ...{ activity: 'commute', profile_id: ada, mode: 'monthly', from },
        how: { ...rail, distance, start_location: { name: 'York' }, end_location: { name: 'Leeds' } },
        ...{ entries: [{ from, amount: 10 }], changed: { slots: [from], how: [] } },
      });
    }
    const distances = async () => {
      const { list } = (await call(page.request, 'GET', 'commute')).body as { list: { distance: number }[] };
      return list.map(({ distance }) => distance).sort((one, other) => one - other);
    };
    const march = page.getByLabel('Mar', { exact: true });
    const saveMarch = async (journeys: string) => {
      const answered = page.waitForResponse('**/save_period_entries');
      await march.fill(journeys);
      await save.click();
      await answered;
    };
    await page.getByText('Monthly', { exact: true }).click();
    await expect(page.getByLabel('Jan', { exact: true })).toHaveValue('10');
    await save.click();
    await expect(page.getByText('Nothing has changed, so nothing was saved.')).toBeVisible();
    await saveMarch('5');
    expect(await distances()).toEqual([25, 25, 201, 402, 634]);
    await saveMarch('');
    expect(await distances()).toEqual([25, 25, 402, 634]);
  });

  await test.step('And the same days are not taken a second time, by month', async () => {
    await page.getByLabel('Dec', { exact: true }).fill('20');
    await save.click();
    await expect(
      page.getByRole('alert').filter({ hasText: 'already have entries by week, month or year' }),
    ).toBeVisible();
    await page.getByText('Home working', { exact: true }).last().click();
    await page.getByRole('button', { name: 'Leave', exact: true }).click();
  });

  await test.step('Then home working by month needs a month, and covers the whole of it', async () => {
    await expect(page.getByRole('heading', { name: 'Enter home working' })).toBeVisible();
    await page.getByText('Monthly', { exact: true }).click();
    await save.click();
    await expect(page.getByRole('alert').filter({ hasText: 'Required' })).toBeVisible();
    await page.getByLabel('Feb', { exact: true }).fill('40');
    await save.click();
    await expect
      .poll(async () => listed('home_working_activity'))
      .toMatchObject([{ from: Date.UTC(2025, 1, 1), to: Date.UTC(2025, 1, 28) }]);
  });

  await test.step('And whoever is not of the staff is told so on their own page', async () => {
    await page.goto('/member');
    await expect(page.getByText('You are not on the staff list yet.')).toBeVisible();
  });
});
