import { act, render, screen } from '@testing-library/react';
import { mockCalls } from './mock-calls';
import { Entry } from './Entry';

beforeEach(() => {
  window.matchMedia = (() => ({
    matches: false,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof window.matchMedia;
});

async function open(address: string) {
  mockCalls({});
  window.history.replaceState(null, '', address);
  const { unmount } = render(<Entry />);
  await act(async () => undefined);
  return { title: screen.getByRole('heading', { level: 1 }).textContent, unmount };
}

it.each([
  ['/', 'Know what you emit. Prove it.'],
  ['/home', 'Know what you emit. Prove it.'],
  ['/login', 'Log in'],
  ['/login/deeper/still', 'Log in'],
  ['/register/', 'Register'],
  ['/chat?partner_id=p1&to=u1', 'Chat'],
  ['/nowhere', "Oops... we can't find the page you are after"],
])('lets the first segment of %s select the page', async (address, title) => {
  expect((await open(address)).title).toBe(title);
});

it('leads home from an address that nobody knows', async () => {
  await open('/nowhere/at/all');

  expect(screen.getByRole('link', { name: 'Home' }).getAttribute('href')).toBe('/');
});

it('asks for log-in where a chat was opened', async () => {
  await open('/chat');

  expect(screen.getByText('Log in to continue')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Log in' }).getAttribute('href')).toBe('/login');
});

it('links to terms and privacy on every page', async () => {
  for (const address of ['/', '/login', '/register', '/join', '/forgot-password', '/reset-password', '/terms']) {
    const { unmount } = await open(address);
    const legal = screen.getByRole('navigation', { name: 'Legal' });
    expect([...legal.querySelectorAll('a')].map((link) => link.getAttribute('href'))).toEqual(['/terms', '/privacy']);
    unmount();
  }
});
