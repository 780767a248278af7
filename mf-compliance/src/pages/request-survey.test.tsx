import { Route, Routes } from '@lichen/kit/router';
import { list, portalAnswer, pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
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

async function opened(sheet: object | null, routes: Parameters<typeof serve>[0] = {}, request: object = {}) {
  const server = serve({
    'GET partner_compliance_requests/r1': record({ ...REQUEST, ...request }),
    'GET partner_compliance_checks': list([]),
    'POST partner_compliance_requests/r1/open_survey': record(REQUEST),
    'GET survey_answers': list(sheet ? [sheet] : []),
    'POST survey_answers/s1/answer': record({ ...SHEET, version: 2 }),
    ...routes,
  });
  const page = (
    <Routes>
      <Route path="/docs/compliance/:id" element={<RequestDetail />} />
    </Routes>
  );
  await show(page, { at: '/docs/compliance/r1', answer: portalAnswer() });
  await screen.findByText('What is asked');
  return server;
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

it('offers nothing for questions that stay as they were sent, which the server would refuse', async () => {
  const answers = { norm: given('iso'), used: given(412) };
  const returned = [{ id: 'used', reason: 'Is Denby missing?' }];
  await opened({ ...SHEET, answers, returned, sent_ids: ['norm', 'story', 'used'] });

  expect(await screen.findByText(/1 question came back/)).toBeTruthy();
  expect(screen.getByText('Last time: As ever')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Same as last year/ })).toBeNull();
});

it('counts what waits to be confirmed among the questions that are shown', async () => {
  const rule = { show: { all: [{ field: 'norm', operator: 'equals', value: 'emas' }] } };
  const [norm] = QUESTIONS;
  const hidden = { ...norm, id: 'hidden', label: 'Registered where?', rules: rule };
  const form = { tabs: [{ id: 'general', label: 'General', columns: 1, questions: [norm, hidden] }] };
  const unconfirmed = given('iso', { isUnconfirmed: true });
  await opened({ ...SHEET, form, answers: { norm: unconfirmed, hidden: unconfirmed } });

  expect(await screen.findByText(/1 answer to confirm/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Confirm 1 answer of this tab' })).toBeTruthy();
});

it('says that answers are not saved while they are not, and saves them when asked again', async () => {
  const { routes } = await opened(
    { ...SHEET, answers: {} },
    { 'POST survey_answers/s1/answer': { status: 503, body: { err: 'The service is not available' } } },
  );
  fireEvent.change(await screen.findByLabelText(/^Your story/), { target: { value: 'Mine' } });
  expect(await screen.findByText('Not saved: The service is not available', undefined, { timeout: 5000 })).toBeTruthy();
  routes['POST survey_answers/s1/answer'] = record({ ...SHEET, version: 2, answers: { story: given('Mine') } });
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(screen.queryByText(/^Not saved/)).toBeNull());
});

it('sends nothing while somebody else has answered otherwise: what is sent is what stands in the field', async () => {
  const theirs = { ...SHEET, version: 2, answers: { story: given('Theirs', { rev: 2 }) } };
  const { asked } = await opened(
    { ...SHEET, answers: { story: given('As ever') } },
    { 'POST survey_answers/s1/answer': record(theirs), 'POST survey_answers/s1/submit': record(theirs) },
  );
  fireEvent.change(await screen.findByLabelText(/^Your story/), { target: { value: 'Mine' } });
  fireEvent.click(screen.getByRole('button', { name: 'Submit' }));

  expect(await screen.findByText(/Someone else has answered: Theirs/)).toBeTruthy();
  expect(screen.getByLabelText<HTMLTextAreaElement>(/^Your story/).value).toBe('Mine');
  expect(asked.some(({ path }) => path.endsWith('/submit'))).toBe(false);
});

it('takes a file where a question asks for one, and sends its name', async () => {
  const questions = [{ id: 'proof', type: 'file', label: 'Your certificate', required: true }];
  const form = { tabs: [{ id: 'general', label: 'General', columns: 1, questions }] };
  const { asked } = await opened({ ...SHEET, answers: {}, form });
  expect(await screen.findByRole('button', { name: 'Choose file' })).toBeTruthy();
  // This company keeps no documents in the portal.
  expect(screen.getByText('The name of the file is sent. The file itself stays with you.')).toBeTruthy();
  const box = document.querySelector<HTMLInputElement>('[data-question=proof] input[type=file]') as HTMLInputElement;
  fireEvent.change(box, { target: { files: [new File(['x'], 'iso-14001.pdf')] } });

  const value = { id: 'not_kept', name: 'iso-14001.pdf' };
  await waitFor(() => expect(asked.at(-1)?.body).toEqual({ answers: { proof: { value, rev: 0 } } }), { timeout: 5000 });
});

it('recalls answers that wait without a review', async () => {
  const sent = { ...SHEET, status: 'submitted', check_id: 'c1' };
  const { asked } = await opened(sent, {
    'GET partner_compliance_checks/c1': record({ _id: 'c1', version: 1, status: 'submitted', doc_share_id: null }),
    'POST survey_answers/s1/recall': record({ ...SHEET, version: 2 }),
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Recall' }));
  expect(await screen.findByText(/Harrow no longer sees the answers/)).toBeTruthy();
  fireEvent.click(screen.getAllByRole('button', { name: 'Recall' }).at(-1) as HTMLElement);

  await waitFor(() => expect(asked.some(({ path }) => path === 'survey_answers/s1/recall')).toBe(true));
});

it('never calls sent what was not, and says that nobody asks any more', async () => {
  await opened(SHEET, {}, { asked: false });

  expect(await screen.findByText('No one asks for this any longer.')).toBeTruthy();
  expect(await screen.findByText('Anything not submitted stays here and is sent to no one.')).toBeTruthy();
  expect(screen.queryByText('These are the answers as they were sent.')).toBeNull();
});

it('says why a survey cannot be opened, and tries again', async () => {
  const { asked } = await opened(null, {
    'POST partner_compliance_requests/r1/open_survey': {
      status: 422,
      body: { err: 'There is no survey to answer here.' },
    },
  });

  expect(await screen.findByText('There is no survey to answer here.')).toBeTruthy();
  expect(screen.queryByText('The survey is being opened…')).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await waitFor(() => expect(asked.filter(({ path }) => path.endsWith('/open_survey'))).toHaveLength(2));
});
