import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { expect, test } from '@playwright/test';
import { call, done } from './support/calls';
import { connect } from './support/connect';
import { companyOf, colleagueOf } from './support/people';

test.setTimeout(120_000);

const QUESTIONS = [
  { id: 'used', type: 'number', label: 'Energy used', unit: 'kWh' },
  { id: 'story', type: 'textarea', label: 'Your story' },
];

test('two people on one survey see each other, and where they write the same', async ({ browser }) => {
  const [one, first, second] = await Promise.all([browser.newContext(), browser.newContext(), browser.newContext()]);
  await companyOf(one.request, 'Harrow Brewing');
  const email = await companyOf(first.request, 'Calder Glass Ltd');
  await done(one.request, 'POST', '/api/dev/subscription', { modules: [...SUBSCRIPTIONS], type: 'standard' });
  await connect(one.request, { request: first.request, email }, { name: 'Calder Glass' });
  await colleagueOf(first.request, second.request, ['compliance_officer']);
  const form = { tabs: [{ id: 'general', label: 'General', columns: 1, questions: QUESTIONS }] };
  const survey = await call(one.request, 'POST', 'partner_compliance_surveys', { survey_name: 'Energy', form });
  const [theirs] = (await call(one.request, 'GET', 'partners')).body.list;
  await call(one.request, 'POST', 'partner_compliance_demands', {
    ...{ partner_id: theirs._id, demand_type_id: 'survey', survey_type_id: survey.body.obj._id },
  });
  const [request] = (await call(first.request, 'GET', 'partner_compliance_requests?includeOptional=true')).body.list;
  const [mine, colleague] = [await first.newPage(), await second.newPage()];

  await test.step('Given both on the page', async () => {
    for (const page of [mine, colleague]) await page.goto(`/docs/compliance/${request._id}`);
    await expect(mine.getByText(/^Working here now: Kim Vale/)).toBeVisible();
  });

  await test.step('When one is at a question, the other reads it there', async () => {
    await colleague.getByLabel(/^Energy used/).focus();
    await expect(mine.getByText('Working here now: Kim Vale at “Energy used”')).toBeVisible();
    await expect(mine.locator('[data-question=used]').getByText('Kim Vale is answering this question')).toBeVisible();
    await colleague.getByLabel(/^Energy used/).fill('7');
    await expect(mine.getByLabel(/^Energy used/)).toHaveValue('7');
  });

  await test.step('Then it ends when they leave', async () => {
    await colleague.goto('/docs/compliance');
    await expect(mine.getByText(/^Working here now/)).toBeHidden();
  });
});
