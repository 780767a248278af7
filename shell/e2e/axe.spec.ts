import { expect, test } from '@playwright/test';
import { billOf } from './support/bills';
import { expectNoFindings } from './support/findings';
import { unseenFocus } from './support/focus';
import { ENTRY_PAGES, signedInPages } from './support/pages/pages';
import { companyOf, registered } from './support/people';
import { settled } from './support/settled';
import { expectToFitTelephone } from './support/device/telephone';

test.describe.configure({ mode: 'parallel', timeout: 150_000 });

test('every page before log-in is for everybody, in light, in dark and on a telephone', async ({ page, context }) => {
  const kinds = new Set<string>();
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') complaints.push(`${page.url()}: ${message.text()}`);
  });
  const look = async (path: string) => {
    await page.goto(path);
    await settled(page);
    expect(await unseenFocus(page, kinds), path).toEqual([]);
    await expectNoFindings(page, path);
    await expectToFitTelephone(page, path);
  };
  for (const path of ENTRY_PAGES) await look(path);
  expect(complaints).toEqual([]);
  await page.goto('/register');
  await page.getByRole('button', { name: 'Register' }).click();
  await expectNoFindings(page, 'errors of the form');
  await registered(context.request);
  await look('/setup');
});

test('menus and dialogs are for everybody, in light and in dark', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  await page.goto((await signedInPages(context.request))['activity'] ?? '');
  const open = [
    ['Help', () => page.getByRole('button', { name: 'Help' }).click()],
    ['Notifications', () => page.getByRole('button', { name: 'Notifications' }).click()],
    ['Search', () => page.keyboard.press('Control+k')],
    ['Member menu', () => page.getByRole('button', { name: 'Menu of Robin Marsh' }).click()],
    ['Languages', () => page.getByRole('button', { name: 'Language' }).click()],
    ['Calculation', () => page.getByRole('button', { name: 'Location-based', exact: true }).click()],
    ['Emission record', () => page.getByRole('button', { name: 'Add', exact: true }).click()],
    ['Confirmation', () => page.getByRole('button', { name: 'Delete', exact: true }).click()],
  ] as const;
  for (const [what, act] of open) {
    await page.reload();
    await settled(page);
    await act();
    await expect(page.getByRole('dialog').or(page.getByRole('menu')).last()).toBeVisible();
    await expect(page.locator('.k-field-waiting')).toHaveCount(0);
    await expectNoFindings(page, what);
  }
  const held = { from: Date.UTC(2024, 0, 1), to: Date.UTC(2024, 11, 31) };
  const bill = await billOf(page.request, held);
  await page.goto('/activities/years');
  await page.getByRole('button', { name: 'Approve', exact: true }).click();
  const review = page.getByRole('dialog', { name: 'Approve 2024' });
  await expect(review.getByText('No figures were entered manually')).toBeVisible();
  await expectNoFindings(page, 'Review of a year');
  await review.getByRole('button', { name: 'Approve', exact: true }).click();
  await expect(page.getByRole('heading', { name: '2024 is approved' })).toBeVisible();
  await page.goto(`/activities/${bill}`);
  await page.getByRole('button', { name: 'Delete', exact: true }).click();
  await page.getByRole('button', { name: 'Confirm' }).click();
  await expect(page.getByRole('dialog', { name: 'Reason for the change' }).getByText('Evidence')).toBeVisible();
  await expectNoFindings(page, 'Reason for a change');
});
