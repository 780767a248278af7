import { act, fireEvent, render, screen } from '@testing-library/react';
import { mockCalls, requestsTo } from '../mock-calls';
import { ForgotPassword } from './ForgotPassword';
import { ResetPassword } from './ResetPassword';

const SENT = 'If this address has an account, we have sent a link to reset the password.';
const UNEXPECTED = 'An unexpected error has occurred. Please try again';
const EXPIRED = 'This link has expired or has already been used.';

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));

it('sends the address with the words of the mail, and shows what the server answers', async () => {
  const sent = mockCalls({ '/api/data/forgot_password': { body: { ok: true, obj: {}, message: SENT } } });
  render(<ForgotPassword />);
  type('Email', ' kim@harrow.example ');

  press('Send the link');
  await settled();

  const [{ body } = { body: null }] = requestsTo(sent, '/api/data/forgot_password');
  expect(Object.keys(body ?? {}).sort()).toEqual(['email', 'message']);
  expect(body).toMatchObject({ email: 'kim@harrow.example', message: expect.stringContaining('{link}') });
  expect(screen.getByRole('status').textContent).toBe(SENT);
  expect(screen.queryByLabelText('Email')).toBeNull();
});

async function ask(reply: Parameters<typeof mockCalls>[0][string]) {
  mockCalls({ '/api/data/forgot_password': reply });
  render(<ForgotPassword />);
  type('Email', 'kim@harrow.example');
  press('Send the link');
  await settled();
}

it.each([
  ['is refused', { status: 403, body: { err: 'This request came from another site' } }],
  ['is not known', { status: 404, body: { err: 'No such address' } }],
])('says the same to somebody who %s', async (_who, reply) => {
  await ask(reply);

  expect(screen.getByRole('status').textContent).toBe(SENT);
  expect(screen.queryByRole('alert')).toBeNull();
});

const TOO_MANY = 'Too many attempts. Please wait a moment and try again.';

it.each([
  ['asks too often', { status: 429, body: { err: TOO_MANY } }, TOO_MANY],
  ['meets a server that fails', { status: 500, body: { err: UNEXPECTED } }, UNEXPECTED],
  ['meets a server that answers nothing', { status: 502, body: {} }, UNEXPECTED],
])('does not let somebody wait for a mail who %s', async (_who, reply, words) => {
  await ask(reply);

  expect(screen.getByRole('alert').textContent).toBe(words);
  expect(screen.getByRole('status').textContent).toBe('');
});

it('keeps an error of the field beside it', async () => {
  const errors = { email: 'A valid email address is required' };
  await ask({ status: 400, body: { err: errors.email, errors } });

  expect(screen.getByText(errors.email)).toBeTruthy();
  expect(screen.getByRole('status').textContent).toBe('');
});

it('does not say that a link was sent when no answer came', async () => {
  await ask('offline');

  expect(screen.getByRole('status').textContent).toBe('');
  expect(screen.getByRole('alert').textContent).toBe('An unexpected error has occurred. Please try again');
});

async function reset(reply: Parameters<typeof mockCalls>[0][string]) {
  const sent = mockCalls({ '/api/data/reset_password': reply });
  window.history.replaceState(null, '', '/reset-password?reset_code=one%2Ftwo');
  render(<ResetPassword />);
  type('New password', 'Mosses1');
  press('Change password');
  await settled();
  return requestsTo(sent, '/api/data/reset_password').map(({ body }) => body);
}

it('takes the code from the address and says when all is done', async () => {
  const sent = await reset({ body: { ok: true, obj: {} } });

  expect(sent).toEqual([{ reset_code: 'one/two', password: 'Mosses1' }]);
  expect(screen.getByRole('heading', { name: 'All done' })).toBeTruthy();
  expect(screen.queryByLabelText('New password')).toBeNull();
});

it('leads to a new code where the server says that one is needed, and only there', async () => {
  await reset({ status: 422, body: { err: EXPIRED, new_code: true } });
  expect(screen.getByRole('alert').textContent).toBe(EXPIRED);
  expect(screen.getByRole('link', { name: 'Request a new code' }).getAttribute('href')).toBe('/forgot-password');
});

it('shows any other refusal without that link', async () => {
  await reset({ status: 429, body: { err: 'Too many attempts. Please wait a moment and try again.' } });

  expect(screen.getByRole('alert').textContent).toBe('Too many attempts. Please wait a moment and try again.');
  expect(screen.queryByRole('link', { name: 'Request a new code' })).toBeNull();
});
