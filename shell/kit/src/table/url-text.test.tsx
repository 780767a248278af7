import { act, fireEvent, screen } from '@testing-library/react';
import { TextField } from '../fields/TextField';
import { useNavigate } from '../modules/router';
import { pretendBrowser } from '../testing/browser';
import { show } from '../testing/show';
import { useUrlText } from './useUrlText';
import { useUrlState } from './useUrlState';

beforeEach(() => {
  pretendBrowser();
  jest.useFakeTimers();
});
afterEach(() => jest.useRealTimers());

const passes = (ms: number) => act(() => jest.advanceTimersByTimeAsync(ms));
const box = () => screen.getByRole('textbox') as HTMLInputElement;
const type = (value: string) => fireEvent.change(box(), { target: { value } });

function Search() {
  const url = useUrlState();
  const navigate = useNavigate();
  const [typed, setTyped] = useUrlText(url, 'search', { from: 3 });
  return (
    <>
      <TextField label="Search" plain value={typed} onChange={setTyped} />
      <button type="button" onClick={() => void navigate('/bills?search=leeds')}>
        Elsewhere
      </button>
    </>
  );
}

it('asks once the typing pauses, from enough characters on, from the first page', async () => {
  const view = await show(<Search />, { at: '/bills?page=2' });
  expect(view.address()).toBe('/bills?page=2');
  type('yo');
  await passes(500);
  expect(view.address()).toBe('/bills?page=2');
  type('york ');
  await passes(499);
  expect(view.address()).toBe('/bills?page=2');
  await passes(1);
  expect(view.address()).toBe('/bills?search=york');
  type('yo');
  await passes(500);
  expect([view.address(), box().value]).toEqual(['/bills', 'yo']);
});

it('follows an address that changes by itself, and forgets what was not asked yet', async () => {
  const view = await show(<Search />, { at: '/bills?search=york' });
  type('yorkshire');
  await passes(100);
  await act(async () => fireEvent.click(screen.getByRole('button', { name: 'Elsewhere' })));
  expect(box().value).toBe('leeds');
  await passes(1000);
  expect([view.address(), box().value]).toEqual(['/bills?search=leeds', 'leeds']);
});
