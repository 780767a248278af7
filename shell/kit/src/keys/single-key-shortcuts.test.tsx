import { act } from '@testing-library/react';
import { using } from '../testing/using';
import {
  areSingleKeyShortcutsOn,
  isShortcutKey,
  setSingleKeyShortcuts,
  useSingleKeyShortcuts,
} from './single-key-shortcuts';

const pressed = (over: object = {}) =>
  ({
    key: 'n',
    ctrlKey: false,
    metaKey: false,
    altKey: false,
    target: document.body,
    ...over,
  }) as unknown as KeyboardEvent;

beforeEach(() => localStorage.clear());

it('takes a letter for a key only where nobody types and none is held beside it', () => {
  expect(isShortcutKey(pressed(), 'n')).toBe(true);
  expect(isShortcutKey(pressed({ key: 'm' }), 'n')).toBe(false);
  expect(isShortcutKey(pressed({ ctrlKey: true }), 'n')).toBe(false);
  expect(isShortcutKey(pressed({ target: document.createElement('input') }), 'n')).toBe(false);
});

it('takes none for a key where they are turned off, and says so to who shows it', async () => {
  const { said } = await using(useSingleKeyShortcuts);
  expect(said()).toBe(true);

  act(() => setSingleKeyShortcuts(false));
  expect([said(), areSingleKeyShortcutsOn(), isShortcutKey(pressed(), 'n')]).toEqual([false, false, false]);

  act(() => setSingleKeyShortcuts(true));
  expect([said(), isShortcutKey(pressed(), 'n')]).toEqual([true, true]);
});
