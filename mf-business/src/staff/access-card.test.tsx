import { list, pretendBrowser, record, serve, show } from '@lichen/kit/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { AccessCard } from './AccessCard';
import type { Staff } from './staff-columns';

const QUESTION = 'Stopping access removes the ability to log in. Click confirm to stop access.';

const ADA = {
  ...{ _id: 's1', version: 4, first_name: 'Ada', last_name: 'Turner', email: 'ada@mill.example' },
  ...{ uid: 'u1', roles: ['user'] },
} as unknown as Staff;

beforeEach(() => pretendBrowser());

/** Presses the button of somebody in that state, reads the question and answers it. */
async function stopped(status: 'active' | 'invited', button: string, answer: string) {
  const server = serve({
    'GET reference': list([]),
    'GET coverage_owners': list([{ _id: 'o1', version: 1 }]),
    'GET account': { body: { ok: true, obj: { _id: 'a1', version: 1, max_users: 5, num_users: 2 } } },
    'POST profiles/s1/stop_access': record({ ...ADA, version: 5 }),
  });
  await show(<AccessCard person={{ ...ADA, status }} />);
  const opener = await screen.findByRole('button', { name: button });
  await act(async () => fireEvent.click(opener));
  const dialog = await screen.findByRole('dialog');
  const question = dialog.textContent;
  await act(async () => fireEvent.click(within(dialog).getByRole('button', { name: answer })));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  return { question, asked: server.of('POST').map(({ path }) => path) };
}

it.each([
  ['active', 'Disable login'],
  ['invited', 'Withdraw invite'],
] as const)('asks before it stops the access of somebody %s', async (status, button) => {
  const { question, asked } = await stopped(status, button, button);

  expect(question).toContain(`Ada Turner${QUESTION}`);
  expect(question).toContain('1 coverage line will be left without an owner.');
  expect(asked).toEqual(['profiles/s1/stop_access']);
});

it('leaves the access where that was not confirmed', async () => {
  expect((await stopped('active', 'Disable login', 'Cancel')).asked).toEqual([]);
});
