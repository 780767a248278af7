import { expect, test } from '@playwright/test';
import { companyOf } from './support/people';

test('a company whose name turns the direction of text turns nothing beside it', async ({ page, context }) => {
  await companyOf(context.request, 'Mill \u202egnp');
  await page.goto('/dashboard');
  const year = page.getByRole('banner').getByText(/^\d{4}$/);
  await expect(year).toBeVisible();
  const [first = 0, last = 0] = await year.evaluate((element) =>
    [0, 3].map((at) => {
      const digit = document.createRange();
      digit.setStart(element.firstChild as Text, at);
      digit.setEnd(element.firstChild as Text, at + 1);
      return digit.getBoundingClientRect().left;
    }),
  );
  expect(first).toBeLessThan(last);
});
