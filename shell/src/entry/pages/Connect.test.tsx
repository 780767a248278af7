import { act, render, screen } from '@testing-library/react';
import { browser } from '../address';
import { mockCalls, requestsTo } from '../mock-calls';
import { Connect } from './Connect';
import { Home } from './Home';

const SIGNED_IN = { body: { user: {} } };

let leave: jest.SpyInstance;

beforeEach(() => {
  leave = jest.spyOn(browser, 'leave').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/connect?invitationCode=a%2Fb');
});

afterEach(() => leave.mockRestore());

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));
const address = () => window.location.pathname + window.location.search;

it('answers the invitation of somebody who is signed in', async () => {
  const sent = mockCalls({ '/api/portal': SIGNED_IN, '/api/data/init_connect': { body: { ok: true, obj: {} } } });

  render(<Connect />);
  await settled();

  expect(requestsTo(sent, '/api/data/init_connect')[0]?.body).toEqual({ invitationCode: 'a/b' });
  expect(leave).toHaveBeenCalledWith('/dashboard');
});

it.each([
  ['a stranger', { '/api/portal': { status: 401, body: { err: 'Not authorised' } } }],
  ['a refusal', { '/api/portal': SIGNED_IN, '/api/data/init_connect': { status: 422, body: { err: 'no' } } }],
  ['a lost connection', { '/api/portal': SIGNED_IN, '/api/data/init_connect': 'offline' as const }],
])('takes %s home with the code', async (_who, calls) => {
  mockCalls(calls);

  render(<Connect />);
  await settled();

  expect(address()).toBe('/?invitationCode=a%2Fb');
  expect(leave).not.toHaveBeenCalled();
});

it('carries the code on both links of the home page', () => {
  mockCalls({});
  render(<Home />);

  expect(screen.getByRole('link', { name: 'Register' }).getAttribute('href')).toBe('/register?invitationCode=a%2Fb');
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login?invitationCode=a%2Fb');
});
