import { act, fireEvent, screen } from '@testing-library/react';
import { Route, Routes, useNavigate } from '../modules/router';
import { pretendBrowser } from '../testing/browser';
import { show } from '../testing/show';
import { useUrlState } from './useUrlState';

let answer: () => void = () => undefined;

beforeEach(() => pretendBrowser());

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));

function Bills() {
  const { set } = useUrlState();
  const navigate = useNavigate();
  const ask = async () => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    set({ download: 'd1' }, { keepPage: true });
  };
  return (
    <>
      <button type="button" onClick={() => void ask()}>
        Ask
      </button>
      <button type="button" onClick={() => set({ country: 'GB' })}>
        Narrow
      </button>
      <button type="button" onClick={() => void navigate('/sites')}>
        Elsewhere
      </button>
    </>
  );
}

const pages = (
  <Routes>
    <Route path="/bills" element={<Bills />} />
    <Route path="/sites" element={<p>Sites</p>} />
  </Routes>
);

it('changes the address as it is when an answer comes, not as it was when it was asked', async () => {
  const view = await show(pages, { at: '/bills' });
  await press('Ask');
  await press('Narrow');
  await act(async () => answer());
  expect(view.address()).toBe('/bills?country=GB&download=d1');
});

it('leads nobody back to a page that was left meanwhile', async () => {
  const view = await show(pages, { at: '/bills' });
  await press('Ask');
  await press('Elsewhere');
  await act(async () => answer());
  expect(view.address()).toBe('/sites');
});
