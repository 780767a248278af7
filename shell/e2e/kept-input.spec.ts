import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { type Page, expect, test } from '@playwright/test';
import { alterRemotes, retire, socketOf } from './support/altered-answer';
import { fillBill } from './support/bills';
import { call, done } from './support/calls';
import { pickExact } from './support/fields';
import { expectNoFindings } from './support/findings';
import { upload } from './support/imports';
import { colleagueOf, companyOf } from './support/people';
import { fileOf } from './support/sheets';

const RELEASED = '42["release",{}]';
const FORM = '/activities/new/electricity_activitys';

const amount = (page: Page) => page.getByLabel('Amount', { exact: true });
const offer = (page: Page) => page.getByRole('status').filter({ hasText: 'Your unsaved changes from' });
const restore = (page: Page) => offer(page).getByRole('button', { name: 'Restore' }).click();

/** A version of the area that nobody can load: it is announced, never shown. */
const newer = (page: Page) =>
  alterRemotes(page, (remotes) =>
    remotes.map((remote) =>
      remote.name === 'mf-activities' ? { ...remote, version: '9.9.9', container: 'mf_activities_9_9_9' } : remote,
    ),
  );

test('a half-filled form outlives a release and the reload that it offers', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  const socket = await socketOf(page);
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.accept();
  });
  await page.goto(FORM);
  await fillBill(page, 'Marsh Mills');
  await expect.poll(socket.isOpen).toBe(true);

  await test.step('When its area is released, what is typed stays and a note waits', async () => {
    await newer(page);
    socket.say(RELEASED);
    await expect(page.getByRole('status').filter({ hasText: 'A newer version is ready.' })).toBeVisible();
    await expect(amount(page)).toHaveValue(/^97,?006$/);
  });

  await test.step('Then the note reloads without a question, and the form offers what was typed', async () => {
    await page.unroute('**/api/portal');
    await page.getByRole('button', { name: 'Reload' }).click();
    await expect(offer(page)).toContainText(/from \d\d:\d\d were kept/);
    await expect(amount(page)).toHaveValue('');
    await expectNoFindings(page, 'an offered draft');
    await restore(page);
    await expect(amount(page)).toHaveValue(/^97,?006$/);
    await expect(page.getByLabel('From', { exact: true })).toHaveValue('01/10/2026');
    expect(asked).toEqual([]);
  });

  await test.step('And once it is saved there is nothing to offer', async () => {
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await page.waitForURL(/activities\/[0-9a-f-]{36}$/);
    await page.goto(FORM);
    await expect(amount(page)).toBeVisible();
    await expect(offer(page)).toHaveCount(0);
  });
});

test('what is typed outlives a remote that is stopped', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  const socket = await socketOf(page);
  await page.goto(FORM);
  await fillBill(page, 'Marsh Mills');
  await expect.poll(socket.isOpen).toBe(true);

  await test.step('When its remote is retired, a card says so in its place', async () => {
    await retire(page, 'mf-activities', ['activities', 'tasks', 'charts', 'activities_chart', 'scope3', 'member']);
    socket.say(RELEASED);
    const card = page.getByRole('alert').filter({ hasText: 'could not be shown' });
    await expect(card).toContainText('This page is out of service for now. Unsaved input is kept until it is back.');
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
    await expectNoFindings(page, 'a page out of service');
  });

  await test.step('Then it comes back by itself, with what was typed', async () => {
    await page.unroute('**/api/portal');
    socket.say(RELEASED);
    await restore(page);
    await expect(amount(page)).toHaveValue(/^97,?006$/);
  });
});

test('rows of a sheet, a week of journeys and the columns of a file outlive the page', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  const location_id = (await call(context.request, 'GET', 'locations')).body.list[0]._id;
  const staff = { first_name: 'Ada', last_name: 'Byron', location_id };
  const { _id: ada } = await done(context.request, 'POST', 'profiles', staff);
  page.on('dialog', (dialog) => dialog.accept());
  const comesBack = async () => {
    await page.reload();
    await restore(page);
    await expect(offer(page)).toHaveCount(0);
  };

  await test.step('Rows that are typed in the sheet', async () => {
    const cell = (column: string, row: number) => page.getByLabel(`${column}, row ${row}`, { exact: true });
    await page.goto('/activities/enter/electricity_activitys');
    await cell('Amount', 1).fill('1200');
    await cell('Invoice number', 2).fill('T-2');
    await comesBack();
    await expect(cell('Amount', 1)).toHaveValue('1200');
    await expect(cell('Invoice number', 2)).toHaveValue('T-2');
    await expectNoFindings(page, 'a restored sheet');
  });

  await test.step('A week of journeys to work', async () => {
    const monday = page.getByLabel('Mon 29', { exact: true });
    await page.goto(`/business/staff/${ada}?year=2025`);
    await monday.fill('2');
    await comesBack();
    await expect(monday).toHaveValue('2');
  });

  await test.step('Columns that are matched', async () => {
    const bills = ['01', '03', '05'].map((month) => `Marsh Mills,2025-${month}-01,2025-${month}-31,100,T-${month}`);
    await upload(page, fileOf('bare.csv', bills.join('\n')));
    const amountOfFile = page.getByRole('combobox', { name: 'Field for column D' });
    await pickExact(page, amountOfFile, 'Amount');
    await comesBack();
    await expect(page.getByRole('listitem').filter({ has: amountOfFile })).toContainText('Amount');
  });
});

test('a subscription that ends closes its area in every open tab, and no other', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  const beside = await context.newPage();
  const locationName = (tab: Page) => tab.getByLabel('Name', { exact: true });

  await test.step('Given a bill is half entered in one tab, and a location in another', async () => {
    const connected = page.waitForEvent('websocket');
    await page.goto('/business/locations/new');
    await locationName(page).fill('Weaving shed');
    page.on('dialog', (dialog) => dialog.accept());
    await connected;
    const again = page.waitForEvent('websocket');
    await page.goto(FORM);
    await (await again).waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40'));
    await fillBill(page, 'Marsh Mills');
    await beside.goto('/business/locations/new');
    await locationName(beside).fill('Dye works');
  });

  await test.step('When activities are no longer subscribed to, their tab leaves within five seconds', async () => {
    const modules = SUBSCRIPTIONS.filter((one) => one !== 'activities');
    await done(context.request, 'POST', '/api/dev/subscription', { modules, type: 'standard' });
    await expect(amount(page)).toHaveCount(0, { timeout: 5_000 });
    await expect(page.getByRole('main').getByRole('alert')).toBeVisible();
    await expect(page.getByRole('navigation', { name: 'Main menu' })).toBeVisible();
  });

  await test.step('Then what is typed in other areas stays, on screen and kept', async () => {
    await expect(locationName(beside)).toHaveValue('Dye works');
    await page.goto('/business/locations/new');
    await restore(page);
    await expect(locationName(page)).toHaveValue('Weaving shed');
  });
});

test('a role that is taken away closes its area in an open tab', async ({ page, context, browser }) => {
  const admin = await browser.newContext();
  await companyOf(admin.request, 'Marsh Mills');
  const kim = await colleagueOf(admin.request, context.request, ['user', 'admin']);
  const opened = page.waitForEvent('websocket');
  await page.goto('/account/audit');
  await (await opened).waitForEvent('framereceived', ({ payload }) => String(payload).startsWith('40'));
  await expect(page.getByRole('table', { name: 'Audit' })).toBeVisible();
  await done(admin.request, 'POST', `members/${kim._id}/change_roles`, { roles: ['user'] });
  await expect(page.getByRole('table', { name: 'Audit' })).toHaveCount(0, { timeout: 5_000 });
  await admin.close();
});

test('a tab that asks for code the portal has no more is offered a reload', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  const gone = /\/assets\/(account|dashboard)\..*\.js/;
  await page.goto('/settings/profile/edit');
  await page.getByRole('textbox', { name: 'Job role' }).fill('Energy manager');
  await page.route(gone, (route) => route.fulfill({ status: 404, body: '' }));
  await page.getByRole('banner').getByRole('link', { name: 'Account' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Leave' }).click();
  const card = page.getByRole('main').getByRole('alert');
  await expect(card).toContainText('The portal has been updated since you opened it.');
  await page.unroute(gone);
  await card.getByRole('button', { name: 'Reload' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Account' })).toBeVisible();
});

test('what is typed stays where a dialog over it is code that the portal has no more', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  const gone = /\/assets\/(palette|keys)\..*\.js/;
  await page.goto(FORM);
  await fillBill(page, 'Marsh Mills');
  await page.route(gone, (route) => route.fulfill({ status: 404, body: '' }));

  await test.step('When the search is asked for, the form stays, and a reload is offered', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByText('The portal has been updated since you opened it.')).toBeVisible();
    await expect(amount(page)).toHaveValue(/^97,?006$/);
  });

  await test.step('Then the reload asks nothing, and what was typed is offered', async () => {
    await page.unroute(gone);
    page.on('dialog', (dialog) => expect(dialog.type()).toBe('none'));
    await page.getByRole('button', { name: 'Reload' }).click();
    await restore(page);
    await expect(amount(page)).toHaveValue(/^97,?006$/);
  });
});
