import { expect, type Page, test } from '@playwright/test';
import { billOf } from './support/bills';
import { call, done } from './support/calls';
import { signedInPages } from './support/pages/pages';
import { companyOf } from './support/people';
import { settled } from './support/settled';

/** Returns the headings and figures of the lists that run out of their cells. */
const cut = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('.k-table th, .k-table td.k-cell-number')]
      .filter((cell) => cell.scrollWidth > cell.clientWidth + 1)
      .map((cell) => cell.textContent ?? ''),
  );

const PHONE = { width: 360, height: 740 };

test('headings, notices, tabs and names of documents have room for their words', async ({ page }) => {
  await companyOf(page.request, 'Narrow Mills');
  const pages = await signedInPages(page.request);

  for (const what of ['documents', 'partner']) {
    await page.goto(pages[what] ?? '');
    await settled(page);
    await expect(page.locator('.k-table th').first()).toBeVisible();
    expect(await cut(page), what).toEqual([]);
  }

  await test.step('also beside an open panel', async () => {
    await page.goto('/activities/factors?q=natural+gas');
    await page.locator('.k-table .ant-table-row').first().click();
    await expect(page.getByRole('complementary').first()).toBeVisible();
    await settled(page);
    expect(await cut(page)).toEqual([]);
  });

  await page.setViewportSize(PHONE);

  await test.step('and on a telephone, where the button of a notice stands below its text', async () => {
    await billOf(page.request, { from: Date.UTC(2026, 7, 1), to: Date.UTC(2026, 7, 31) });
    const [{ _id }] = (await call(page.request, 'GET', 'locations')).body.list;
    await done(page.request, 'PATCH', `locations/${_id}`, { country: 'FR', electricity_grid: 'France' });
    await page.goto('/activities');
    const notice = page.getByRole('alert').filter({ hasText: 'out of date' });
    const text = await notice.getByText('Records they are based on have changed').boundingBox();
    const button = await notice.getByRole('button', { name: 'Recalculate' }).boundingBox();
    expect(button?.y).toBeGreaterThanOrEqual((text?.y ?? 0) + (text?.height ?? 0));
    expect(text?.width).toBeGreaterThan(200);
  });

  await test.step('and the open one of the tabs is in sight', async () => {
    for (const address of ['/account/message_config', '/docs/emails', `${pages['partner']}?tab=documents`]) {
      await page.goto(address);
      const open = await page.locator('main nav [aria-current]').first().boundingBox();
      expect(open?.x, address).toBeGreaterThanOrEqual(0);
      expect((open?.x ?? 0) + (open?.width ?? PHONE.width), address).toBeLessThanOrEqual(PHONE.width);
    }
  });

  await test.step('and a document its name', async () => {
    await page.goto(pages['document review'] ?? '');
    await settled(page);
    await expect(page.getByRole('heading', { level: 1, name: 'Invoice 88213.pdf' })).toBeVisible();
    const name = await page.getByRole('heading', { level: 1 }).boundingBox();
    expect(name?.width).toBeGreaterThan(240);
  });
});
