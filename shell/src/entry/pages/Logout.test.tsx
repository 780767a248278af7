import { act, fireEvent, render, screen } from '@testing-library/react';
import { browser } from '../address';
import { mockCalls, requestsTo } from '../mock-calls';
import { Logout } from './Logout';

let leave: jest.SpyInstance;

beforeEach(() => {
  leave = jest.spyOn(browser, 'leave').mockImplementation(() => undefined);
  localStorage.setItem('lichen.lang', 'FR');
  localStorage.setItem('lichen.scheme', 'dark');
  localStorage.setItem('lichen.table.activities', '{"columns":[]}');
  sessionStorage.setItem('draft', 'half a bill');
});

afterEach(() => {
  leave.mockRestore();
  localStorage.clear();
  sessionStorage.clear();
});

const settled = () => act(() => new Promise((resolve) => setTimeout(resolve, 20)));

it.each([
  ['ends a session', { body: { ok: true, obj: {} } }],
  ['has none to end', { status: 401, body: { err: 'Log in to continue' } }],
])('clears what the person left behind and goes to the root where it %s', async (_what, reply) => {
  const sent = mockCalls({ '/api/auth/logout': reply });

  render(<Logout />);
  await settled();

  expect(requestsTo(sent, '/api/auth/logout')).toEqual([{ path: '/api/auth/logout', body: null }]);
  expect(Object.keys(localStorage).sort()).toEqual(['lichen.lang', 'lichen.scheme']);
  expect(sessionStorage).toHaveLength(0);
  expect(leave).toHaveBeenCalledWith('/');
});

it('does not pretend that the session has ended when no answer came', async () => {
  mockCalls({ '/api/auth/logout': ['offline', { body: { ok: true, obj: {} } }] });

  render(<Logout />);
  await settled();

  expect(leave).not.toHaveBeenCalled();
  expect(sessionStorage.getItem('draft')).toBe('half a bill');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  await settled();
  expect(leave).toHaveBeenCalledWith('/');
});
