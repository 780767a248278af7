import { DEMAND_TEXTS } from '@lichen/contracts/compliance/demands/demand-texts';
import type { Subscription } from '@lichen/contracts/portal/subscriptions';
import { TEXTS } from '@lichen/contracts/text/texts';
import { Route, Routes } from '@lichen/kit/router';
import { list, portalAnswer, pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import RequestDetail from './RequestDetail';

beforeEach(() => pretendBrowser());

const request = (_id: string, company: string) => ({
  ...{ _id, version: 1, partner_id: `of-${_id}`, partner: { name: company }, demand_type_id: 'insurance' },
  ...{ mandatory: true, frequency: 'on_expiry', requires_review: true, asked: true, inforce: false },
  ...{ submitted: false, for_review: false, for_renewal: false, renewal_date: null, non_compliant_reason: null },
});
const [FIRST, SECOND] = [request('r1', 'Harrow'), request('r2', 'Castle Street Stores')];
const DOC = { _id: 'doc', version: 1, name: 'policy.pdf', expiry_date: null, status: 'complete', ignore_entry: true };
const CERTIFICATE = {
  ...{ company_name: 'Calder Glass Ltd', standard: 'ISO 9001', certificate_number: 'Q-1' },
  ...{ issue_date: Date.UTC(2026, 0, 1), expiry_date: Date.UTC(2028, 0, 1) },
};
const share = (_id: string) => ({
  ...{ _id: `share-${_id}`, version: 1, partner_id: `of-${_id}`, doc_id: 'doc', status: 'shared' },
});

async function detail(
  modules: readonly Subscription[],
  documents: readonly object[],
  more: Parameters<typeof serve>[0],
) {
  const server = serve({
    'GET partner_compliance_requests/r1': record(FIRST),
    'GET partner_compliance_requests': list([FIRST, SECOND]),
    'GET partner_compliance_checks': list([]),
    'GET docs': list(documents),
    'GET docs/doc': record(DOC),
    'GET doc_shares': list([share('r1'), share('r2')]),
    ...more,
  });
  const answer = portalAnswer();
  const page = (
    <Routes>
      <Route path="/docs/compliance/:id" element={<RequestDetail />} />
    </Routes>
  );
  const account = { ...answer.account, modules: [...modules] };
  await show(page, { at: '/docs/compliance/r1', answer: { ...answer, account } });
  await screen.findByText('What is asked');
  return server;
}

const choose = async (role: 'radio' | 'checkbox') => {
  const found = await screen.findByRole(role);
  await act(async () => fireEvent.click(found));
};
const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

it('takes a file where no document is there yet, also of an account without the area for documents', async () => {
  await detail(['compliance', 'value-chain'], [], {});
  expect(await screen.findByText(/You have no document of this type yet/)).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Upload' })).toBeTruthy();
  expect((screen.getByRole('button', { name: 'Submit' }) as HTMLButtonElement).disabled).toBe(true);
});

it('says why there is nothing to submit with, where the account has no subscription for documents', async () => {
  await detail(['value-chain'], [], {});
  expect(await screen.findByText(TEXTS.notSubscribed)).toBeTruthy();
  expect(screen.getByText(TEXTS.contactSales)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Submit' })).toBeNull();
});

it('asks what a document says before it can be submitted, where nobody has checked it', async () => {
  const unread = { ...DOC, status: 'ready', ignore_entry: false, doc_ids: ['iso_9001'], prep_data: CERTIFICATE };
  const unchecked = { ...unread, status: 'capture' };
  const server = await detail(['compliance', 'value-chain'], [unchecked], {
    'GET partner_compliance_requests/r1': record({ ...FIRST, demand_type_id: 'iso_9001' }),
    'GET docs/doc': record(unchecked),
    'PATCH docs/doc': record({ ...unread, version: 2 }),
  });
  await choose('radio');
  expect(await screen.findByRole('region', { name: 'What the document says' })).toBeTruthy();
  const submit = () => screen.getByRole('button', { name: 'Submit' }) as HTMLButtonElement;
  expect(submit().disabled).toBe(true);

  server.routes['GET docs/doc'] = record({ ...unread, version: 2 });
  await screen.findByRole('button', { name: 'Save' });
  await press('Save');
  await waitFor(() => expect(submit().disabled).toBe(false));
  const [sent] = server.of('PATCH');
  expect(sent).toMatchObject({ path: 'docs/doc', body: { confirmed: Object.keys(CERTIFICATE) } });
});

it('goes on after whoever has the document already, where an earlier try stopped on the way', async () => {
  const already = { status: 422, body: { err: DEMAND_TEXTS.answeredAlready } };
  const server = await detail(['compliance', 'value-chain'], [DOC], {
    'POST partner_compliance_requests/r1/submit': already,
    'POST partner_compliance_requests/r2/submit': record(SECOND),
  });
  await choose('radio');
  await choose('checkbox');
  await waitFor(() =>
    expect((screen.getByRole('button', { name: 'Submit to 2 companies' }) as HTMLButtonElement).disabled).toBe(false),
  );
  await press('Submit to 2 companies');
  expect(server.of('POST').map(({ path }) => path)).toEqual([
    'partner_compliance_requests/r1/submit',
    'partner_compliance_requests/r2/submit',
  ]);
  expect(await screen.findByText('Submitted')).toBeTruthy();

  server.routes['POST partner_compliance_requests/r2/submit'] = already;
  await choose('radio');
  await press('Submit');
  expect(await screen.findByText(DEMAND_TEXTS.answeredAlready)).toBeTruthy();
});

it('offers one document to every company that needs proof, also where what is in force runs out', async () => {
  const valid = { ...request('r3', 'Marsh Mills'), inforce: true };
  const due = { ...request('r4', 'Fen Bakery'), inforce: true, for_renewal: true };
  await detail(['compliance', 'value-chain'], [DOC], {
    'GET partner_compliance_requests': list([FIRST, SECOND, valid, due]),
  });
  await choose('radio');
  await screen.findByRole('checkbox', { name: 'Submit to Fen Bakery too' });
  const names = screen.getAllByRole('checkbox').map((box) => box.closest('label')?.textContent);
  expect(names).toEqual(['Submit to Castle Street Stores too', 'Submit to Fen Bakery too']);
});

it('takes the same picture again where it did not arrive', async () => {
  await detail(['compliance', 'value-chain'], [], {});
  await screen.findByRole('button', { name: 'Upload' });
  const camera = document.querySelector<HTMLInputElement>('input[capture]') as HTMLInputElement;
  Object.defineProperty(camera, 'value', { value: 'image.jpg', writable: true });
  fireEvent.click(camera);
  expect(camera.value).toBe('');
});
