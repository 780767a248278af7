import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { useEffect } from 'react';
import { makeQueryClient } from '../data/query-client';
import { startTexts } from '../i18n/texts';
import { BrowserRouter, Link, Route, Routes, useNavigate } from '../modules/router';
import { KitProvider } from '../page/KitProvider';
import { pretendBrowser } from '../testing/browser';
import { portalAnswer } from '../testing/portal-answer';
import { useConfirmLeave, useUnsavedChanges } from './UnsavedChangesGuard';

function Typing({ isUnsaved }: { isUnsaved: boolean }) {
  const unsaved = useUnsavedChanges();
  const navigate = useNavigate();
  const mayLeave = useConfirmLeave();
  useEffect(() => unsaved.mark(isUnsaved), [unsaved, isUnsaved]);
  return (
    <>
      <h1>Form</h1>
      <a href="#content">Skip</a>
      <Link to="/list">List</Link>
      <button type="button" onClick={() => navigate('/list')}>
        Jump
      </button>
      <button type="button" onClick={() => navigate(`/form${window.location.search || '?part='}1`)}>
        Next part
      </button>
      <button type="button" onClick={() => void mayLeave().then((yes) => yes && unsaved.mark(false))}>
        Let go
      </button>
    </>
  );
}

async function showForm({ isUnsaved = true } = {}) {
  await startTexts('en-GB');
  window.history.replaceState({ idx: 0 }, '', '/list');
  render(
    <BrowserRouter>
      <KitProvider client={makeQueryClient()} answer={portalAnswer()}>
        <Routes>
          <Route path="/list" element={<Link to="/form">Open</Link>} />
          <Route path="/form" element={<Typing isUnsaved={isUnsaved} />} />
        </Routes>
      </KitProvider>
    </BrowserRouter>,
  );
  await act(async () => fireEvent.click(screen.getByText('Open')));
  expect(screen.getByText('Form')).toBeTruthy();
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByText(name)));
const answer = async (name: 'Leave' | 'Cancel') => {
  const button = await screen.findByRole('button', { name });
  await act(async () => fireEvent.click(button));
  await waitFor(() => expect(isAsked()).toBe(false));
};
const isOnList = () => waitFor(() => expect(screen.getByText('Open')).toBeTruthy());
const isAsked = () => screen.queryByRole('dialog') !== null;

beforeEach(() => pretendBrowser());

it.each(['List', 'Jump'])('asks before %s goes elsewhere, and stays on Cancel', async (way) => {
  await showForm();

  await press(way);
  await answer('Cancel');

  expect(window.location.pathname).toBe('/form');
  expect(screen.getByText('Form')).toBeTruthy();

  await press(way);
  await answer('Leave');

  await isOnList();
  expect(window.location.pathname).toBe('/list');
});

it('asks once where the next page takes its time', async () => {
  await showForm();

  // The form is still there after the first answer, as it is while the code of the next page is on its way.
  await press('Next part');
  await answer('Leave');
  await press('Next part');

  expect(isAsked()).toBe(false);
});

it('undoes the back button until the answer is yes', async () => {
  await showForm();

  act(() => window.history.back());
  await answer('Cancel');
  await waitFor(() => expect(window.location.pathname).toBe('/form'));
  expect(screen.getByText('Form')).toBeTruthy();

  act(() => window.history.back());
  await answer('Leave');

  await isOnList();
  expect(window.location.pathname).toBe('/list');
});

it('does not ask while nothing is unsaved', async () => {
  await showForm({ isUnsaved: false });

  act(() => window.history.back());

  await isOnList();
  expect(isAsked()).toBe(false);
});

it('does not ask for another place on the same page', async () => {
  await showForm();

  await press('Skip');

  expect(isAsked()).toBe(false);
});

it('has the browser ask before the tab closes, and only then', async () => {
  const closes = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));
  await showForm();

  expect(closes()).toBe(false);
  await press('Let go');
  await answer('Leave');

  expect(closes()).toBe(true);
});
