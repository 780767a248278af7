import { list, pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import FormConversations from './FormConversations';

beforeEach(() => pretendBrowser());

const EMPTY = {
  ...{ _id: 'c1', version: 1, created_on: Date.UTC(2026, 10, 1), name: 'Certificates', survey_id: null },
  ...{ messages: [], model: 'local', form: null, unsure: null, working: false, work_job_id: null, problem: null },
};
const FORM = {
  tabs: [
    {
      id: 'general',
      label: 'General',
      columns: 1,
      questions: [{ id: 'used', type: 'number', label: 'Used', unit: 'kWh' }],
    },
  ],
};
const ASKED = { role: 'user', content: '1. Used (kWh)' };
const ANSWERED = { role: 'assistant', content: '{"questions":1,"unsure":2,"said":"One question."}' };

async function opened(answer: object) {
  let stored: object = EMPTY;
  const server = serve({
    'GET form_builder': () => list([stored]),
    'GET form_builder/c1': () => record(stored),
    'POST form_builder/c1/message': () => {
      stored = { ...stored, version: 2, messages: [ASKED], ...answer };
      return record(stored);
    },
    'POST form_builder/c1/clear': () => {
      stored = { ...EMPTY, version: 3 };
      return record(stored);
    },
    'POST partner_compliance_surveys': record({ _id: 's1', version: 1 }),
    'GET partner_compliance_surveys': list([]),
  });
  await show(<FormConversations />, { at: '/partner_compliance/survey_builder?conversation=c1' });
  await screen.findByText('No definition');
  return server;
}

const say = (text: string) => {
  fireEvent.change(screen.getByRole('textbox', { name: /^Message/ }), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));
};

it('shows what was said and the form that it has come to, and makes a survey of it', async () => {
  const server = await opened({ messages: [ASKED, ANSWERED], form: FORM, unsure: ['a', 'b'] });
  say('1. Used (kWh)');

  expect(await screen.findByText('One question.')).toBeTruthy();
  expect(screen.getByText('1 question, 2 lines without a record')).toBeTruthy();
  expect(screen.getByText('Used').textContent).toContain('kWh');
  fireEvent.click(screen.getByRole('button', { name: 'Make a survey' }));
  await waitFor(() => expect(server.of('POST').at(-1)?.path).toBe('partner_compliance_surveys'));
  expect(server.of('POST').at(-1)?.body).toEqual({ survey_name: 'Certificates', draft: FORM });
});

it('waits while the message is answered in the background', async () => {
  await opened({ working: true, work_job_id: 'j1' });
  say('Ask for certificates');

  expect(await screen.findByText('The questions are being read…')).toBeTruthy();
  fireEvent.change(screen.getByRole('textbox', { name: /^Message/ }), { target: { value: 'And insurances' } });
  expect(screen.getByRole('button', { name: 'Send' }).hasAttribute('disabled')).toBe(true);
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeTruthy();
});

it('says why the portal has read the text itself, and clears all of it', async () => {
  const problem = 'The AI service could not be reached, so the portal has read your text itself.';
  await opened({ problem, form: FORM });
  say('1. Used (kWh)');
  expect(await screen.findByText(problem)).toBeTruthy();

  fireEvent.click(screen.getByRole('button', { name: 'Clear' }));
  expect(await screen.findByText('No definition')).toBeTruthy();
});
