import { act, fireEvent, render, screen } from '@testing-library/react';
import { browser } from '../address';
import { mockCalls, requestsTo } from '../mock-calls';
import { Join } from './Join';
import { Register } from './Register';

const FIRST = { body: { test: [4, 19, 7], token: 'one' } };
const SECOND = { body: { test: [3, 5, 2], token: 'two' } };
const REFUSED = { status: 422, body: { err: 'This address cannot be used' } };

let leave: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  sessionStorage.clear();
  leave = jest.spyOn(browser, 'leave').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/register?invitationCode=inv1');
});

afterEach(() => {
  jest.useRealTimers();
  leave.mockRestore();
});

const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const numbers = () => screen.getAllByRole('button', { name: /^\d+$/ }).map((button) => Number(button.textContent));

async function openFilled() {
  render(<Register />);
  await settle();
  type('First name', 'Ada');
  type('Last name', 'Lund');
  type('Email', 'ada@harrow.example');
  type('Password', 'Mosses1');
  fireEvent.click(screen.getByRole('checkbox'));
}

it('asks for an answer and keeps the numbers while none was given', async () => {
  const sent = mockCalls({ '/api/auth/challenge': [FIRST, SECOND] });
  await openFilled();

  press('Register');
  await settle();

  expect(screen.getByText('Required')).toBeTruthy();
  expect(numbers()).toEqual([4, 19, 7]);
  expect(requestsTo(sent, '/api/auth/challenge')).toHaveLength(1);
});

it('draws new numbers after a wrong answer and says try again', async () => {
  mockCalls({ '/api/auth/challenge': [FIRST, SECOND] });
  await openFilled();

  press('7');
  press('Register');
  await settle();

  expect(screen.getByText('Try again')).toBeTruthy();
  expect(numbers()).toEqual([3, 5, 2]);
  expect(screen.getAllByRole('button', { pressed: false }).length).toBeGreaterThanOrEqual(3);
});

it('draws new numbers when another field failed with a right answer', async () => {
  mockCalls({ '/api/auth/challenge': [FIRST, SECOND] });
  await openFilled();
  type('First name', 'http');

  press('19');
  press('Register');
  await settle();

  expect(screen.getByText('Invalid name')).toBeTruthy();
  expect(numbers()).toEqual([3, 5, 2]);
});

it('says what makes a password better, and shows how good it is by five bars', async () => {
  mockCalls({ '/api/auth/challenge': FIRST });
  await openFilled();
  const field = screen.getByLabelText('Password');
  const meter = screen.getByRole<HTMLMeterElement>('meter', { name: 'Password strength' });
  const lit = () => document.querySelectorAll('.strength .on').length;

  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe(
    '8 or more characters with a special character is better',
  );
  expect(meter.max).toBe(5);
  for (const [password, bars] of Object.entries({ x: 1, x1: 2, X1x: 3, Mosses1: 4, 'Mosses1!': 5 })) {
    type('Password', password);
    expect([password, meter.value, lit()]).toEqual([password, bars, bars]);
  }
});

it('sends the signed numbers with the person, and leaves after two seconds', async () => {
  const sent = mockCalls({ '/api/auth/challenge': FIRST, '/api/auth/register': { body: { ok: true, obj: {} } } });
  await openFilled();

  press('19');
  press('Register');
  await settle(1999);
  expect(leave).not.toHaveBeenCalled();
  await settle(1);

  expect(leave).toHaveBeenCalledWith('/dashboard');
  expect(requestsTo(sent, '/api/auth/register')[0]?.body).toEqual({
    first_name: 'Ada',
    last_name: 'Lund',
    email: 'ada@harrow.example',
    password: 'Mosses1',
    accept_terms: true,
    answer: 19,
    test: [4, 19, 7],
    token: 'one',
    invite_code: 'inv1',
  });
});

async function refuse(times: number) {
  for (let round = 0; round < times; round += 1) {
    press('19');
    press('Register');
    await settle();
  }
}

it('blocks after the third refusal of the visit, on both forms', async () => {
  const sent = mockCalls({ '/api/auth/challenge': FIRST, '/api/auth/register': REFUSED });
  await openFilled();

  await refuse(2);
  expect(screen.queryByText('Unable to complete registration')).toBeNull();
  await refuse(1);

  expect(screen.getByText('Unable to complete registration')).toBeTruthy();
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Register' }).disabled).toBe(true);
  expect(requestsTo(sent, '/api/auth/register')).toHaveLength(3);
  render(<Join />);
  expect(screen.getAllByText('Unable to complete registration')).toHaveLength(2);
});

it("shows the server's words in red, keeps what was entered, and counts", async () => {
  mockCalls({ '/api/auth/challenge': FIRST, '/api/auth/register': REFUSED });
  await openFilled();

  await refuse(1);

  const alert = screen.getByRole('alert');
  expect([alert.textContent, alert.classList.contains('danger')]).toEqual([REFUSED.body.err, true]);
  expect(screen.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@harrow.example');
  expect(sessionStorage.getItem('lichen.registration-failures')).toBe('1');
});

it('puts field errors of the server beside the fields', async () => {
  const errors = { last_name: 'Invalid name', email: 'A valid email address is required' };
  mockCalls({
    '/api/auth/challenge': FIRST,
    '/api/auth/register': { status: 400, body: { err: errors.last_name, errors } },
  });
  await openFilled();

  await refuse(1);

  for (const [label, error] of [
    ['Last name', errors.last_name],
    ['Email', errors.email],
  ] as const)
    expect(
      document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent,
    ).toBe(error);
});

it('counts no failure when the connection was lost', async () => {
  mockCalls({ '/api/auth/challenge': FIRST, '/api/auth/register': 'offline' });
  await openFilled();

  await refuse(4);

  expect(screen.queryByText('Unable to complete registration')).toBeNull();
});

it('asks for the invitation code on the join form only when the link brought none', async () => {
  mockCalls({});
  window.history.replaceState(null, '', '/join');
  const { unmount } = render(<Join />);
  press('Join');
  expect(screen.getByText('You must have an invitation to register')).toBeTruthy();
  unmount();

  window.history.replaceState(null, '', '/join?invite=abc');
  render(<Join />);

  expect(screen.queryByLabelText('Invitation code')).toBeNull();
});
