import { Route, Routes } from '@lichen/kit/router';
import { list, pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import ConfigurationDetail from './ConfigurationDetail';

beforeEach(() => pretendBrowser());

const CONFIGURATION = {
  ...{ _id: 'c1', version: 3, name: 'Insurance 2026', demand_type_id: 'insurance', role_id: ['supplier'] },
  ...{ custom_category: null, partner_ids: null, frequency: 'every_year', mandatory: true, requires_review: true },
  ...{ partner_override: false, active: true, working: false, unfinished: false, work_message: null },
  ...{ work_job_id: null, removed_on: null },
};
const demand = (at: number) => ({
  ...{ _id: `d${at}`, version: 1, partner_id: `p${at}`, partner: { name: `Partner ${at}` }, config_id: 'c1' },
  ...{ demand_type_id: 'insurance', status: 'sent', stage: 'invited', non_compliant_reason: 'not_submitted' },
  ...{ opened_on: null, started_on: null, renewal_date: null, reminder_sent_on: null },
});
const WHOLE = '2000';
const NOBODY = { not_connected: 0, invited: 0, opened: 0, started: 0, submitted: 0, accepted: 0 };
const REMINDED = { reminded: 0, resting: 0, for_review: 0, compliant: 0, not_asked: 0 };

async function detail(asked: number, more: Parameters<typeof serve>[0] = {}) {
  const all = Array.from({ length: asked }, (_, at) => demand(at));
  const server = serve({
    'GET partner_compliance_config/c1': record(CONFIGURATION),
    'GET partner_compliance_config/c1/stages': record({ ...NOBODY, invited: asked }),
    'GET partner_compliance_demands': ({ query }) =>
      list(query.get('limit') === WHOLE ? all : all.slice(0, 1), all.length),
    'GET partner_category': list([]),
    'GET partners': list([]),
    ...more,
  });
  const page = (
    <Routes>
      <Route path="/partner_compliance/config/:id" element={<ConfigurationDetail />} />
    </Routes>
  );
  await show(page, { at: '/partner_compliance/config/c1' });
  await screen.findByText('What is asked');
  return server;
}

const press = async (name: string) => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
};

it('reminds all who wait, also more than one call is for', async () => {
  const server = await detail(700, {
    'POST partner_compliance_reminders': ({ body }) =>
      record({ ...REMINDED, reminded: (body as { ids: string[] }).ids.length }),
  });
  await press('Remind 700 not yet submitted');
  await press('Send reminder');

  expect(await screen.findByText('700 reminders sent.')).toBeTruthy();
  const sent = server.of('POST').map(({ body }) => (body as { ids: string[] }).ids);
  expect(sent.map(({ length }) => length)).toEqual([500, 200]);
  expect(new Set(sent.flat()).size).toBe(700);
});

it('says why a partner was not reminded', async () => {
  await detail(2, {
    'POST partner_compliance_reminders': record({ ...REMINDED, compliant: 1, not_asked: 2 }),
  });
  await press('Remind 2 not yet submitted');
  await press('Send reminder');

  const said = '0 reminders sent. 1 is in force and not due yet. 2 are not asked at present.';
  expect(await screen.findByText(said)).toBeTruthy();
});

it('says so where it cannot be told what a deactivation would delete', async () => {
  const server = await detail(1, {
    'GET partner_compliance_config/c1/plan': { status: 503, body: { err: 'Try again in a moment' } },
  });
  await press('Deactivate');

  expect(await screen.findByText('Try again in a moment')).toBeTruthy();
  expect(server.of('POST')).toEqual([]);
});

it('repeats whom it asks where nobody was asked yet, and not everybody', async () => {
  const server = await detail(0, { 'POST partner_compliance_config': record({ ...CONFIGURATION, _id: 'c2' }) });
  await press('Repeat this list');
  await press('Add');

  await waitFor(() => expect(server.of('POST')).toHaveLength(1));
  expect(server.of('POST')[0]?.body).toMatchObject({ name: 'Insurance 2027', role_id: ['supplier'] });
});

it('repeats the same survey, and asks nobody from whom it was withdrawn', async () => {
  const survey = { demand_type_id: 'survey', survey_type_id: 's1', survey: { survey_name: 'Conduct' } };
  const server = await detail(0, {
    'GET partner_compliance_config/c1': record({ ...CONFIGURATION, ...survey }),
    'GET partner_compliance_demands': list([demand(0), { ...demand(1), status: 'withdrawn', stage: null }]),
    'GET partner_compliance_surveys': list([{ _id: 's1', version: 1, survey_name: 'Conduct', version_hash: 'h1' }]),
    'POST partner_compliance_config': record({ ...CONFIGURATION, ...survey, _id: 'c2' }),
  });
  await press('Repeat this list');
  await press('Add');

  await waitFor(() => expect(server.of('POST')).toHaveLength(1));
  expect(server.of('POST')[0]?.body).toMatchObject({ survey_type_id: 's1', partner_ids: ['p0'] });
});
