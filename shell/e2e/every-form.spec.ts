import { ACTIVITY_TYPES } from '@lichen/contracts/activities/activity-types';
import { expect, test } from '@playwright/test';
import { companyOf } from './support/people';

const TYPES = Object.entries(ACTIVITY_TYPES);

test('the form of every activity type opens and asks for what it needs', async ({ page }) => {
  const broken: string[] = [];
  page.on('pageerror', (error) => broken.push(error.message));
  await companyOf(page.request, 'Every Form');

  for (const [type, label] of TYPES) {
    await test.step(label, async () => {
      await page.goto(`/activities/new/${type}`);
      await expect(page.getByRole('heading', { level: 1, name: label, exact: true })).toBeVisible();
      await expect(page.getByRole('button', { name: 'Add', exact: true })).toBeVisible();
      await expect(page.getByLabel('Description')).toBeVisible();
    });
  }
  expect(broken).toEqual([]);
});
