import { expect, test } from '@playwright/test';
import { billOf } from './support/bills';
import { call, done } from './support/calls';
import { colleagueOf, companyOf, newAddress } from './support/people';

test('a save in one window is seen in another within two seconds', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  const bill = await billOf(context.request);
  const other = await context.newPage();

  await test.step('Given the list in one window and the bill in another', async () => {
    const connected = page.waitForEvent('websocket');
    await page.goto('/activities');
    await connected;
    await expect(page.getByRole('row', { name: /^Electricity/ })).toContainText('17.884');
    await other.goto(`/activities/${bill}/edit`);
  });

  await test.step('When the amount is corrected', async () => {
    await other.getByLabel('Amount', { exact: true }).fill('100000');
    await other.getByRole('button', { name: 'Update' }).click();
    await expect(other.getByRole('heading', { level: 1, name: 'Electricity' })).toBeVisible();
  });

  await test.step('Then the list shows it without being asked', () =>
    expect(page.getByRole('row', { name: /^Electricity/ })).toContainText('18.436', { timeout: 2000 }));
});

test('a chart that a colleague pins appears on an open dashboard, which had loaded nothing for it', async ({
  page,
  context,
}) => {
  await companyOf(context.request, 'Marsh Mills');
  await billOf(context.request);
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const aboutCharts = () => asked.filter((path) => /PinnedCharts|pinned_charts/.test(path));

  await test.step('Given a dashboard without pinned charts', async () => {
    const opened = page.waitForEvent('websocket');
    await page.goto('/dashboard');
    await (await opened).waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40'));
    expect(aboutCharts()).toEqual([]);
  });

  await test.step('When one is pinned elsewhere, then it stands here', async () => {
    await done(context.request, 'POST', 'chart_config_save', {
      chartName: 'By site',
      report_by: 'locations',
      pinned: true,
    });
    await expect(page.getByRole('region', { name: 'Pinned charts' })).toContainText('By site');
  });
});

test('the end of work in the background stands in the bell', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');

  await test.step('Given an administrator at work', async () => {
    const opened = page.waitForEvent('websocket');
    await page.goto('/profile');
    await (await opened).waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40'));
  });

  await test.step('When an invitation is on its way', () =>
    done(context.request, 'POST', 'members', {
      ...{ first_name: 'Kim', last_name: 'Vale', email: newAddress(), roles: ['user'] },
    }));

  await test.step('Then the bell has news, and says what was done', async () => {
    await page.getByRole('button', { name: 'Notifications, 1 new' }).click();
    const entry = page.getByRole('dialog', { name: 'Notifications' }).getByRole('listitem');
    await expect(entry).toContainText('Email to a user');
    await expect(entry).toContainText('Done');
    await expect(entry.getByRole('progressbar')).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('button', { name: 'Notifications', exact: true })).toBeVisible();
  });
});

test('somebody whose access is stopped is out at once', async ({ page, context, browser }) => {
  const admin = await browser.newContext();
  await companyOf(admin.request, 'Marsh Mills');
  const kim = await colleagueOf(admin.request, context.request, ['user', 'admin']);

  await test.step('Given a colleague at work', async () => {
    const connected = page.waitForEvent('websocket');
    await page.goto('/business/locations');
    await connected;
    await expect(page.getByRole('row', { name: 'Marsh Mills' })).toBeVisible();
  });

  await test.step('When the administrator stops their access', () =>
    done(admin.request, 'POST', `members/${kim._id}/stop_access`, {}));

  await test.step('Then they are led out, and their session is worth nothing', async () => {
    await expect(page).toHaveURL(/:\d+\/$/, { timeout: 5000 });
    expect((await call(context.request, 'GET', 'locations')).status).toBe(401);
  });

  await admin.close();
});
