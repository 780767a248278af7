import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { type APIRequestContext, expect, type Page, test } from '@playwright/test';
import { call, done } from './support/calls';
import { connect } from './support/connect';
import { slowness } from './support/device/pace';
import { companyOf } from './support/people';

test.setTimeout(120_000);

const MOST_MS = 50;
const KEYS = 40;
const MOST_ROUNDS = 4;

const ASKED = Array.from({ length: 260 }, (_, at) => ({
  ...{ id: `q${at}`, type: at % 4 === 3 ? 'textarea' : 'number', label: `Question ${at}.` },
}));
/** Each follows from the one before, so that one key calculates all of them. */
const MADE = Array.from({ length: 40 }, (_, at) => ({
  ...{ id: `c${at}`, type: 'number', label: `Result ${at}`, calculated: true },
  calculation: { expression: at === 0 ? 'q0 * 1.5' : `c${at - 1} + q0` },
}));
const TABS = [{ id: 'all', label: 'All', columns: 2, questions: [...ASKED, ...MADE] }];

async function surveyAsked(asking: APIRequestContext, asked: APIRequestContext): Promise<string> {
  await companyOf(asking, 'Harrow Brewing');
  const email = await companyOf(asked, 'Calder Glass Ltd');
  await done(asking, 'POST', '/api/dev/subscription', { modules: [...SUBSCRIPTIONS], type: 'standard' });
  const partner_id = await connect(asking, { request: asked, email }, { name: 'Calder Glass' });
  const survey = await call(asking, 'POST', 'partner_compliance_surveys', {
    survey_name: 'Energy',
    form: { tabs: TABS },
  });
  const survey_type_id = survey.body.obj._id;
  await done(asking, 'POST', 'partner_compliance_demands', { partner_id, demand_type_id: 'survey', survey_type_id });
  const found = await call(asked, 'GET', 'partner_compliance_requests?includeOptional=true');
  return `/docs/compliance/${found.body.list[0]._id}`;
}

/** What the browser says of each key: how long the page was busy with it, and from the key until it was drawn. */
interface Key {
  readonly busy: number;
  readonly drawn: number;
}

const watchKeys = (page: Page) =>
  page.evaluate(() => {
    const keys: Key[] = [];
    Object.assign(window, { keys });
    new PerformanceObserver((list) => {
      for (const each of list.getEntries() as PerformanceEventTiming[])
        if (each.name === 'keydown' || each.name === 'beforeinput' || each.name === 'input')
          keys.push({ busy: each.processingEnd - each.processingStart, drawn: each.duration });
    }).observe({ type: 'event', durationThreshold: 16, buffered: false } as PerformanceObserverInit);
  });

const slowKeys = (page: Page) => page.evaluate(() => (window as unknown as { keys: Key[] }).keys);

async function typed(page: Page, label: string, keys: string): Promise<readonly Key[]> {
  await page.getByLabel(label).focus();
  await watchKeys(page);
  for (const key of keys) await page.keyboard.press(key);
  await page.waitForTimeout(200);
  const slow = await slowKeys(page);
  const worst = (of: keyof Key) => Math.max(0, ...slow.map((each) => each[of])).toFixed(0);
  const description = `${label} ${slow.length} events of 16 ms and more; busy ${worst('busy')}, drawn ${worst('drawn')}`;
  test.info().annotations.push({ type: 'milliseconds', description });
  return slow;
}

test('a supplier types into a survey of 300 questions, 40 of them calculated, without waiting', async ({ browser }) => {
  const [one, other] = [await browser.newContext(), await browser.newContext()];
  const page = await other.newPage();
  await page.goto(await surveyAsked(one.request, other.request));
  await page.getByLabel('Question 0.').fill('1');
  await expect(page.getByRole('status', { name: 'Result 39' })).toHaveText('40.5');

  const words = 'We reuse water in the cooling tower now.';
  const rounds: number[] = [];
  // A page that is too slow is so in every round; other work on the machine interrupts one.
  for (let round = 0; round < MOST_ROUNDS && !(Math.min(...rounds) < MOST_MS); round += 1) {
    await page.getByLabel('Question 0.').fill('1');
    await page.getByLabel('Question 3.').fill('');
    const figures = await typed(page, 'Question 0.', '1234567890'.repeat(KEYS / 10).slice(0, 12));
    const slow = [...figures, ...(await typed(page, 'Question 3.', words))];
    rounds.push(Math.max(0, ...slow.map(({ busy }) => busy)));
  }

  await expect(page.getByText(/^Saved /)).toBeVisible();
  await expect(page.getByLabel('Question 3.')).toHaveValue(words);
  expect(Math.min(...rounds)).toBeLessThan(MOST_MS * (await slowness(page)));
});
