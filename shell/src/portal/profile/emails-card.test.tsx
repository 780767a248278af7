import type { RecordOf } from '@lichen/contracts/entity/entity';
import type { profile } from '@lichen/contracts/identity/profile.entity';
import { pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { EmailsCard } from './EmailsCard';

const PERSON = { _id: 'u1', version: 3, unwanted_mails: ['partner_proof'] } as unknown as RecordOf<typeof profile>;

beforeEach(() => pretendBrowser());

it('shows which emails are turned off, and turns one kind on or off', async () => {
  const server = serve({ 'POST profile/set_mails': record({ ...PERSON, version: 4 }) });
  await show(<EmailsCard of={PERSON} />);
  const summary = await screen.findByRole('switch', { name: 'Daily summary of the proof of your partners' });
  const reminders = screen.getByRole('switch', { name: 'Reminders of proof that partners ask you for' });
  expect([summary, reminders].map((one) => one.getAttribute('aria-checked'))).toEqual(['false', 'true']);

  await act(async () => fireEvent.click(summary));
  await waitFor(() =>
    expect(server.of('POST').map(({ path, body }) => [path, body])).toEqual([
      ['profile/set_mails', { topic: 'partner_proof', wanted: true }],
    ]),
  );
  expect(await screen.findByText('Saved')).toBeTruthy();
});
