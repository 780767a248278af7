import { act, fireEvent, render, screen } from '@testing-library/react';
import { browser } from '../address';
import { mockCalls, requestsTo } from '../mock-calls';
import { Login } from './Login';

const WELCOME = { body: { ok: true, obj: {} } };
const STRANGER = { status: 401, body: { err: 'Not authorised' } };

let leave: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  leave = jest.spyOn(browser, 'leave').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/login');
});

afterEach(() => {
  jest.useRealTimers();
  leave.mockRestore();
});

const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));

function fill(email: string, password: string) {
  fireEvent.change(screen.getByLabelText('Email'), { target: { value: email } });
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: password } });
}

const submit = () => fireEvent.click(screen.getByRole('button', { name: 'Log in' }));

it('asks for both fields, under them, and takes the cursor to the first', async () => {
  const sent = mockCalls({ '/api/portal': STRANGER });
  render(<Login />);

  submit();

  const email = screen.getByLabelText('Email');
  expect(document.getElementById(email.getAttribute('aria-describedby') ?? '')?.textContent).toBe('Required');
  expect(screen.getAllByText('Required')).toHaveLength(2);
  expect(document.activeElement).toBe(email);
  expect(requestsTo(sent, '/api/auth/login')).toEqual([]);
  await settle();
});

it('clears the error of the field being edited and leaves the cursor there', async () => {
  mockCalls({ '/api/portal': STRANGER });
  render(<Login />);
  submit();
  const password = screen.getByLabelText('Password');
  password.focus();

  fireEvent.change(password, { target: { value: 'x' } });

  expect(screen.getAllByText('Required')).toHaveLength(1);
  expect(document.activeElement).toBe(password);
  await settle();
});

it('sends once however often the button is pressed, and leaves 300 ms after', async () => {
  const sent = mockCalls({ '/api/portal': STRANGER, '/api/auth/login': WELCOME });
  window.history.replaceState(null, '', '/login?invitationCode=ab%20c');
  render(<Login />);
  fill(' a@b.example ', 'Right1');

  submit();
  submit();
  await settle();
  submit();
  await settle(299);
  expect(leave).not.toHaveBeenCalled();
  await settle(1);

  expect(leave).toHaveBeenCalledWith('/dashboard');
  expect(requestsTo(sent, '/api/auth/login')).toEqual([
    { path: '/api/auth/login', body: { email: 'a@b.example', password: 'Right1', invite_code: 'ab c' } },
  ]);
});

it('goes on with an invitation of another company that still waits', async () => {
  const body = { ok: true, obj: { _id: 'u', version: 1, connects: true } };
  mockCalls({ '/api/portal': STRANGER, '/api/auth/login': { body } });
  window.history.replaceState(null, '', '/login?invitationCode=ab%20c');
  render(<Login />);
  fill('a@b.example', 'Right1');

  submit();
  await settle(400);

  expect(window.location.pathname + window.location.search).toBe('/connect?invitationCode=ab%20c');
  expect(leave).not.toHaveBeenCalled();
});

it("shows the server's words in red and keeps the form", async () => {
  mockCalls({
    '/api/portal': STRANGER,
    '/api/auth/login': { status: 422, body: { err: 'The email or password is incorrect.' } },
  });
  render(<Login />);
  fill('a@b.example', 'wrong');

  submit();
  await settle();

  expect(screen.getByRole('alert').textContent).toBe('The email or password is incorrect.');
  expect([...screen.getByRole('alert').classList]).toContain('danger');
  expect(screen.getByLabelText<HTMLInputElement>('Password').value).toBe('wrong');
});

it('puts field errors of the server beside the fields, once', async () => {
  const errors = { email: 'A valid email address is required' };
  mockCalls({ '/api/portal': STRANGER, '/api/auth/login': { status: 400, body: { err: errors.email, errors } } });
  render(<Login />);
  fill('a@b.example', 'x');

  submit();
  await settle();

  expect(screen.getByText(errors.email)).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Email'));
});

it('says so when no answer came, and lets the same form be sent again', async () => {
  const sent = mockCalls({ '/api/portal': STRANGER, '/api/auth/login': ['offline', WELCOME] });
  render(<Login />);
  fill('a@b.example', 'Right1');

  submit();
  await settle();
  expect(screen.getByRole('alert').textContent).toBe('An unexpected error has occurred. Please try again');
  submit();
  await settle(300);

  expect(requestsTo(sent, '/api/auth/login')).toHaveLength(2);
  expect(leave).toHaveBeenCalledWith('/dashboard');
});

it('sends somebody who is signed in on, unless an invitation waits', async () => {
  mockCalls({ '/api/portal': { body: { user: {} } } });
  const { unmount } = render(<Login />);
  await settle();
  expect(leave).toHaveBeenCalledWith('/dashboard');
  unmount();
  leave.mockClear();

  window.history.replaceState(null, '', '/login?invitationCode=abc');
  render(<Login />);
  await settle();

  expect(leave).not.toHaveBeenCalled();
});
