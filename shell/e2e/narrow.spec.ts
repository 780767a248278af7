import { expect, test } from '@playwright/test';
import { billOf, fillBill } from './support/bills';
import { menuEntry } from './support/frame';
import { secondLocation } from './support/pages/pages';
import { companyOf } from './support/people';
import { settled } from './support/settled';
import { TELEPHONE } from './support/device/telephone';

test.use({ viewport: TELEPHONE, hasTouch: true });

test('a bill is entered on a telephone', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  await secondLocation(context.request);

  await test.step('Given the rail as a drawer', async () => {
    await page.goto('/dashboard');
    await expect(menuEntry(page, 'Locations')).not.toBeInViewport();
    await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('button', { name: 'Menu' }).click();
    await menuEntry(page, 'Locations').click();
    await expect(page.getByRole('heading', { level: 1, name: 'Locations' })).toBeVisible();
    await expect(menuEntry(page, 'Locations')).not.toBeInViewport();
  });

  await test.step('And tables as cards', async () => {
    await expect(page.getByRole('table')).toHaveCount(0);
    await expect(page.getByRole('list', { name: 'Locations' }).getByRole('listitem')).toHaveCount(2);
  });

  await test.step('When a bill is entered', async () => {
    await page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Activities' }).click();
    await page.getByRole('button', { name: 'Add' }).first().click();
    await page.getByRole('menuitem', { name: 'Electricity' }).click();
    await fillBill(page, 'Marsh Mills');
    await page.getByRole('button', { name: 'Add', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Electricity' })).toBeVisible();
  });

  await test.step('Then the list has its card, and the card opens it', async () => {
    await page.getByRole('button', { name: 'Close' }).click();
    const card = page.getByRole('list', { name: 'Activities' }).getByRole('listitem');
    await expect(card).toContainText('17.884');
    await card.getByRole('button', { name: /^Electricity, 01\/10\/2026/ }).click();
    await expect(page.getByRole('dialog').getByRole('region', { name: 'Emission calculations' })).toBeVisible();
  });
});

test('what a bar opens lies on the screen, and gives the focus back', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  const year = new Date().getUTCFullYear();
  await billOf(context.request, { from: Date.UTC(year, 0, 1), to: Date.UTC(year, 0, 31) });
  await page.goto('/dashboard');
  const bar = page.getByRole('button', { name: /^Scope 2 Buildings: / });

  await bar.press('Enter');
  const last = page.getByRole('menuitem', { name: 'Product' });
  await expect(last).toBeVisible();
  await settled(page);
  await expect(last).toBeInViewport({ ratio: 1 });
  await expect(page.getByRole('menuitem', { name: 'View these records' })).toBeInViewport({ ratio: 1 });

  await page.keyboard.press('Escape');
  await expect(last).toBeHidden();
  await expect(bar).toBeFocused();
});

test('a calendar does not lie on what is wrong with its day', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  const [from, to] = [Date.UTC(2026, 4, 1), Date.UTC(2026, 0, 31)];
  await page.goto(`/activities/change?before_start=${from}&before_end=${to}`);
  const field = page.getByRole('group', { name: 'Earlier period' }).getByLabel('From');
  const message = page.getByText('Must be before end date');
  await expect(message).toBeVisible();
  await settled(page);

  await field.click();
  const calendar = page.locator('.ant-picker-dropdown:visible');
  await expect(calendar.getByText('Today')).toBeVisible();
  const [words, over] = [await message.boundingBox(), await calendar.boundingBox()];
  const isBelow = (over?.y ?? 0) >= (words?.y ?? 0) + (words?.height ?? 0);
  const isAbove = (over?.y ?? 0) + (over?.height ?? 0) <= (words?.y ?? 0);
  expect(isBelow || isAbove, JSON.stringify({ words, over })).toBe(true);
});
