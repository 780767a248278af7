import { act, fireEvent, screen } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { Link } from '../modules/router';
import { pretendBrowser } from '../testing/browser';
import { portalAnswer } from '../testing/portal-answer';
import { serve } from '../testing/server';
import { show } from '../testing/show';
import { openDrafts, readDraft } from './kept-drafts';
import { useKeptTyping } from './useKeptTyping';

beforeEach(() => {
  pretendBrowser();
  sessionStorage.clear();
  openDrafts('u1');
});

/** A list of words, each typed into one box after the other. */
function Words() {
  const [words, setWords] = useState<string[]>([]);
  const { note, forget } = useKeptTyping<{ words: string[] }>({
    name: 'words',
    typed: useMemo(() => (words.length > 0 ? { words } : null), [words]),
    restore: (kept) => setWords((now) => [...kept.words, ...now]),
    join: (kept, now) => ({ words: [...kept.words, ...now.words] }),
  });
  return (
    <>
      {note}
      <p data-testid="words">{words.join(' ')}</p>
      <button type="button" onClick={() => setWords((now) => [...now, `w${now.length}`])}>
        Type
      </button>
      <button type="button" onClick={forget}>
        Save
      </button>
      <Link to="/elsewhere">Elsewhere</Link>
    </>
  );
}

async function opened() {
  serve({});
  const answer = portalAnswer();
  return show(<Words />, { at: '/words', answer: { ...answer, user: { ...answer.user, _id: 'u1' } } });
}

const press = (name: string) => act(async () => fireEvent.click(screen.getByRole('button', { name })));
const kept = () => (readDraft('u1', 'words')?.values['words'] as string[] | undefined) ?? null;
const isOffered = () => screen.queryByText(/^Your unsaved changes from/) !== null;
const asksToLeave = () => !window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('keeps what is typed when the page is taken away, and offers it to the next visit', async () => {
  const { unmount } = await opened();
  await press('Type');
  expect([kept(), asksToLeave()]).toEqual([['w0'], true]);
  unmount();

  await opened();
  expect(isOffered()).toBe(true);
  await press('Restore');
  expect([screen.getByTestId('words').textContent, isOffered(), kept()]).toEqual(['w0', false, ['w0']]);
});

it('loses neither of both while nobody has decided on what was kept', async () => {
  const { unmount } = await opened();
  await press('Type');
  await press('Type');
  unmount();

  const second = await opened();
  await press('Type');
  expect(kept()).toEqual(['w0', 'w1', 'w0']);
  second.unmount();

  await opened();
  await press('Discard');
  expect([kept(), isOffered(), asksToLeave()]).toEqual([null, false, false]);
});

it('keeps nothing of what is saved, nor of what somebody chose to leave', async () => {
  const { unmount } = await opened();
  await press('Type');
  await press('Save');
  expect([kept(), asksToLeave()]).toEqual([null, false]);

  await press('Type');
  expect(kept()).toEqual(['w0', 'w1']);
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Elsewhere' })));
  await press('Leave');
  unmount();
  expect(kept()).toBeNull();
});
