import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { call, done } from './support/calls';
import { slowness } from './support/device/pace';
import { companyOf } from './support/people';

test.setTimeout(60_000);

const when = (field: string, value: string | boolean) => ({ all: [{ field, operator: 'equals', value }] });
const GENERAL = [
  { id: 'certified', type: 'toggle', label: 'Is the site certified?', required: true },
  {
    ...{ id: 'number', type: 'text', label: 'Number of the certificate', required: true },
    rules: { show: when('certified', true) },
  },
];
const ENERGY = [
  { id: 'used', type: 'number', label: 'Energy used', unit: 'kWh', min: 0 },
  { id: 'bought', type: 'number', label: 'Renewable energy bought', unit: 'kWh' },
  {
    ...{ id: 'share', type: 'number', label: 'Renewable share', unit: '%', calculated: true },
    calculation: { expression: 'round(bought / used * 100, 1)' },
  },
];
const TWO_TABS = [
  { id: 'general', label: 'General', columns: 1, questions: GENERAL },
  { id: 'energy', label: 'Energy', columns: 2, questions: ENERGY },
];

/** A document that answers a survey with these tabs. */
async function documentOf(request: APIRequestContext, tabs: readonly object[]): Promise<string> {
  await companyOf(request, 'Marsh Mills');
  await done(request, 'POST', '/api/dev/subscription', { modules: [...SUBSCRIPTIONS], type: 'standard' });
  const survey = await call(request, 'POST', 'partner_compliance_surveys', { survey_name: 'Energy', form: { tabs } });
  const document = await call(request, 'POST', 'docs', { name: 'Answers', doc_ids: ['survey'] });
  const id = document.body.obj._id as string;
  const prep_data = { survey_type_id: survey.body.obj._id };
  expect((await call(request, 'POST', `docs/${id}/update`, { prep_data })).status).toBe(200);
  return id;
}

test('a survey is answered in a document from the keyboard, applied, and read', async ({ page, context }) => {
  const id = await documentOf(context.request, TWO_TABS);
  const score = page.getByRole('region', { name: 'Score' });
  const apply = page.getByRole('button', { name: 'Apply', exact: true });

  await test.step('Given its form, which says what is missing', async () => {
    await page.goto(`/docs/index/${id}`);
    await expect(score).toContainText('The following fields are missing or invalid:');
    await expect(score).toContainText('Division by zero');
    await expect(apply).toBeDisabled();
    await expect(page.getByLabel('Number of the certificate')).toBeHidden();
  });

  await test.step('When it is answered with keys alone', async () => {
    await page
      .getByRole('radiogroup', { name: /^Is the site certified/ })
      .getByLabel('Yes')
      .focus();
    await page.keyboard.press('Space');
    await page.keyboard.press('Tab');
    await expect(page.getByLabel('Number of the certificate')).toBeFocused();
    await page.keyboard.type('AB-1');
    await page.getByRole('tab', { name: /^General/ }).focus();
    await page.keyboard.press('ArrowRight');
    await page.keyboard.press('Tab');
    await page.keyboard.type('200');
    await page.keyboard.press('Tab');
    await page.keyboard.type('50');
  });

  await test.step('Then what is calculated follows, and nothing is missing', async () => {
    await expect(page.getByRole('status', { name: 'Renewable share' })).toHaveText('25\u00a0%');
    await expect(score).toContainText('Calculated Score');
    await expect(score).not.toContainText('missing or invalid');
    await expect(apply).toBeEnabled();
  });

  await test.step('And it is applied, and read as it was answered', async () => {
    await apply.click();
    await expect(page.getByRole('link', { name: 'Applied 1' })).toBeVisible();
    await page.goto(`/docs/index/${id}`);
    await expect(page.locator('[data-question=used]')).toContainText('200\u00a0kWh');
    await expect(page.locator('[data-question=certified]')).toContainText('Yes');
    await expect(page.getByRole('button', { name: 'Unapply' })).toBeVisible();
    await expect(page.getByRole('button', { name: 'Edit', exact: true })).toBeHidden();
  });
});

test('a survey of 300 questions with 40 calculated ones keeps up with typing', async ({ page, context }) => {
  const asked = Array.from({ length: 260 }, (_, at) => ({ id: `q${at}`, type: 'number', label: `Question ${at}` }));
  const made = Array.from({ length: 40 }, (_, at) => ({
    ...{ id: `c${at}`, type: 'number', label: `Result ${at}`, calculated: true },
    calculation: { expression: at === 0 ? 'q0 * 1.5' : `c${at - 1} + q0` },
  }));
  const tabs = [{ id: 'all', label: 'All', columns: 3, questions: [...asked, ...made] }];
  const id = await documentOf(context.request, tabs);
  await page.goto(`/docs/index/${id}`);
  const first = page.locator('[data-question=q0] input');
  await first.fill('1');
  await expect(page.getByRole('status', { name: 'Result 39' })).toHaveText('40.5');

  const times = await first.evaluate((box: HTMLInputElement) => {
    const put = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set;
    return Array.from({ length: 21 }, (_, at) => {
      const before = performance.now();
      put?.call(box, String(at));
      // React has rendered everything when the event returns.
      box.dispatchEvent(new Event('input', { bubbles: true }));
      return performance.now() - before;
    });
  });
  times.sort((a, b) => a - b);
  test.info().annotations.push({ type: 'milliseconds', description: `median ${times[10]}, worst ${times.at(-1)}` });

  await expect(page.getByRole('status', { name: 'Result 39' })).toHaveText('810');
  expect(times[10]).toBeLessThan(50 * (await slowness(page)));
});
