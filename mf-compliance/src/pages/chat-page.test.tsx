import { CHAT_TEXTS } from '@lichen/contracts/compliance/chat/chat-words';
import { list, pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import ChatPage from './ChatPage';

beforeEach(() => pretendBrowser());

const AT = Date.UTC(2026, 10, 18, 9);
const ROW = { version: 1, created_on: AT, created_by: 'u1', updated_on: AT, partner_id: 'p1', to: 'c1' };
const CHAT = {
  ...{ ...ROW, _id: 't1', name: 'Ana Ruiz', role: null, channel: 'portal', last_on: AT, last_text: 'Here it is' },
  ...{ last_own: false, unread: 1, ended: false, stopped_on: null, partner: { _id: 'p1', name: 'Calder Glass' } },
};
const MESSAGE = {
  ...{ ...ROW, _id: 'm1', status: 'sent', own: false, author: 'Ana Ruiz', seq: 1, channel: 'portal' },
  ...{
    content: { type: 'text', message: 'Here it is' },
    sent_on: AT,
    delivered_on: AT,
    failed_on: null,
    read_on: null,
  },
  ...{ file: null, handed_on: null, left_out: null },
};
const DRAFT = { ...MESSAGE, _id: 'd1', status: 'draft', own: true, seq: null, sent_on: null, channel: null };

const OPEN = '/chat?partner_id=p1&to=c1';

async function opened(chat: object = CHAT, drafts: readonly object[] = [], sent: readonly object[] = [MESSAGE]) {
  const server = serve({
    'GET partner_chats': () => list([chat]),
    'GET partner_submissions': ({ query }) => {
      if (query.get('has_file')) return list([]);
      return list(query.get('status') === 'draft' ? drafts : sent);
    },
    'POST partner_chats/t1/mark_read': record(CHAT),
    'POST partner_submissions': record({ ...DRAFT, _id: 'd2' }),
    'POST partner_submissions/d2/send': { status: 422, body: { err: CHAT_TEXTS.noAddress } },
  });
  const shown = await show(<ChatPage />, { at: OPEN });
  await screen.findByRole('log', { name: 'Messages' });
  return { server, shown };
}

const asked = (server: ReturnType<typeof serve>) =>
  server.of('GET').filter(({ path }) => path === 'partner_submissions');

it('notes what stands before the reader, and asks every second while nothing is pushed, until it is left', async () => {
  const { server, shown } = await opened();

  await waitFor(() => expect(server.of('POST').map(({ path }) => path)).toContain('partner_chats/t1/mark_read'));
  expect(server.of('POST')[0]?.body).toEqual({ seq: 1 });
  const before = asked(server).length;
  await waitFor(() => expect(asked(server).length).toBeGreaterThan(before), { timeout: 3000 });

  shown.unmount();
  const left = server.asked.length;
  await new Promise((resolve) => setTimeout(resolve, 1500));
  expect(server.asked.length).toBe(left);
});

it('keeps what cannot be sent as a draft, and says why', async () => {
  const { server } = await opened();
  fireEvent.change(screen.getByRole('textbox', { name: 'Message' }), { target: { value: 'Thank you' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send' }));

  expect(await screen.findByText(CHAT_TEXTS.noAddress)).toBeTruthy();
  const sent = server.of('POST').find(({ path }) => path === 'partner_submissions');
  expect(sent?.body).toEqual({ partner_id: 'p1', to: 'c1', content: { type: 'text', message: 'Thank you' } });
  expect((screen.getByRole('textbox', { name: 'Message' }) as HTMLTextAreaElement).value).toBe('');
});

it('lets nothing be written once the two are not connected', async () => {
  await opened({ ...CHAT, ended: true }, [DRAFT]);

  expect(await screen.findByText(CHAT_TEXTS.ended)).toBeTruthy();
  expect(screen.queryByRole('textbox', { name: 'Message' })).toBeNull();
  expect(await screen.findByText('Draft. Only your company sees it.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Send' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Delete' })).toBeTruthy();
});

it('says of a message by email that it is on its way, has left, or was not delivered', async () => {
  const mailed = { ...MESSAGE, own: true, channel: 'email', delivered_on: null };
  await opened(
    CHAT,
    [],
    [
      { ...mailed, _id: 'm3', seq: 3, failed_on: AT },
      { ...mailed, _id: 'm2', seq: 2, delivered_on: AT },
      { ...mailed, _id: 'm1', seq: 1 },
    ],
  );
  const standings = await screen.findAllByText(/^(Being sent by email|Delivered by email|Not delivered)$/);
  expect(standings.map((one) => one.textContent)).toEqual([
    'Being sent by email',
    'Delivered by email',
    'Not delivered',
  ]);
});

it('says how far a message to a phone came, what of an answer was not accepted, and who wants none', async () => {
  const texted = { ...MESSAGE, own: true, channel: 'sms', delivered_on: null };
  await opened(
    { ...CHAT, channel: 'sms', stopped_on: AT },
    [],
    [
      { ...MESSAGE, _id: 'm5', seq: 5, channel: 'whatsapp', content: { type: 'text', message: '' }, left_out: 2 },
      { ...texted, _id: 'm4', seq: 4, failed_on: AT, handed_on: AT },
      { ...texted, _id: 'm3', seq: 3, delivered_on: AT, handed_on: AT },
      { ...texted, _id: 'm2', seq: 2, handed_on: AT },
      { ...texted, _id: 'm1', seq: 1 },
    ],
  );
  const standings = await screen.findAllByText(/^(Waiting to be sent by SMS|Sent by SMS|Delivered|Not delivered)$/);
  expect(standings.map((one) => one.textContent)).toEqual([
    ...['Waiting to be sent by SMS', 'Sent by SMS', 'Delivered', 'Not delivered'],
  ]);
  expect(screen.getByText(/^2 files were not accepted\./)).toBeTruthy();
  expect(screen.getByText(/^Opted out of phone messages on /)).toBeTruthy();
  expect(screen.getAllByText(/by SMS\./)).toHaveLength(1);
});
