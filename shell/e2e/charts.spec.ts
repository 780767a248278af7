import { CHART_TEXTS } from '@lichen/contracts/activities/charts/chart-config.entity';
import { TEXTS } from '@lichen/contracts/text/texts';
import { expect, type Locator, type Page, test } from '@playwright/test';
import { billOf } from './support/bills';
import { call, done } from './support/calls';
import { pick } from './support/fields';
import { expectNoFindings } from './support/findings';
import { colleagueOf, companyOf } from './support/people';
import { settled } from './support/settled';

test.setTimeout(120_000);

const choose = (page: Page, label: string | RegExp, option: string | RegExp) =>
  pick(page, page.getByLabel(label), option);

/** Returns the share of a chart or its image that is darker than paper, from 0 to 1. */
const inked = (shown: Locator): Promise<number> =>
  shown.evaluate((drawn: HTMLCanvasElement | HTMLImageElement) => {
    const canvas = document.createElement('canvas');
    const context = canvas.getContext('2d');
    if (!context) return 0;
    context.fillStyle = '#fff';
    context.fillRect(0, 0, canvas.width, canvas.height);
    context.drawImage(drawn, 0, 0, canvas.width, canvas.height);
    const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
    let dark = 0;
    for (let at = 0; at < data.length; at += 4) if (Math.min(...data.subarray(at, at + 3)) < 220) dark += 1;
    return dark / (data.length / 4);
  });

const thisYear = new Date().getUTCFullYear();
const march = (year: number) => ({ from: Date.UTC(year, 2, 1), to: Date.UTC(year, 2, 31) });

test('a chart is built, saved and pinned, and leads to its rows', async ({ page, context, browser }) => {
  await companyOf(context.request, 'Marsh Mills');
  await billOf(context.request, { ...march(thisYear - 1), description: 'Bill of last year' });
  await billOf(context.request, { ...march(thisYear), description: 'Bill of this year' });
  let pinnedFor = '';

  await test.step('Given a dashboard without charts, which loads no code of them', async () => {
    const loaded: string[] = [];
    page.on('request', (request) => loaded.push(new URL(request.url()).pathname));
    await page.goto('/dashboard');
    await settled(page);
    expect(loaded.filter((path) => /\/chart\.|PinnedCharts|mf-compliance/.test(path))).toEqual([]);
  });

  await test.step('When two years are compared, two charts stand side by side', async () => {
    await page.goto('/activities_chart/chart');
    await choose(page, 'Report by', 'Scope');
    await choose(page, /^Comparison/, /^This year vs last year/);
    await expect(page.getByRole('heading', { name: 'CO₂e by Scope' })).toHaveCount(2);
    await expect(page.getByRole('img', { name: /^Scope 2 is the largest/ })).toHaveCount(2);
    await expect(page.getByLabel('Chart name')).toHaveValue('Bar: CO₂e by Scope, This year vs last year');
  });

  await test.step('And a name is asked for', async () => {
    await page.getByLabel('Chart name').fill(' ');
    await page.getByRole('button', { name: 'Save' }).click();
    await expect(page.getByText(CHART_TEXTS.name)).toBeVisible();
  });

  await test.step('And it is saved under its name, with a picture', async () => {
    await page.getByLabel('Chart name').fill('Two years');
    await page.getByRole('button', { name: 'Save' }).click();
    await page.waitForURL(/\/activities_chart\/chart\/[^?]+$/);
    await expect(page.getByRole('heading', { level: 1, name: 'Two years' })).toBeVisible();
    await expect(page).toHaveTitle(/^Two years/);
    await page.getByRole('button', { name: 'Update' }).click();
    await expect(page.getByText(TEXTS.nothingChanged)).toBeVisible();
    await page.getByRole('link', { name: 'Saved', exact: true }).click();
    await page.waitForURL('**/charts/saved');
    const picture = page.getByRole('img', { name: 'Preview of Two years' });
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight]))
      .toEqual([800, 200]);
    expect(await inked(picture)).toBeGreaterThan(0.05);
  });

  await test.step('Then pinning it leads to the dashboard, where it stands', async () => {
    await page.getByRole('button', { name: 'Pin', exact: true }).click();
    await page.waitForURL('**/dashboard');
    const pinned = page.getByRole('region', { name: 'Two years' });
    await expect(pinned.getByRole('img')).toHaveCount(2);
    expect((await pinned.getByRole('img').first().boundingBox())?.height).toBe(600);
    pinnedFor = (await pinned.getByRole('img').first().getAttribute('aria-label')) ?? '';
  });

  await test.step('And a click on its bar opens rows with the total of the bar', async () => {
    const figure = /: ([\d.,]+) of/.exec(pinnedFor)?.[1] ?? 'no figure';
    const chart = page.getByRole('region', { name: 'Two years' }).getByRole('img').first();
    const box = await chart.boundingBox();
    await chart.click({ position: { x: (box?.width ?? 0) / 2 + 12, y: (box?.height ?? 0) - 60 } });
    await page.getByRole('menuitem', { name: 'View these records' }).click();
    await page.waitForURL(/\/activities\?.*scopes=2/);
    await expect(page.getByText(`${figure} t CO₂e`).first()).toBeVisible();
    await expect(page.getByText('Bill of this year')).toBeVisible();
    await expect(page.getByText('Bill of last year')).toHaveCount(0);
  });

  await test.step('And it is broken out by month, and by what was dragged over, and stays as it is', async () => {
    const before = await call(context.request, 'GET', 'chart_config_save');
    await page.goto('/dashboard');
    const pinned = page.getByRole('region', { name: 'Two years' });
    await pinned.getByRole('button', { name: 'View as table' }).click();
    await pinned
      .getByRole('button', { name: /^Scope 2: .* t CO₂e$/ })
      .first()
      .press('Enter');
    await page.getByRole('menuitem', { name: 'See by month' }).press('Enter');
    const months = page.getByRole('img', { name: /^Mar is the largest/ });
    await expect(months).toBeVisible();
    const { x = 0, y = 0, width = 0, height = 0 } = (await months.boundingBox()) ?? {};
    await page.mouse.move(x + width * 0.2, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width * 0.5, y + height / 2, { steps: 4 });
    await page.mouse.up();
    await page.getByRole('menuitem', { name: 'Location' }).click();
    await expect(page.getByRole('heading', { name: 'CO₂e by Location' })).toBeVisible();
    await expect(page.getByRole('img', { name: /^Marsh Mills is the largest/ })).toBeVisible();
    expect((await call(context.request, 'GET', 'chart_config_save')).body).toEqual(before.body);
  });

  await test.step('And somebody without the role sees it, and cannot go on from it', async () => {
    const theirs = await browser.newContext();
    await colleagueOf(context.request, theirs.request, ['user']);
    const seen = await theirs.newPage();
    await seen.goto('/dashboard');
    const pinned = seen.getByRole('region', { name: 'Two years' });
    await pinned.getByRole('button', { name: 'View as table' }).click();
    await expect(pinned.getByRole('row', { name: /^Scope 2/ })).toHaveCount(2);
    await expect(pinned.getByRole('link')).toHaveCount(0);
    await seen.goto('/charts/saved');
    await expect(seen.getByText(TEXTS.notAuthorised)).toBeVisible();
    await theirs.close();
  });

  await test.step('And it is unpinned and deleted in the specified words', async () => {
    await page.goto('/charts/saved');
    await page.getByRole('button', { name: 'Unpin' }).click();
    await expect(page.getByText(CHART_TEXTS.unpin)).toBeVisible();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByRole('button', { name: 'Pin', exact: true })).toBeVisible();
    expect((await call(context.request, 'GET', 'pinned_charts')).body.total).toBe(0);
    await page.getByRole('button', { name: 'Delete Two years' }).click();
    await expect(page.getByText(TEXTS.deleteRecord)).toBeVisible();
    await page.getByRole('button', { name: 'Confirm' }).click();
    await expect(page.getByText(TEXTS.listEmpty)).toBeVisible();
  });
});

test('charts are read by keyboard as a table, and stand in nobody’s way', async ({ page, context }) => {
  await companyOf(context.request, 'Marsh Mills');
  await billOf(context.request, march(thisYear));
  await done(context.request, 'POST', 'chart_config_save', { chartName: 'Kept', pinned: true });
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/charts/saved', '/dashboard', '/charts/chart']) {
    await page.goto(path);
    await settled(page);
    await expectNoFindings(page, path);
  }
  await page.getByRole('button', { name: 'View as table' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: 'Electricity', exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/activities\?.*activity=electricity_activitys/);
});

const NAME = '<img src=x onerror="document.title=1"> {alert(1)}';

test('names are drawn and told as text in every kind of chart, within the content policy', async ({
  page,
  context,
}) => {
  const wrong: string[] = [];
  await companyOf(context.request, 'Marsh Mills');
  const { body } = await call(context.request, 'GET', 'locations');
  await done(context.request, 'PATCH', `locations/${body.list[0]._id}`, { name: NAME });
  await billOf(context.request, march(thisYear));
  page.on('pageerror', ({ message }) => wrong.push(message));
  await page.exposeFunction('refused', (what: string) => wrong.push(what));
  await page.addInitScript(() =>
    document.addEventListener('securitypolicyviolation', ({ violatedDirective }) =>
      (window as unknown as { refused: (what: string) => void }).refused(violatedDirective),
    ),
  );
  const inside = { bar_chart: [8, 100], line_chart: null, pie_chart: [30, 30], doughnut_chart: [105, 0] } as const;
  for (const [chartType, place] of Object.entries(inside)) {
    const draft = { chartName: 'Named', chartType, show: 'CO2', report_by: 'locations', filters: {} };
    await page.goto(`/charts/chart?draft=${encodeURIComponent(JSON.stringify(draft))}`);
    const chart = page.getByRole('img', { name: NAME });
    await expect.poll(() => inked(chart.locator('canvas')), chartType).toBeGreaterThan(0.001);
    // A finger on it scrolls the page.
    await expect(chart.locator('canvas'), chartType).toHaveCSS('touch-action', 'pan-y pinch-zoom');
    if (!place) continue;
    const { width = 0, height = 0 } = (await chart.boundingBox()) ?? {};
    await chart.hover({ position: { x: width / 2 + place[0], y: height / 2 + place[1] } });
    await expect(page.locator('.k-chart-tip'), chartType).toHaveText(/^<img src=x onerror=.*: [\d.,]+$/);
  }
  expect(await page.locator('img[src="x"]').count()).toBe(0);
  expect(wrong).toEqual([]);
});
