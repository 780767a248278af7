import { Route, Routes } from '@lichen/kit/router';
import { portalAnswer, pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import SurveyBuilder from './SurveyBuilder';

beforeEach(() => pretendBrowser());

const QUESTIONS = [
  { id: 'used', type: 'number', label: 'Energy used' },
  { id: 'double', type: 'number', label: 'Twice', calculated: true, calculation: { expression: 'used * 2' } },
];
const SURVEY = {
  ...{ _id: 's1', version: 1, updated_on: 1, survey_name: 'Supplier survey', form: null, version_hash: null },
  ...{ version_number: null, drafted_on: 1 },
  draft: { tabs: [{ id: 'general', label: 'General', columns: 1, questions: QUESTIONS }] },
};

async function opened(more: Parameters<typeof serve>[0] = {}, query = '') {
  let stored: object = SURVEY;
  const put = (changes: object, version: number) => {
    stored = { ...stored, ...changes, version };
    return record(stored);
  };
  const server = serve({
    'GET partner_compliance_surveys/s1': () => record(stored),
    'PATCH partner_compliance_surveys/s1': ({ body }) => put(body as object, 2),
    'POST partner_compliance_surveys/s1/publish': () =>
      put({ form: SURVEY.draft, draft: null, drafted_on: null, version_number: 1, version_hash: 'h' }, 3),
    ...more,
  });
  const page = (
    <Routes>
      <Route path="/partner_compliance/surveys/:id" element={<SurveyBuilder />} />
    </Routes>
  );
  await show(page, { at: `/partner_compliance/surveys/s1${query}`, answer: portalAnswer() });
  await screen.findByRole('tree');
  return server;
}
const properties = () => within(screen.getByRole('region', { name: 'Properties' }));
const choose = (name: RegExp) => fireEvent.click(screen.getByRole('treeitem', { name }));

it('says at the question what it is short of, also where that has no field of its own', async () => {
  await opened();
  choose(/Twice/);
  fireEvent.change(properties().getByLabelText(/^Calculation/, { selector: 'textarea' }), { target: { value: '' } });
  expect(await properties().findByText('Calculation: Required')).toBeTruthy();

  choose(/Energy used/);
  fireEvent.change(properties().getByLabelText('Unit'), { target: { value: 'x'.repeat(41) } });
  expect(await properties().findByText(/^Unit: /)).toBeTruthy();
});

it('renames a question when its name is typed, and not with every letter of it', async () => {
  const { of } = await opened();
  choose(/Energy used/);
  const field = properties().getByLabelText('Name');
  for (const value of ['e', 'energy', 'double']) fireEvent.change(field, { target: { value } });
  expect(properties().getByText('Already in use')).toBeTruthy();
  expect(field.isConnected).toBe(true);
  fireEvent.change(field, { target: { value: 'energy' } });
  fireEvent.click(properties().getByRole('button', { name: 'Rename', hidden: true }));

  await waitFor(() => expect(JSON.stringify(of('PATCH').at(-1)?.body)).toContain('"expression":"energy * 2"'));
  expect(JSON.stringify(of('PATCH').at(-1)?.body)).toContain('"id":"energy"');
});

it('calls no draft what was just published, whatever spaces stood around its words', async () => {
  const { of } = await opened();
  choose(/Energy used/);
  fireEvent.change(properties().getByLabelText('Text of the question'), { target: { value: 'Energy used ' } });
  fireEvent.click(screen.getByRole('button', { name: 'Publish version 1' }));

  expect(await screen.findByText(/Version 1 is published/)).toBeTruthy();
  await waitFor(() => expect(screen.getByRole('button', { name: 'What changed (0)' })).toBeTruthy());
  expect(screen.queryByText('Draft of version 2')).toBeNull();
  expect(of('PATCH')).toHaveLength(1);
});

it('compares a conversation with the form, and takes the changes that are chosen alone', async () => {
  const asked = [
    { id: 'question_1', type: 'number', label: 'Energy used', unit: 'kWh', required: true },
    { id: 'question_2', type: 'toggle', label: 'Green power?' },
    { id: 'question_3', type: 'text', label: 'Supplier of the power' },
  ];
  const conversation = {
    ...{ _id: 'c1', version: 2, name: 'More', survey_id: null, messages: [], model: 'local', unsure: null },
    ...{ working: false, work_job_id: null, problem: null },
    form: { tabs: [{ id: 'tab_1', label: 'General', columns: 1, questions: asked }] },
  };
  const { of } = await opened({ 'GET form_builder/c1': record(conversation) }, '?conversation=c1');
  const changes = within(await screen.findByRole('region', { name: 'What would change', hidden: true }));
  expect(changes.getAllByRole('checkbox', { hidden: true })).toHaveLength(3);
  fireEvent.click(changes.getByRole('checkbox', { name: /Green power/, hidden: true }));
  fireEvent.click(screen.getByRole('button', { name: 'Take 2 changes', hidden: true }));

  await waitFor(() => expect(of('PATCH')).toHaveLength(1));
  const [{ draft }] = of('PATCH').map(({ body }) => body) as [{ draft: typeof SURVEY.draft }];
  expect(draft.tabs.map(({ questions }) => questions.map(({ id }) => id))).toEqual([['used', 'question_3', 'double']]);
  expect(draft.tabs[0]?.questions[0]).toMatchObject({ unit: 'kWh', required: true });
  expect(screen.getByRole('treeitem', { name: /Supplier of the power/, hidden: true })).toBeTruthy();
});

it('lists what would break before a step or the removal of an option, and does neither until confirmed', async () => {
  const size = {
    id: 'size',
    type: 'radio',
    label: 'Size',
    options: ['small', 'large'].map((value) => ({ value, label: value })),
  };
  const rules = { show: { all: [{ field: 'size', operator: 'equals', value: 'large' }] } };
  const asked = [
    size,
    { id: 'staff', type: 'number', label: 'Staff', rules },
    { id: 'note', type: 'text', label: 'Note' },
  ];
  const draft = { tabs: [{ id: 'general', label: 'General', columns: 1, questions: asked }] };
  await opened({ 'GET partner_compliance_surveys/s1': record({ ...SURVEY, draft }) });
  const rows = () =>
    screen.getAllByRole('treeitem', { hidden: true }).map((row) => row.textContent?.match(/Size|Staff|Note/)?.[0]);
  const inDialog = () => within(screen.getByRole('dialog'));
  choose(/Note/);
  fireEvent.click(screen.getByRole('button', { name: 'Up' }));
  expect([rows(), screen.queryByRole('dialog')]).toEqual([[undefined, 'Size', 'Note', 'Staff'], null]);

  choose(/Staff/);
  fireEvent.click(screen.getByRole('button', { name: 'Up' }));
  fireEvent.click(screen.getByRole('button', { name: 'Up' }));
  expect(await screen.findByText('Staff depends on Size, which would come after it.')).toBeTruthy();
  expect(rows()).toEqual([undefined, 'Size', 'Staff', 'Note']);
  fireEvent.click(inDialog().getByRole('button', { name: 'Move' }));
  await waitFor(() => expect(rows()).toEqual([undefined, 'Staff', 'Size', 'Note']));

  choose(/Size/);
  fireEvent.click(properties().getByRole('button', { name: 'Remove option 2', hidden: true }));
  expect(await screen.findByText('large is deleted.')).toBeTruthy();
  expect(screen.getByText(/A rule requires the answer large, which nobody can give/)).toBeTruthy();
  fireEvent.click(inDialog().getByRole('button', { name: 'Cancel' }));
  expect(properties().getAllByDisplayValue('large')).toHaveLength(2);
  fireEvent.click(properties().getByRole('button', { name: 'Remove option 1', hidden: true }));
  await waitFor(() => expect(properties().queryByRole('textbox', { name: 'Option 2', hidden: true })).toBeNull());
});

it('gives a new question no name that a question of an earlier version may have had', async () => {
  const published = { ...SURVEY, form: SURVEY.draft, draft: null, version_number: 2, version_hash: 'h' };
  await opened({ 'GET partner_compliance_surveys/s1': record(published) });
  fireEvent.click(screen.getByRole('button', { name: 'Add question' }));
  expect(properties().getByLabelText<HTMLInputElement>('Name').value).toBe('question_v3_1');
});
