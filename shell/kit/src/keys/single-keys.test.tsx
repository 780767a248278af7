import { act } from '@testing-library/react';
import { using } from '../testing/using';
import { areSingleKeysOn, isSingleKey, turnSingleKeys, useSingleKeys } from './single-keys';

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
  expect(isSingleKey(pressed(), 'n')).toBe(true);
  expect(isSingleKey(pressed({ key: 'm' }), 'n')).toBe(false);
  expect(isSingleKey(pressed({ ctrlKey: true }), 'n')).toBe(false);
  expect(isSingleKey(pressed({ target: document.createElement('input') }), 'n')).toBe(false);
});

it('takes none for a key where they are turned off, and says so to who shows it', async () => {
  const { said } = await using(useSingleKeys);
  expect(said()).toBe(true);

  act(() => turnSingleKeys(false));
  expect([said(), areSingleKeysOn(), isSingleKey(pressed(), 'n')]).toEqual([false, false, false]);

  act(() => turnSingleKeys(true));
  expect([said(), isSingleKey(pressed(), 'n')]).toEqual([true, true]);
});
