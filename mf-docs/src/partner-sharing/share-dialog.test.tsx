import { list, portalAnswer, pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ShareWithPartner } from './ShareWithPartner';

beforeEach(() => pretendBrowser());

const base = { version: 1, doc_ids: ['insurance'], contents: null, ignore_entry: false };
const ready = { ...base, _id: 'd1', name: 'Cover.pdf', status: 'validated' };
const unread = { ...base, _id: 'd2', name: 'Unread.pdf', status: 'capture' };
const had = { ...base, _id: 'd3', name: 'Had.pdf', status: 'applied' };
const share = {
  ...{ _id: 's3', version: 1, doc_id: 'd3', doc_name: 'Had.pdf', partner_id: 'p1', partner_name: 'Calder Malt' },
  ...{ status: 'shared', shared_on: 1_790_000_000_000 },
};

const contact = {
  _id: 'c1',
  version: 1,
  partner_id: 'p1',
  first_name: 'Ana',
  email: 'ana@calder.example',
  number: null,
};

async function opened(isConnected = true) {
  const server = serve({
    'GET share_reach': record({
      ...{ isConnected, company: 'Calder Malt Ltd', people: isConnected ? 2 : 0 },
      methods: isConnected ? ['partner', 'email', 'sms'] : ['email', 'sms'],
    }),
    'GET docs': list([ready, unread, had]),
    'GET doc_shares': ({ query }) => (query.get('status') === 'shared' ? list([share]) : list([])),
    'GET partner_contacts': list([contact]),
    'GET partner_contacts/c1': record(contact),
    'PATCH partner_contacts/c1': record(contact),
    'POST share_report_via_email': record({ link_id: 'l1', sent_id: 'm1' }),
    'POST send_whatsapp': record({ link_id: 'l1', sent_id: 'm1' }),
    'POST doc_shares': record({ ...share, _id: 's1', doc_id: 'd1', status: 'not_shared' }),
    'POST doc_shares/s1/share': record({ ...share, _id: 's1', doc_id: 'd1' }),
  });
  const answer = portalAnswer({ roles: ['user', 'share_docs'] });
  await show(<ShareWithPartner partnerId="p1" />, { answer });
  return server;
}
const open = async () => fireEvent.click(await screen.findByRole('button', { name: 'Share document' }));

const choose = async (name: string, title: string) => {
  fireEvent.mouseDown(screen.getByRole('combobox', { name }));
  fireEvent.click(await screen.findByTitle(title));
};

it('sends a link to a person at a partner that is not connected, and asks for what is missing', async () => {
  const { of } = await opened(false);
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Share Cover.pdf' }));
  await screen.findByRole('combobox', { name: 'Send by' });
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  expect(await screen.findAllByText('Required')).toHaveLength(2);
  expect(of('POST')).toEqual([]);
  await choose('Contact', 'Ana');
  await waitFor(() => expect(screen.getByRole('textbox', { name: 'Email' })).toHaveProperty('value', contact.email));
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(of('POST').map(({ path }) => path)).toEqual(['share_report_via_email']));
  expect(of('POST')[0]?.body).toMatchObject({ doc_id: 'd1', contact_id: 'c1', email: contact.email, days: 30 });
});

it('stores the number that was entered for a contact without one', async () => {
  const { of } = await opened(false);
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Share Cover.pdf' }));
  await screen.findByRole('combobox', { name: 'Send by' });
  await choose('Send by', 'SMS');
  await choose('Contact', 'Ana');
  const enter = (name: string, value: string) =>
    fireEvent.change(screen.getByRole('textbox', { name }), { target: { value } });
  expect(await screen.findByRole('checkbox', { name: 'Save this number for Ana' })).toHaveProperty('checked', true);
  enter('Country code', '+44');
  enter('Phone number', '7700900123');
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(of('PATCH')[0]?.body).toEqual({ country_code: '+44', number: '7700900123' }));
  expect(of('POST')[0]?.body).toMatchObject({ channel: 'sms', number: '7700900123' });
});

it('offers the documents that may be shared and are not', async () => {
  await opened();
  await open();
  expect(await screen.findByRole('button', { name: 'Share Cover.pdf' })).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Share Unread.pdf' })).toBeNull();
  expect(screen.queryByRole('button', { name: 'Share Had.pdf' })).toBeNull();
  expect(await screen.findByRole('button', { name: 'Recall Had.pdf' })).toBeTruthy();
});

it('narrows the documents by the categories of what is shared', async () => {
  const { of } = await opened();
  await open();
  const box = await screen.findByRole('combobox', { name: 'Category' });
  fireEvent.mouseDown(box);
  const words = await waitFor(() => {
    const found = [...document.querySelectorAll('.ant-select-item-option')].map(({ textContent }) => textContent);
    expect(found.length).toBeGreaterThan(0);
    return found;
  });
  expect(words).toEqual(['Reports', 'Utility bills', 'Certificates', 'Insurance documents', 'Policies']);
  fireEvent.click(screen.getByTitle('Policies'));
  await waitFor(() =>
    expect(of('GET').some(({ path, query }) => path === 'docs' && query.get('category') === 'policy')).toBe(true),
  );
});

it('shares the chosen document with this partner, and comes back to the documents', async () => {
  const { of } = await opened();
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Share Cover.pdf' }));
  expect(await screen.findByRole('form', { name: 'Share document' })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'Partner' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Share' }));
  await waitFor(() => expect(of('POST').map(({ path }) => path)).toEqual(['doc_shares', 'doc_shares/s1/share']));
  expect(of('POST')[0]?.body).toEqual({ partner_id: 'p1', doc_id: 'd1' });
  expect(await screen.findByRole('button', { name: 'Share Cover.pdf' })).toBeTruthy();
});

it('says who loses a document before it is recalled', async () => {
  await opened();
  await open();
  fireEvent.click(await screen.findByRole('button', { name: 'Recall Had.pdf' }));
  expect((await screen.findByRole('alertdialog')).textContent).toContain('2 people at Calder Malt Ltd lose it at once');
});
