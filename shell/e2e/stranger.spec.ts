import { TEXTS } from '@lichen/contracts/text/texts';
import { expect, test } from '@playwright/test';
import { billOf } from './support/bills';
import { call } from './support/calls';
import { companyOf } from './support/people';

test('a second company sees nothing of the first', async ({ page, browser }) => {
  const first = await browser.newContext();
  let bill = '';
  let site = '';

  await test.step('Given a company with a location and a bill', async () => {
    await companyOf(first.request, 'Marsh Mills');
    bill = await billOf(first.request);
    site = (await call(first.request, 'GET', 'locations')).body.list[0]._id;
  });

  await test.step('And the administrator of another', async () => {
    await companyOf(page.request, 'Stranger Steel');
  });

  await test.step('Then their list is empty', async () => {
    await page.goto('/activities');
    await expect(page.getByText(TEXTS.listEmpty)).toBeVisible();
  });

  await test.step('And the address of the bill leads to no record', async () => {
    for (const address of [`/activities/${bill}`, `/activities/${bill}/edit`, `/business/locations/${site}`]) {
      await page.goto(address);
      await expect(page.getByRole('alert').filter({ hasText: TEXTS.noRecord })).toBeVisible();
      await expect(page.getByText('Marsh Mills')).toHaveCount(0);
    }
  });

  await test.step('And every call answers as if there were none', async () => {
    for (const method of ['GET', 'PATCH', 'DELETE'] as const) {
      const body = method === 'PATCH' ? { description: 'mine now' } : undefined;
      expect((await call(page.request, method, `electricity_activitys/${bill}`, body)).status, method).toBe(404);
    }
    expect((await call(first.request, 'GET', `electricity_activitys/${bill}`)).body.obj.description).toBeNull();
  });

  await first.close();
});
