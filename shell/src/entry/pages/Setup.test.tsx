import { act, fireEvent, render, screen } from '@testing-library/react';
import { browser } from '../address';
import { changeLanguage } from '../t';
import { mockCalls, requestsTo } from '../mock-calls';
import { Setup } from './Setup';

const COUNTRIES = [
  { code: 'GB', label: 'United Kingdom' },
  { code: 'US', label: 'United States' },
  { code: 'AQ', label: 'Antarctica' },
];
const GRIDS = [
  { code: 'United Kingdom', label: 'United Kingdom', country: 'GB' },
  { code: 'CAMX', label: 'WECC California', country: 'US' },
  { code: 'NYUP', label: 'NPCC Upstate NY', country: 'US' },
];
const NOT_SUPPORTED = 'The selected country is not supported for electricity grid calculations at this time.';

const portal = (setup_complete: boolean) => ({ body: { user: { _id: 'robin', setup_complete } } });

let leave: jest.SpyInstance;

beforeEach(() => {
  jest.useFakeTimers();
  document.documentElement.lang = 'en-GB';
  leave = jest.spyOn(browser, 'leave').mockImplementation(() => undefined);
  window.history.replaceState(null, '', '/setup');
});

afterEach(() => {
  jest.useRealTimers();
  leave.mockRestore();
});

const settle = (ms = 0) => act(() => jest.advanceTimersByTimeAsync(ms));
const type = (label: string, value: string) => fireEvent.change(screen.getByLabelText(label), { target: { value } });
const finish = () => fireEvent.click(screen.getByRole('button', { name: 'Finish set-up' }));
const under = (label: string) =>
  document.getElementById(screen.getByLabelText(label).getAttribute('aria-describedby') ?? '')?.textContent;

/** Both lists come by one address; the name in the query tells them apart. */
async function open(more: Parameters<typeof mockCalls>[0] = {}) {
  const lists = [{ body: { list: COUNTRIES } }, { body: { list: GRIDS } }];
  const sent = mockCalls({ '/api/portal': portal(false), '/api/data/reference': lists, ...more });
  render(<Setup />);
  await settle();
  return sent;
}

it('sends a company that is set up to its dashboard, and a stranger to the root', async () => {
  mockCalls({ '/api/portal': portal(true) });
  const { unmount } = render(<Setup />);
  await settle();
  expect(leave).toHaveBeenCalledWith('/dashboard');
  unmount();

  mockCalls({ '/api/portal': { status: 401, body: { err: 'Log in to continue' } } });
  render(<Setup />);
  await settle();
  expect(window.location.pathname).toBe('/');
});

it('speaks the language of the person, and keeps one that they choose here', async () => {
  const registered = { body: { user: { _id: 'robin', setup_complete: false, lang: 'ES' } } };
  const sent = await open({ '/api/portal': registered, '/api/data/dict': { body: { obj: {} } } });
  expect(document.documentElement.lang).toBe('es-ES');
  expect(requestsTo(sent, '/api/data/profile/set_lang')).toEqual([]);

  await act(() => changeLanguage('FR'));
  expect(requestsTo(sent, '/api/data/profile/set_lang')).toEqual([
    { path: '/api/data/profile/set_lang', body: { lang: 'FR' }, person: 'robin' },
  ]);
  await act(() => changeLanguage('en-GB'));
});

it('offers a way out', async () => {
  await open();

  expect(screen.getByRole('link', { name: 'Logout' }).getAttribute('href')).toBe('/logout');
});

it('says under country and grid that a country without a chosen grid cannot be calculated', async () => {
  await open();

  finish();
  expect(under('Country')).toBe(NOT_SUPPORTED);
  type('Country', 'US');
  finish();
  expect([under('Country'), under('Electricity grid')]).toEqual([NOT_SUPPORTED, NOT_SUPPORTED]);
  type('Country', 'AQ');
  finish();

  expect(under('Country')).toBe(NOT_SUPPORTED);
  expect(screen.queryByLabelText('Electricity grid')).toBeNull();
});

it('fills the only grid of a country, sends every field and leaves after 250 ms', async () => {
  const sent = await open({ '/api/data/setup': { body: { ok: true, obj: {} } } });
  type('Company name', 'Marsh Mills');
  type('Company number', '01234567');
  type('Country', 'GB');
  type('Address line 1', '1 Mill Lane');
  type('Town or city', 'Leeds');
  type('Post code', 'LS1 1AA');

  finish();
  await settle(249);
  expect(leave).not.toHaveBeenCalled();
  await settle(1);

  expect(leave).toHaveBeenCalledWith('/dashboard');
  expect(requestsTo(sent, '/api/data/setup')[0]?.person).toBe('robin');
  expect(requestsTo(sent, '/api/data/setup')[0]?.body).toEqual({
    company_name: 'Marsh Mills',
    country: 'GB',
    address_line1: '1 Mill Lane',
    address_line2: '',
    town_or_city: 'Leeds',
    post_code: 'LS1 1AA',
    electricity_grid: 'United Kingdom',
    main_company_number: '01234567',
  });
});
