import { expect, test } from '@playwright/test';
import { call } from './support/calls';
import { companyOf, logIn, PASSWORD } from './support/people';
import { fillBill } from './support/bills';
import { expectNoFindings } from './support/findings';

const SOMEBODY_ELSE = 'You are logged in as someone else in this browser. Reload the page.';

test('what is typed outlives the session it was typed in', async ({ page, context }) => {
  const email = await companyOf(context.request, 'Marsh Mills');
  const note = page.getByRole('alert').filter({ hasText: 'You have been logged out.' });

  await test.step('Given a bill is half entered when the session ends elsewhere', async () => {
    await page.goto('/activities/new/electricity_activitys');
    await fillBill(page, 'Marsh Mills');
    await context.request.get('/api/auth/logout');
    await expect(note).toBeVisible();
    await expect(page.getByLabel('Amount', { exact: true })).not.toHaveValue('');
  });

  await test.step('When its reader logs in beside it and comes back', async () => {
    const [beside] = await Promise.all([
      context.waitForEvent('page'),
      note.getByRole('link', { name: 'Log in' }).click(),
    ]);
    await beside.getByLabel('Email').fill(email);
    await beside.getByRole('textbox', { name: 'Password' }).fill(PASSWORD);
    await beside.getByRole('button', { name: 'Log in' }).click();
    await beside.waitForURL('**/dashboard');
    await beside.close();
    await page.bringToFront();
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(note).toHaveCount(0);
  });

  await test.step('Then the bill is saved', async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Electricity' })).toBeVisible();
    await page.waitForURL(/activities\/[0-9a-f-]{36}$/);
    expect((await call(context.request, 'GET', 'activities?limit=5')).body.total).toBe(1);
  });
});

test('a session that has ended is renewed over the page, which then goes on', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  await page.goto('/business/locations');
  await expect(page.getByRole('heading', { level: 1, name: 'Locations' })).toBeVisible();

  await context.clearCookies();
  await page.getByRole('navigation', { name: 'Main menu' }).getByRole('link', { name: 'Activities' }).click();
  const dialog = page.getByRole('dialog', { name: 'You have been logged out.' });
  await expect(dialog.getByLabel('Password', { exact: true })).toBeFocused();
  await expectNoFindings(page, 'log-in over the page');

  await dialog.getByLabel('Password', { exact: true }).fill('Wrong1x');
  await dialog.getByRole('button', { name: 'Log in' }).click();
  await expect(dialog.getByRole('alert')).toHaveText('The email or password is incorrect.');
  await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');

  await expect(dialog).toHaveCount(0);
  await expect(page.getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible();
  await expect(page).toHaveURL(/\/activities$/);
  await expect(page.getByText('could not be shown')).toHaveCount(0);
});

test('a session that ended elsewhere is renewed over a page of every remote', async ({ page, context, browser }) => {
  await companyOf(context.request, 'Marsh Mills');
  await page.goto('/dashboard');
  const menu = page.getByRole('navigation', { name: 'Main menu' });
  const dialog = page.getByRole('dialog', { name: 'You have been logged out.' });

  for (const area of ['Activities', 'Locations', 'Documents', 'Value chain'])
    await test.step(area, async () => {
      await menu.getByRole('link', { name: area, exact: true }).click();
      await expect(page.getByRole('heading', { level: 1, name: area, exact: true })).toBeVisible();
      // Its cookie stays in this browser.
      const elsewhere = await browser.newContext();
      await elsewhere.addCookies(await context.cookies());
      await elsewhere.request.get('/api/auth/logout');
      await elsewhere.close();

      await dialog.getByLabel('Password', { exact: true }).fill(PASSWORD);
      await page.keyboard.press('Enter');
      await expect(dialog).toHaveCount(0);
      await expect(page.getByRole('heading', { level: 1, name: area, exact: true })).toBeVisible();
      await expect(page.getByText('could not be shown')).toHaveCount(0);
      await expect(page.getByRole('banner')).toContainText('Marsh Mills');
    });
});

test('what is on screen stays of the person it came for, whatever another tab does', async ({
  page,
  context,
  browser,
}) => {
  const others = await browser.newContext();
  const theirs = await companyOf(others.request, 'Other Mills');
  await others.close();
  const mine = await companyOf(context.request, 'Marsh Mills');
  await page.goto('/activities/new/electricity_activitys');
  await fillBill(page, 'Marsh Mills');
  const idle = await context.newPage();
  const beside = await context.newPage();
  for (const tab of [idle, beside]) {
    await tab.goto('/profile');
    await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
  }

  await test.step('When one tab logs out, those with nothing to lose are out, and the others say so', async () => {
    await beside.goto('/logout');
    await expect(idle).toHaveURL(/:\d+\/$/);
    await expect(page.getByRole('alert').filter({ hasText: 'You have been logged out.' })).toBeVisible();
  });

  await test.step('And when somebody else logs in, the form does not become theirs', async () => {
    await logIn(beside, theirs);
    await page.evaluate(() => window.dispatchEvent(new Event('focus')));
    await page.waitForTimeout(1000);
    await expect(page.getByRole('alert').filter({ hasText: 'You have been logged out.' })).toBeVisible();
    await expect(page.getByRole('banner')).toContainText('Marsh Mills');
    await expect(page.getByLabel('Amount', { exact: true })).not.toHaveValue('');
  });

  await test.step('Nor is it saved as theirs: it says why, and keeps what was typed', async () => {
    const add = page.getByRole('button', { name: 'Add', exact: true });
    await add.click();
    await expect(page.getByRole('alert').filter({ hasText: SOMEBODY_ELSE })).toBeVisible();
    await expect(page.getByLabel('Amount', { exact: true })).toHaveValue('97,006');
    expect((await call(context.request, 'GET', 'activities?limit=5')).body.total).toBe(0);
  });

  await test.step('Until its own person is back, who saves it', async () => {
    await beside.goto('/logout');
    await expect(beside).toHaveURL(/:\d+\/$/);
    await logIn(beside, mine);
    await page.bringToFront();
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.waitForURL(/activities\/[0-9a-f-]{36}$/);
    expect((await call(context.request, 'GET', 'activities?limit=5')).body.total).toBe(1);
  });
});
