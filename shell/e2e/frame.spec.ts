import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import { ROLES, type Role } from '@lichen/contracts/portal/roles';
import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { type Locator, type Page, expect, test } from '@playwright/test';
import { call, done } from './support/calls';
import { findings } from './support/findings';
import { become, walkerOf } from './support/gates';
import { colleagueOf, companyOf, registered, SETUP } from './support/people';
import { settled } from './support/settled';

const top = (page: Page) => page.getByRole('banner');
const menu = (page: Page) => page.getByRole('navigation', { name: 'Main menu' });

/** Entries of what is released, with the roles that the menu of the specification and the cards of its areas name. */
const ENTRIES: Readonly<Record<string, readonly Role[]>> = {
  Dashboard: ['user'],
  Activities: ['admin'],
  Tasks: ['admin'],
  'Your analysis': ['admin'],
  'Your page': ['user'],
  Business: ['admin', 'edit_business', 'vehicle_admin', 'vehicle_review'],
  Documents: ['admin', 'share_docs', 'compliance_officer'],
  Locations: ['admin', 'edit_business'],
  Vehicles: ['admin', 'edit_business', 'vehicle_admin', 'vehicle_review'],
  Power: ['admin', 'edit_business', 'vehicle_admin'],
  Products: ['admin', 'edit_business', 'vehicle_admin'],
  Staff: ['admin', 'edit_staff'],
  'Value chain': ['admin', 'edit_valuechain'],
  Compliance: ['admin', 'compliance_officer'],
  'Compliance requests': ['admin', 'compliance_officer'],
};
/** Entries of a module that a new company has not subscribed to. */
const MORE = ['Compliance'];

/** Cards of the dashboard, by the roles of the route table. */
const CARDS: Readonly<Record<string, readonly Role[]>> = {
  Business: ['admin', 'edit_business', 'vehicle_admin', 'vehicle_review'],
  'Value chain': ['admin', 'edit_valuechain'],
  Staff: ['admin', 'edit_staff'],
  'Scope 3': ['admin', 'edit_business'],
  Recycling: ['admin', 'edit_waste'],
};

const entitled = (table: Readonly<Record<string, readonly Role[]>>, roles: readonly Role[]): string[] =>
  Object.entries(table).flatMap(([title, allowed]) => (allowed.some((role) => roles.includes(role)) ? [title] : []));

test('menu, cards and account button show to every role what is theirs', async ({ page, context, browser }) => {
  const admin = await browser.newContext();
  await companyOf(admin.request, 'Marsh Mills');
  const { _id } = await colleagueOf(admin.request, context.request, ['user']);
  const walker = await walkerOf(page, admin.request, _id);
  await page.getByRole('link', { name: 'Lichen, go to dashboard' }).click();
  const cards = page.getByRole('navigation', { name: 'Sections' });

  for (const role of ROLES)
    await test.step(`to ${role}`, async () => {
      const roles: Role[] = role === 'user' ? ['user'] : ['user', role];
      await become(walker, { roles, modules: [...SUBSCRIPTIONS], type: 'standard' });
      await expect(menu(page).getByRole('listitem')).toHaveText(entitled(ENTRIES, roles));
      await expect(cards.locator('strong')).toHaveText(entitled(CARDS, roles));
      await expect(top(page).getByRole('link', { name: 'Account' })).toHaveCount(role === 'admin' ? 1 : 0);
    });
  await admin.close();
});

test('the palette offers nobody a form that their roles do not open, and its address says who may', async ({
  page,
  context,
  browser,
}) => {
  const admin = await browser.newContext();
  await companyOf(admin.request, 'Marsh Mills');
  const { _id } = await colleagueOf(admin.request, context.request, ['user']);
  const walker = await walkerOf(page, admin.request, _id);
  const palette = page.getByRole('dialog', { name: 'Search or jump to...' });
  const forms: readonly (readonly [Role, string, string])[] = [
    ['vehicle_review', '', '/business/vehicles/new'],
    ['vehicle_admin', 'Add vehicle, Add power source', '/business/product/new'],
    ['edit_business', 'Add location, Add vehicle, Add power source, Add product', ''],
  ];

  for (const [role, offered, refused] of forms)
    await test.step(`to ${role}`, async () => {
      await become(walker, { roles: ['user', role], modules: [...SUBSCRIPTIONS], type: 'standard' });
      await page.keyboard.press('Control+k');
      await expect(palette.getByRole('option').first()).toBeVisible();
      const titles = await palette.getByRole('option').allTextContents();
      expect(titles.filter((title) => title.startsWith('Add ')).join(', ')).toBe(offered);
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog')).toHaveCount(0);
      if (!refused) return;
      await page.goto(refused);
      await expect(page.getByRole('heading', { name: "This page isn't for you" })).toBeVisible();
      await expect(page.getByText('Open to: Administrator, Edit business data, ')).toBeVisible();
    });
  await admin.close();
});

test('the top menu names the person, helps, and leads out', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  await page.goto('/profile');

  await test.step('Then the person is named', async () => {
    const member = top(page).getByRole('button', { name: 'Menu of Robin Marsh' });
    await expect(member).toContainText('Robin Marsh');
    await member.click();
    await expect(page.getByRole('menuitem', { name: 'Profile' })).toBeVisible();
    await page.getByRole('menuitem', { name: 'Your page' }).click();
    await expect(page).toHaveURL(/\/member$/);
  });

  await test.step('And help says that there are no videos, and leads back to the first steps', async () => {
    await top(page).getByRole('button', { name: 'Help' }).click();
    const help = page.getByRole('dialog', { name: 'Help' });
    await expect(help.getByText('This portal has no videos yet.')).toBeVisible();
    await expect(help.getByRole('listitem')).toHaveCount(0);
    await help.getByRole('button', { name: 'Show first steps' }).click();
    await expect(help).toHaveCount(0);
    await expect(page.getByRole('heading', { name: 'Welcome, Robin' })).toBeVisible();
    await page.getByRole('button', { name: 'Hide' }).click();
    await expect(page.getByRole('heading', { name: 'Welcome, Robin' })).toHaveCount(0);
  });

  await test.step('And the button beside the name logs out', async () => {
    await top(page).getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL(/:\d+\/$/);
    await page.goto('/dashboard');
    await expect(page).toHaveURL(/:\d+\/$/);
  });
});

test('the palette opens by either key, leads to every page, and changes the appearance for good', async ({
  page,
  context,
}) => {
  await companyOf(context.request, 'Marsh Mills');
  await page.goto('/profile');
  const palette = page.getByRole('dialog', { name: 'Search or jump to...' });

  for (const key of ['Control+k', 'Meta+k'])
    await test.step(`${key} opens it, and Escape closes it`, async () => {
      await page.keyboard.press(key);
      await expect(palette.getByRole('combobox')).toBeFocused();
      await page.keyboard.press('Escape');
      // Gone from the page, and not only closed: until then the key would close it once more.
      await expect(page.locator('dialog')).toHaveCount(0);
    });

  await test.step('It has an entry for every page of the menu, and the own ones', async () => {
    await page.keyboard.press('Control+k');
    await expect(palette.getByRole('option').first()).toBeVisible();
    const offered = await palette.getByRole('option').allTextContents();
    const own = ['Profile', 'Account', 'Audit', 'Light appearance', 'Dark appearance', 'Keys', 'Log out'];
    const entries = Object.keys(ENTRIES).filter((title) => !MORE.includes(title));
    expect(offered.slice(0, entries.length + own.length)).toEqual([...entries, ...own]);
    const types = Object.values(ACTIVITY_TYPES).map((type) => `Add: ${type}`);
    expect(offered).toEqual(expect.arrayContaining(['Fast entry', 'Coverage', 'Import', 'Add location', ...types]));
    expect(new Set(offered).size).toBe(offered.length);
    await page.keyboard.type('no such page');
    await expect(palette).toContainText('No results');
  });

  await test.step('Dark stays dark on the next visit', async () => {
    const ground = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
    const light = await ground();
    await palette.getByRole('combobox').fill('dark');
    await page.keyboard.press('Enter');
    await expect.poll(ground).not.toBe(light);
    const dark = await ground();
    await page.reload();
    await expect.poll(ground).toBe(dark);
  });
});

test('the keys are listed by one of them, and single letters can be turned off', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  await page.goto('/activities');
  await expect(page.getByRole('heading', { level: 1, name: 'Activities' })).toBeVisible();
  const sheet = page.getByRole('dialog', { name: 'Keys' });

  await page.keyboard.press('?');
  await expect(sheet).toContainText('Select several rows');
  await sheet.getByLabel('Single-key shortcuts on this device').click();
  await page.keyboard.press('Escape');
  await expect(sheet).toHaveCount(0);
  await page.keyboard.press('?');
  await expect(page.locator('dialog')).toHaveCount(0);

  await test.step('The list stays within reach of the palette, where they are turned on again', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox', { name: 'Search or jump to...' })).toBeFocused();
    await page.keyboard.type('keys');
    await page.keyboard.press('Enter');
    await sheet.getByLabel('Single-key shortcuts on this device').click();
    await page.keyboard.press('Escape');
    await expect(sheet).toHaveCount(0);
    await page.keyboard.press('?');
    await expect(sheet).toBeVisible();
  });
});

test('a dialog opens again by its key at once after it was closed', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  await page.goto('/profile');
  /** The next key is pressed before the browser has announced that the dialog is closed. */
  const closeAndPress = (key: { readonly key: string; readonly ctrlKey?: boolean }) =>
    page.evaluate((pressed) => {
      document.querySelector('dialog')?.close();
      window.dispatchEvent(new KeyboardEvent('keydown', pressed));
    }, key);

  for (const [name, key, pressed] of [
    ['Keys', '?', { key: '?' }],
    ['Search or jump to...', 'Control+k', { key: 'k', ctrlKey: true }],
  ] as const)
    await test.step(name, async () => {
      const dialog = page.getByRole('dialog', { name });
      await expect(page.getByRole('heading', { level: 1, name: 'Profile' })).toBeVisible();
      await page.keyboard.press(key);
      await expect(dialog).toBeVisible();
      await closeAndPress(pressed);
      await expect(dialog).toBeVisible();
      await page.keyboard.press('Escape');
      await expect(page.locator('dialog')).toHaveCount(0);
    });
});

test('a recording of the installation is a link', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  await page.route('**/api/portal', async (route) => {
    const response = await route.fetch();
    const videos = { certificates: 'https://videos.example.com/certificates' };
    await route.fulfill({ response, json: { ...(await response.json()), videos } });
  });
  await page.goto('/profile');
  await top(page).getByRole('button', { name: 'Help' }).click();
  await expect(page.getByRole('link', { name: 'Certificates' })).toHaveAttribute(
    'href',
    'https://videos.example.com/certificates',
  );
  await expect(page.getByRole('dialog', { name: 'Help' }).getByRole('listitem')).toHaveCount(1);
});

test('the profile says who one is, and a change of it is seen everywhere at once', async ({ page, context }) => {
  const email = await companyOf(context.request, 'Marsh Mills');
  let loads = 0;
  await page.goto('/profile');
  page.on('load', () => (loads += 1));

  await test.step('Then it shows the details and the permissions', async () => {
    const main = page.getByRole('main');
    for (const words of ['Robin', 'Marsh', email, 'English (UK)']) await expect(main).toContainText(words);
    await expect(main.getByRole('listitem')).toHaveText(['Administrator', 'User']);
  });

  await test.step('When names are wrong or the job role too long, it says so', async () => {
    await page.getByRole('link', { name: 'Edit' }).click();
    await expect(page).toHaveURL(/\/settings\/profile\/edit$/);
    await page.getByLabel('First name').fill('see https://x');
    await page.getByLabel('Last name').fill('x'.repeat(26));
    await page.getByLabel('Job role').fill('x'.repeat(51));
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByLabel('First name')).toHaveAccessibleDescription(/Invalid name/);
    await expect(page.getByLabel('Last name')).toHaveAccessibleDescription(/Too long/);
    await expect(page.getByLabel('Job role')).toHaveAttribute('aria-invalid', 'true');
  });

  await test.step('And a right name stands in the top menu without another load', async () => {
    await page.getByLabel('First name').fill('Robyn');
    await page.getByLabel('Last name').fill('Marsh-Vale');
    await page.getByLabel('Job role').fill('Energy manager');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page).toHaveURL(/\/profile$/);
    await expect(page.getByRole('main')).toContainText('Energy manager');
    await expect(top(page).getByRole('button', { name: 'Menu of Robyn Marsh-Vale' })).toBeVisible();
    expect(loads).toBe(0);
  });

  await test.step('And an unchanged one is not saved', async () => {
    await page.getByRole('link', { name: 'Edit' }).click();
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText('Nothing changed')).toHaveCount(1);
    await expect(page.getByRole('alert')).toHaveText('Nothing changed');
  });
});

test('the first steps stand in place of an empty dashboard until they are hidden', async ({ page, context }) => {
  await registered(context.request);
  await done(context.request, 'POST', 'setup', { company_name: 'Marsh Mills', ...SETUP });
  const steps = page.getByRole('region', { name: 'First steps' });

  await test.step('Given a new user, the next step is the bill, and nothing says zero', async () => {
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { name: 'Welcome, Robin' })).toBeVisible();
    await expect(steps.getByText('2 of 6 done')).toBeVisible();
    await expect(steps.getByRole('listitem').filter({ hasText: 'Record the first bill' })).toHaveAttribute(
      'aria-current',
      'step',
    );
    await expect(page.getByText('0.000')).toHaveCount(0);
    await settled(page);
    expect(await findings(page)).toEqual([]);
    const bottomOf = async (of: Locator) => {
      const box = await of.boundingBox();
      return Math.round((box?.y ?? 0) + (box?.height ?? 0));
    };
    const sample = page.getByRole('region', { name: 'What comes out' });
    const others = page.getByRole('region', { name: 'Not your task?' });
    expect(await bottomOf(sample)).toBe(await bottomOf(others));
    const wide = page.viewportSize();
    await page.setViewportSize({ width: 360, height: 780 });
    await expect(steps.getByText('2 of 6 done')).toBeInViewport();
    if (wide) await page.setViewportSize(wide);
    await page.getByRole('button', { name: 'Enter a bill' }).click();
    await expect(page).toHaveURL('/activities/new/electricity_activitys');
  });

  await test.step('And a sheet that is dropped anywhere is asked what it holds, and becomes an import', async () => {
    await page.goto('/dashboard');
    const sheet = await page.evaluateHandle(() => {
      const carried = new DataTransfer();
      const rows = 'Location,From,To,Consumption (kWh)\nMarsh Mills,2026-01-01,2026-01-31,11980\n';
      carried.items.add(new File([rows], 'bills.csv', { type: 'text/csv' }));
      return carried;
    });
    const heading = page.getByRole('heading', { name: 'Welcome, Robin' });
    await settled(page);
    await heading.dispatchEvent('dragover', { dataTransfer: sheet });
    await heading.dispatchEvent('drop', { dataTransfer: sheet });
    await expect(page.getByRole('heading', { name: 'What is in bills.csv?' })).toBeVisible();
    expect(await findings(page)).toEqual([]);
    await page.getByRole('button', { name: 'Electricity', exact: true }).click();
    await expect(page.getByRole('heading', { name: 'bills.csv' })).toBeVisible();
    await expect(page).toHaveURL(/\/activities\/import\/.+/);
  });

  await test.step('When something is recorded, the dashboard is there and the steps stand beside it', async () => {
    const [{ _id: location_id }] = (await call(context.request, 'GET', 'locations')).body.list;
    const days = { from: Date.UTC(2026, 0, 1), to: Date.UTC(2026, 0, 31) };
    await done(context.request, 'POST', 'electricity_activitys', {
      ...{ location_id, ...days, amount: 500, units: 'kWh', renewable_amount: 0 },
    });
    await page.goto('/dashboard');
    await expect(page.getByRole('region', { name: 'Emissions this year' })).toBeVisible();
    await expect(steps.getByText('3 of 6 done')).toBeVisible();
  });

  await test.step('Then hiding them once is enough', async () => {
    const marked = page.waitForResponse((response) => response.url().endsWith('/api/data/profile') && response.ok());
    await steps.getByRole('button', { name: 'Hide' }).click();
    await marked;
    await page.reload();
    await expect(page.getByRole('region', { name: 'Emissions this year' })).toBeVisible();
    await expect(steps).toHaveCount(0);
  });
});
