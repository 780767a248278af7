import { pretendBrowser, serve, show } from '@lichen/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { SendReminders } from './SendReminders';

beforeEach(() => pretendBrowser());

async function sendThem(): Promise<void> {
  await act(async () => fireEvent.click(await screen.findByRole('button', { name: 'Send reminder emails' })));
  const dialog = await screen.findByRole('dialog');
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: 'Send emails' })));
}

it('sends reminders once that was confirmed, and says that they were sent', async () => {
  const server = serve({ 'POST send_reminder_emails': { status: 200, body: { ok: true, obj: { sent: 3 } } } });
  await show(<SendReminders />);
  expect(server.of('POST')).toEqual([]);
  await sendThem();
  await waitFor(() => expect(server.of('POST').map(({ path }) => path)).toEqual(['send_reminder_emails']));
  expect(await screen.findByText('Reminder emails sent')).toBeTruthy();
});

it('says where nobody has to be reminded, and why it was refused', async () => {
  let answers = 0;
  serve({
    'POST send_reminder_emails': () => {
      answers += 1;
      return answers === 1
        ? { status: 200, body: { ok: true, obj: { sent: 0 } } }
        : { status: 429, body: { err: 'Too many emails' } };
    },
  });
  await show(<SendReminders />);
  await sendThem();
  expect(await screen.findByText('No reminders are due')).toBeTruthy();
  await sendThem();
  expect(await screen.findByText('Too many emails')).toBeTruthy();
});
