import { DEMAND_TEXTS } from '@lichen/contracts/compliance/demands/demand-texts';
import { Route, Routes } from '@lichen/kit/router';
import { list, pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import DemandReview from './DemandReview';

beforeEach(() => pretendBrowser());

const DEMAND = {
  ...{ _id: 'd1', version: 1, demand_type_id: 'insurance', partner_id: 'p1', partner: { name: 'Wold Maltings' } },
  ...{ mandatory: true, frequency: 'on_expiry', requires_review: true, status: 'sent', partner_level: true },
  ...{ compliant: false, for_review: true, for_renewal: false, renewal_date: null, reminder_sent_on: null },
  ...{ non_compliant_reason: 'waiting_review', withdrawn_on: null, withdrawn_by_name: null, withdrawal_reason: null },
};
const submitted = (_id: string, change: object = {}) => ({
  ...{ _id, version: 1, demand_id: 'd1', partner_id: 'p1', demand_type_id: 'insurance', name: `${_id}.pdf` },
  ...{ status: 'for_review', received_on: Date.UTC(2026, 9, 1), from: null, to: null, manual: false },
  ...{ has_file: true, is_valid: true, shared_doc: 's1', message: null, reason: null, score: null, prep_data: null },
  ...change,
});

async function review(rows: readonly object[], more: Parameters<typeof serve>[0] = {}) {
  const server = serve({
    'GET partner_compliance_demands/d1': record(DEMAND),
    'GET partner_compliance_submissions': list(rows),
    ...more,
  });
  const page = (
    <Routes>
      <Route path="/partner_compliance/demand/:id" element={<DemandReview />} />
    </Routes>
  );
  const shown = await show(page, { at: '/partner_compliance/demand/d1' });
  await screen.findByRole('button', { name: 'Reject' });
  return { ...shown, server };
}

const press = async (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const posts = (server: ReturnType<typeof serve>) => server.of('POST').map(({ path }) => path);

it('accepts the submission that was read, also where another one comes meanwhile', async () => {
  const accepted = record(submitted('first', { status: 'accepted' }));
  const path = 'partner_compliance_submissions/first/accept';
  const { client, server } = await review([submitted('first')], { [`POST ${path}`]: accepted });
  server.routes['GET partner_compliance_submissions'] = list([submitted('second'), submitted('first')]);
  await act(async () => client.invalidateQueries());
  await waitFor(() => expect(screen.getAllByRole('row')).toHaveLength(3));

  await press('Accept');

  expect(posts(server)).toEqual([path]);
});

it('says what somebody else has decided where a decision comes too late', async () => {
  const { server } = await review([submitted('first')], {
    'POST partner_compliance_submissions/first/accept': { status: 409, body: { err: 'Somebody else changed it.' } },
    'GET partner_compliance_submissions/first': record(submitted('first', { status: 'recalled' })),
  });
  await press('Accept');
  expect(await screen.findByText(DEMAND_TEXTS.recalledAlready)).toBeTruthy();
  expect(posts(server)).toHaveLength(1);
});

it('puts the focus into the reason, keeps what was written where it failed, and gives the focus back', async () => {
  await review([submitted('first')], {
    'POST partner_compliance_submissions/first/reject': { status: 503, body: { err: 'Try again later.' } },
  });
  await press('Reject');
  const reason = screen.getByRole('textbox');
  expect(document.activeElement).toBe(reason);
  fireEvent.change(reason, { target: { value: 'The sum is too low' } });
  await press('Reject');
  expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('The sum is too low');
  await press('Cancel');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Reject' }));
});

it('keeps the reason of a withdrawal that failed', async () => {
  await review([submitted('first')], {
    'POST partner_compliance_demands/d1/withdraw': { status: 503, body: { err: 'Try again later.' } },
  });
  await press('Withdraw');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'Not needed' } });
  await press('Withdraw');
  expect((screen.getByRole('textbox') as HTMLTextAreaElement).value).toBe('Not needed');
});

it('names the missing fields of a submission without any values, and a file that is gone', async () => {
  const score = { validationErr: ['expiry_date'] };
  await review([submitted('first', { prep_data: null, shared_doc: null, score })]);
  expect(screen.getByText('The following fields are missing or invalid:')).toBeTruthy();
  expect(screen.getByText(DEMAND_TEXTS.fileMissing)).toBeTruthy();
});

it.each([
  ['due', true, 1],
  ['in force and not due', false, 0],
])('offers a reminder of proof that is %s', async (_name, for_renewal, count) => {
  const inForce = { ...DEMAND, compliant: true, inforce: true, for_review: false, non_compliant_reason: null };
  await review([submitted('first', { status: 'accepted' })], {
    'GET partner_compliance_demands/d1': record({ ...inForce, for_renewal, renewal_date: Date.UTC(2027, 0, 1) }),
  });

  expect(screen.queryAllByRole('button', { name: 'Send reminder' })).toHaveLength(count);
});
