import { expect, test } from '@playwright/test';
import { billOf, fillBill } from './support/bills';
import { call } from './support/calls';
import { colleagueOf, companyOf } from './support/people';

const KEPT = 'Your input is kept. Review what someone else has changed, then save again.';

test('of two people who edit one activity, nobody loses what they wrote', async ({ page, context, browser }) => {
  const second = await browser.newContext();
  await companyOf(context.request, 'Marsh Mills');
  await colleagueOf(context.request, second.request, ['user', 'admin']);
  const bill = await billOf(context.request, { description: 'As read' });
  const theirs = await second.newPage();

  await test.step('Given both have the form open', async () => {
    for (const one of [page, theirs]) {
      await one.goto(`/activities/${bill}/edit`);
      await expect(one.getByLabel('Description')).toHaveValue('As read');
    }
  });

  await test.step('When the first saves a description', async () => {
    await page.getByLabel('Description').fill('Read by Robin');
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Electricity' })).toBeVisible();
  });

  await test.step('Then the second, who changed the amount, is told of the conflict and keeps the form', async () => {
    // Longer than the push needs: news of the change must not make the old values look current.
    await theirs.waitForTimeout(1500);
    await theirs.getByLabel('Amount', { exact: true }).fill('100000');
    await theirs.getByRole('button', { name: 'Update' }).click();
    await expect(theirs.getByRole('alert')).toHaveText(KEPT);
    await expect(theirs.getByLabel('Amount', { exact: true })).toHaveValue(/^100,?000$/);
  });

  await test.step('And what the first wrote stands', async () => {
    const { obj } = (await call(context.request, 'GET', `electricity_activitys/${bill}`)).body;
    expect(obj).toMatchObject({ description: 'Read by Robin', amount: 97_006 });
  });

  await second.close();
});

test('a profile that was changed in another window shows both, and keeps what was typed', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  const other = await context.newPage();
  for (const one of [page, other]) {
    await one.goto('/settings/profile/edit');
    await expect(one.getByLabel('First name')).toHaveValue('Robin');
  }

  await test.step('When one window saves a name and a job role', async () => {
    await page.getByLabel('First name').fill('Robyn');
    await page.getByLabel('Job role').fill('Energy manager');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
  });

  await test.step('Then the other, with another name, is shown what came meanwhile', async () => {
    await other.getByLabel('First name').fill('Bobbie');
    await other.getByRole('button', { name: 'Save' }).click();
    const note = other.getByRole('region', { name: 'Changed by someone else' });
    await expect(note).toContainText('Robyn');
    await expect(note).toContainText('Energy manager');
    await expect(other.getByRole('textbox', { name: 'First name' })).toHaveValue('Bobbie');
    await expect(other.getByRole('textbox', { name: 'Job role' })).toHaveValue('Energy manager');
  });

  await test.step('And saves its own the next time, with nothing lost', async () => {
    await other.getByRole('button', { name: 'Save' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
    const { obj } = (await call(context.request, 'GET', 'profile')).body;
    expect(obj).toMatchObject({ first_name: 'Bobbie', role: 'Energy manager' });
  });
});

test('a connection lost while saving keeps the form, and the next try saves once', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  await page.goto('/activities/new/electricity_activitys');
  await fillBill(page, 'Marsh Mills');

  await test.step('When the connection is lost', async () => {
    await context.setOffline(true);
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('You are offline');
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue(/^97,?006$/);
  });

  await test.step('And an answer is lost after the server has saved', async () => {
    await context.setOffline(false);
    await page.route('**/api/data/electricity_activitys', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('alert')).toContainText('You are offline');
    await page.unroute('**/api/data/electricity_activitys');
  });

  await test.step('Then the next try shows the one activity there is', async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Electricity' })).toBeVisible();
    expect((await call(context.request, 'GET', 'activities')).body.total).toBe(1);
  });
});

test('of two people at one statement, both are told what the other has done', async ({ page, context, browser }) => {
  test.setTimeout(120_000);
  const second = await browser.newContext();
  await companyOf(context.request, 'Marsh Mills');
  await colleagueOf(context.request, second.request, ['user', 'admin']);
  await billOf(context.request, { from: Date.UTC(2025, 2, 1), to: Date.UTC(2025, 2, 31) });
  const { _id } = (await call(context.request, 'POST', 'annual_statements', { year: 2025 })).body.obj;
  const theirs = await second.newPage();
  const both = [page, theirs];
  const dialogs = both.map((one) => one.getByRole('dialog'));
  const [mine, other] = [page.getByRole('dialog'), theirs.getByRole('dialog')];

  await test.step('Given both have the form open', async () => {
    for (const one of both) {
      await one.goto('/business/company?tab=statements&year=2025');
      await one.getByRole('button', { name: 'Edit', exact: true }).click();
    }
    for (const dialog of dialogs) await expect(dialog.getByLabel(/^Revenue/)).toBeVisible();
  });

  await test.step('When the first states the revenue, the second is shown it with what they entered', async () => {
    await mine.getByLabel(/^Revenue/).fill('2000000');
    await mine.getByRole('button', { name: 'Update' }).click();
    await expect(mine).toBeHidden();
    await theirs.waitForTimeout(1500);
    await other.getByLabel(/^Staff, full-time equivalent/).fill('12');
    await other.getByRole('button', { name: 'Update' }).click();
    await expect(other.getByRole('region', { name: 'Changed by someone else' })).toContainText('2,000,000');
    await expect(other.getByLabel(/^Staff, full-time equivalent/)).toHaveValue('12');
  });

  await test.step('And saves it the next time, which the first sees at once', async () => {
    await other.getByRole('button', { name: 'Update' }).click();
    await expect(other).toBeHidden();
    for (const one of both) await expect(one.getByText('GBP 2,000,000.00')).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: /^12/ }).first()).toBeVisible();
    const { obj } = (await call(context.request, 'GET', `annual_statements/${_id}`)).body;
    expect(obj).toMatchObject({ revenue: 2_000_000, fte_staff: 12 });
  });

  await test.step('When both approve, one does and the other is told, and both see the approval', async () => {
    for (const one of both) await one.getByRole('button', { name: 'Approve', exact: true }).click();
    await mine.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(page.getByRole('heading', { name: /^Approved \d\d\// })).toBeVisible();
    await other.getByRole('button', { name: 'Approve', exact: true }).click();
    await expect(theirs.getByText(/Someone else has changed this record/)).toBeVisible();
    await expect(theirs.getByRole('heading', { name: /^Approved \d\d\// })).toBeVisible();
  });

  await second.close();
});
