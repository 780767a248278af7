import { fireEvent, render, screen } from '@testing-library/react';
import { mockCalls, requestsTo } from '../mock-calls';
import { Confirm } from './Confirm';

it.each([
  ['leaves the choice after a decision without an answer', 'offline' as const, 2],
  ['takes the choice away after a refusal', { status: 404, body: { err: 'This link has expired' } }, 0],
])('%s', async (_what, reply, buttons) => {
  const sent = mockCalls({
    '/api/auth/confirmation': { body: { ok: true, obj: { email: 'ada@example.com', first_name: 'Ada' } } },
    '/api/auth/confirm': [reply, { body: { ok: true } }],
  });
  render(<Confirm />);
  fireEvent.click(await screen.findByRole('button', { name: 'Yes, confirm the address' }));
  expect(await screen.findByRole('alert')).toBeTruthy();
  expect(screen.queryAllByRole('button')).toHaveLength(buttons);
  if (buttons === 0) return;
  fireEvent.click(screen.getByRole('button', { name: 'Yes, confirm the address' }));
  expect(await screen.findByRole('status')).toBeTruthy();
  expect(requestsTo(sent, '/api/auth/confirm')).toHaveLength(2);
});
