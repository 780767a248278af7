import { type Page, expect, test } from '@playwright/test';
import { call, done } from './support/calls';
import { menuEntry } from './support/frame';
import { companyOf } from './support/people';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });
const choose = async (page: Page, label: string, option: string) => {
  const box = page.getByRole('combobox', { name: new RegExp(`^${label}`) });
  await box.click();
  await page.locator('.ant-select-dropdown:visible').getByTitle(option, { exact: true }).click();
  await box.press('Escape');
};
const confirm = (page: Page) => page.getByRole('dialog').getByRole('button', { name: 'Confirm' }).click();

test('a supplier is added with its annual return and a contact, and removed again', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  await done(context.request, 'POST', 'partners', { name: 'Brightline Freight', partner_roles: ['carrier'] });

  await test.step('Given the value chain in the menu', async () => {
    await page.goto('/dashboard');
    await menuEntry(page, 'Value chain').click();
    await expect(heading(page)).toHaveText('Value chain');
    await expect(page.getByRole('row', { name: 'Brightline Freight' })).toBeVisible();
  });

  await test.step('And a category', async () => {
    await page.getByRole('button', { name: 'Add Category' }).click();
    const panel = page.getByRole('complementary', { name: 'Categories' });
    await panel.getByRole('textbox', { name: 'Name' }).fill('Raw materials');
    await panel.getByRole('button', { name: 'Add Category' }).click();
    await expect(panel.getByRole('listitem')).toHaveText(/Raw materials/);
    await panel.getByRole('textbox', { name: 'Name' }).fill('RAW MATERIALS');
    await panel.getByRole('button', { name: 'Add Category' }).click();
    await expect(panel.getByText('Already in use')).toBeVisible();
    await panel.getByRole('textbox', { name: 'Name' }).fill('');
  });

  await test.step('When a partner of a name that is taken is added, the name says so', async () => {
    await page.goto('/value-chain/new');
    await page.getByLabel('Name').fill('brightline freight');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByText('Already in use')).toBeVisible();
  });

  await test.step('And under another name it is kept', async () => {
    await page.getByLabel('Name').fill('Northern Timber');
    await page.getByLabel('Reference').fill('NT-20418');
    await choose(page, 'Relationship', 'Supplier');
    await choose(page, 'Categories', 'Raw materials');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(heading(page)).toHaveText('Northern Timber');
    await expect(page.getByText('NT-20418 · Supplier · Raw materials')).toBeVisible();
    await expect(page).toHaveURL(/\/value-chain\/[\w-]+$/);
  });

  await test.step('Then its return makes the total and our share', async () => {
    await page.getByRole('button', { name: 'Add annual return' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add annual return' });
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByText('Required')).toHaveCount(2);
    await dialog.getByLabel('Period start').fill('01/01/2024');
    await dialog.getByLabel('Period end').fill('31/12/2024');
    await dialog.getByLabel('Revenue').fill('2000000');
    await dialog.getByLabel('Our spend').fill('50000');
    for (const [scope, tonnes] of Object.entries({ 'Scope 1': '120.1', 'Scope 2': '80.2', 'Scope 3': '400.7' }))
      await dialog.getByRole('textbox', { name: new RegExp(`^${scope}`) }).fill(tonnes);
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    const row = page.getByRole('table', { name: 'Annual returns' }).getByRole('row', { name: '2024' });
    await expect(row).toContainText('601.00 t');
    await expect(row).toContainText('15.03 t');
    await expect(row).toContainText('GBP 2,000,000.00');
  });

  await test.step('And its contacts can be added and deleted', async () => {
    await page.getByRole('link', { name: 'Contacts' }).click();
    await page.getByRole('button', { name: 'Add contact' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add contact' });
    await dialog.getByLabel('First name').fill('Ingrid');
    await dialog.getByLabel('Email').fill('ingrid at timber');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(dialog.getByText('A valid email address is required')).toBeVisible();
    await dialog.getByLabel('Email').fill('ingrid@timber.example');
    await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    await page.getByRole('row', { name: 'Ingrid' }).click();
    await page.getByRole('dialog', { name: 'Ingrid' }).getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText('No data found')).toBeVisible();
  });

  await test.step('And the partner goes with everything that is its own', async () => {
    await page.getByRole('main').getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByRole('dialog')).toContainText('cannot be undone');
    await confirm(page);
    await expect(page).toHaveURL(/\/value-chain$/);
    await expect(page.getByRole('row', { name: 'Northern Timber' })).toHaveCount(0);
    expect((await call(context.request, 'GET', 'partner_returns')).body.total).toBe(0);
  });
});

test('the list is searched from three characters on, at both of its addresses', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  for (const name of ['Northern Timber', 'Meadow Energy']) await done(context.request, 'POST', 'partners', { name });
  const rows = page.getByRole('row', { name: /Timber|Energy/ });

  await page.goto('/business/value-chain');
  await expect(page.getByRole('main').getByRole('link', { name: 'Business' })).toHaveAttribute('href', '/business');
  await expect(rows).toHaveCount(2);

  const search = page.getByRole('textbox', { name: 'Search' });
  await search.fill('ti');
  await page.waitForTimeout(900);
  await expect(page).not.toHaveURL(/search/);
  await search.fill('timb');
  await expect(rows).toHaveCount(1);
  await expect(page).toHaveURL(/search=timb/);

  await page.getByRole('row', { name: 'Northern Timber' }).click();
  await expect(page).toHaveURL(/\d\/value-chain\/[\w-]+$/);
  await expect(heading(page)).toHaveText('Northern Timber');
});
