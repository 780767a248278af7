import { expect, type Page, test } from '@playwright/test';
import { billOf } from './support/bills';
import { call, done } from './support/calls';
import { pickExact } from './support/fields';
import { expectNoFindings } from './support/findings';
import { colleagueOf, companyOf } from './support/people';
import { settled } from './support/settled';
import { expectToFitTelephone } from './support/device/telephone';

const MARCH = { from: Date.UTC(2025, 2, 1), to: Date.UTC(2025, 2, 31) };

const lineOf = (page: Page, name: string | RegExp) => page.getByRole('row').filter({ hasText: name });

test('a statement is made of the year, adjusted, approved, and says when the year moves on', async ({
  page,
  browser,
}) => {
  test.setTimeout(150_000);
  await companyOf(page.request, 'Stated Mills');
  const bill = await billOf(page.request, MARCH);

  await test.step('From nothing to the figures of the activities', async () => {
    await page.goto('/business/statements');
    await expect(page).toHaveURL(/\/business\/company\?tab=statements/);
    await page.goto('/business/company?tab=statements&year=2025');
    await expect(page.getByText('No statements found').first()).toBeVisible();
    await page.getByRole('button', { name: 'Refresh all years' }).click();
    await expect(page.getByRole('heading', { name: /^Statement 2025/ })).toBeVisible();
    const counted = lineOf(page, 'Scope 2, location-based').first().getByRole('link', { name: 'From 1 activity' });
    await counted.click();
    await expect(page).toHaveURL(/\/activities\?scopes=2&/);
    await expect(page.getByRole('row').filter({ hasText: 'Electricity' })).toHaveCount(1);
    await page.goBack();
    await expect(counted).toBeVisible();
    await settled(page);
    await expectNoFindings(page, 'Statements');
    await expectToFitTelephone(page, 'Statements');
  });

  await test.step('What is added by hand is added, with its reason', async () => {
    await page.getByRole('button', { name: 'Edit', exact: true }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel(/^Revenue/).fill('2000000');
    await dialog.getByLabel(/^Staff, full-time equivalent/).fill('10');
    await expect(dialog.getByLabel(/^Scope 3, entered manually/)).toBeHidden();
    await pickExact(page, dialog.getByLabel(/^Carbon reporting method/), 'Adjusted', { search: false });
    await dialog.getByLabel(/^Scope 3, entered manually/).fill('18.4');
    await dialog.getByLabel(/^Reason, scope 3/).fill('Couriers, estimate');
    await expectNoFindings(page, 'Form of a statement');
    await dialog.getByRole('button', { name: 'Update' }).click();
    await expect(dialog).toBeHidden();
    await expect(lineOf(page, 'Scope 3').first()).toContainText('Couriers, estimate');
    await expect(lineOf(page, 'Scope 3').first()).toContainText('+ 18.400');
  });

  await test.step('Approved, it keeps its figures and says what the year gives now', async () => {
    await page.getByRole('button', { name: 'Approve', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(page.getByRole('heading', { name: /^Approved \d\d\/\d\d\/\d{4}/ })).toBeVisible();
    const figure = lineOf(page, 'Scope 2, location-based').first().getByRole('cell').nth(2);
    const stated = await figure.textContent();

    await done(page.request, 'PATCH', `electricity_activitys/${bill}`, { amount: 50_000 });
    const moved = page.getByRole('region', { name: 'Figures have moved since' });
    await expect(moved).toContainText('The statement stays as approved.');
    expect(await figure.textContent()).toBe(stated);
    // Today's activities are not those of the approved figures.
    await expect(page.getByRole('link', { name: /^From/ })).toHaveCount(0);
    await expectNoFindings(page, 'Figures have moved');
    await moved.getByRole('button', { name: 'Compare' }).click();
    await moved.getByRole('button', { name: 'Update figures' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Update figures' }).click();
    await expect(page.getByRole('heading', { name: 'Not approved', exact: true })).toBeVisible();
    await expect(moved).toBeHidden();
    await expect(page.getByText(/^Last approved \d\d\//)).toBeVisible();
  });

  await test.step('Whoever may read it sees its state, and nothing to decide', async () => {
    const theirs = await browser.newContext();
    await colleagueOf(page.request, theirs.request, ['user', 'edit_business']);
    const reading = await theirs.newPage();
    await reading.goto('/business/company?tab=statements&year=2025');
    await expect(reading.getByRole('heading', { name: 'Not approved', exact: true })).toBeVisible();
    for (const name of ['Edit', 'Approve', 'Refresh all years'])
      await expect(reading.getByRole('button', { name, exact: true })).toHaveCount(0);
    const { body } = await call(theirs.request, 'GET', 'annual_statements?year=2025');
    expect(body.list[0]).toMatchObject({ status: 'not_approved', manual_scope3: 18.4 });
    await theirs.close();
  });
});
