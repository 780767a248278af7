import { act, fireEvent, render, screen } from '@testing-library/react';
import { browser } from '../address';
import { mockCalls, requestsTo } from '../mock-calls';
import { Join } from './Join';

const UNKNOWN = 'This invitation is no longer valid.';

let leave: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  leave = jest.spyOn(browser, 'leave').mockImplementation(() => undefined);
});

afterEach(() => {
  jest.useRealTimers();
  leave.mockRestore();
});

const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });

async function join(address: string) {
  window.history.replaceState(null, '', address);
  render(<Join />);
  type('Email', 'kim@harrow.example');
  type('Password', 'Mosses1');
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Join' }));
  await settle();
}

it.each(['/join?invite=abc', '/join?invitationCode=abc'])(
  'sends the code of %s, and leaves at once',
  async (address) => {
    const sent = mockCalls({ '/api/auth/join': { body: { ok: true, obj: {} } } });

    await join(address);

    expect(leave).toHaveBeenCalledWith('/dashboard');
    expect(requestsTo(sent, '/api/auth/join')[0]?.body).toEqual({
      email: 'kim@harrow.example',
      password: 'Mosses1',
      accept_terms: true,
      invite_code: 'abc',
    });
  },
);

it('names company and inviter of the link, and takes the address of the invitation', async () => {
  const obj = { company: 'Marsh Mills', inviter: 'Ada Bell', email: 'kim@harrow.example' };
  const sent = mockCalls({
    '/api/auth/invitation': { body: { ok: true, obj } },
    '/api/auth/join': { body: { ok: true, obj: {} } },
  });
  window.history.replaceState(null, '', '/join?invite=abc');
  render(<Join />);
  await settle();

  expect(screen.getByText('Ada Bell has invited you to join Marsh Mills.')).toBeTruthy();
  expect((screen.getByLabelText('Email') as HTMLInputElement).readOnly).toBe(true);
  type('Password', 'Mosses1');
  fireEvent.click(screen.getByRole('checkbox'));
  fireEvent.click(screen.getByRole('button', { name: 'Join' }));
  await settle();
  expect(requestsTo(sent, '/api/auth/join')[0]?.body).toMatchObject({ email: obj.email, invite_code: 'abc' });
});

it('counts another address than that of the invitation as no failure, however often', async () => {
  const words = 'This invitation was sent to another address.';
  mockCalls({ '/api/auth/join': { status: 400, body: { err: words, errors: { email: words } } } });
  await join('/join?invite=abc');
  for (let again = 0; again < 3; again += 1) {
    fireEvent.click(screen.getByRole('button', { name: 'Join' }));
    await settle();
  }

  expect(screen.getByLabelText('Email').getAttribute('aria-invalid')).toBe('true');
  expect((screen.getByRole('button', { name: 'Join' }) as HTMLButtonElement).disabled).toBe(false);
});

it("alerts the server's words also where they belong to a field that is not shown", async () => {
  const refusal = { status: 400, body: { err: UNKNOWN, errors: { invite_code: UNKNOWN } } };
  mockCalls({ '/api/auth/join': refusal });

  await join('/join?invite=abc');

  expect(screen.getByRole('alert').textContent).toBe(UNKNOWN);
  expect(leave).not.toHaveBeenCalled();
});
