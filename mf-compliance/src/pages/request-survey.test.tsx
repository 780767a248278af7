import { Route, Routes } from '@lichen/kit/router';
import { list, portalAnswer, pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { fireEvent, screen } from '@testing-library/react';
import RequestDetail from './RequestDetail';

beforeEach(() => pretendBrowser());

const REQUEST = {
  ...{ _id: 'r1', version: 1, partner_id: 'p1', partner: { name: 'Harrow' }, demand_type_id: 'survey' },
  ...{ survey_name: 'Supplier survey', mandatory: true, frequency: 'every_year', requires_review: true, asked: true },
  ...{ inforce: false, submitted: false, for_review: false, for_renewal: false, renewal_date: null },
  ...{ non_compliant_reason: null, opened_on: 1, started_on: 1 },
};
const QUESTIONS = [
  { id: 'norm', type: 'radio', label: 'Which norm?', options: [{ value: 'iso', label: 'ISO' }] },
  { id: 'story', type: 'textarea', label: 'Your story' },
  { id: 'used', type: 'number', label: 'Energy used', unit: 'kWh' },
];
const given = (value: unknown, more: object = {}) => ({ value, rev: 1, by: 'u', on: 1, ...more });
const SHEET = {
  ...{ _id: 's1', version: 1, updated_on: 1, created_on: 1, request_id: 'r1', status: 'open', survey_name: 'x' },
  form: { tabs: [{ id: 'general', label: 'General', columns: 1, questions: QUESTIONS }] },
  ...{ answers: { norm: given('iso', { isUnconfirmed: true }) }, returned: null, sent_ids: null, check_id: null },
  last_answers: { norm: 'iso', story: 'As ever', used: 412 },
};

async function opened(sheet: object) {
  serve({
    'GET partner_compliance_requests/r1': record(REQUEST),
    'GET partner_compliance_checks': list([]),
    'POST partner_compliance_requests/r1/open_survey': record(REQUEST),
    'GET survey_answers': list([sheet]),
    'POST survey_answers/s1/answer': record({ ...SHEET, version: 2 }),
  });
  const page = (
    <Routes>
      <Route path="/docs/compliance/:id" element={<RequestDetail />} />
    </Routes>
  );
  await show(page, { at: '/docs/compliance/r1', answer: portalAnswer() });
  await screen.findByText('What is asked');
}

it('repeats a survey: choices wait to be confirmed, texts are one press, figures stand beside', async () => {
  await opened(SHEET);

  expect(await screen.findByText('Please confirm')).toBeTruthy();
  expect(screen.getByText(/Last time: 412/)).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Same as last year' }));
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Your story/).value).toBe('As ever');
  fireEvent.click(screen.getByRole('button', { name: 'Still right' }));
  expect(screen.queryByText('Please confirm')).toBeNull();
});

it('opens of a survey that came back only what came back', async () => {
  const answers = { norm: given('iso'), story: given('As ever'), used: given(412) };
  const returned = [{ id: 'used', reason: 'Is Denby missing?' }];
  await opened({ ...SHEET, answers, returned, sent_ids: ['norm', 'story', 'used'] });

  expect(await screen.findByText(/1 question came back/)).toBeTruthy();
  expect(screen.getByText('Is Denby missing?')).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Your story/).disabled).toBe(true);
  expect(screen.getByLabelText<HTMLInputElement>(/^Energy used/).disabled).toBe(false);
});
