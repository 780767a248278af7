import { act, renderHook } from '@testing-library/react';
import { useScheme } from './useScheme';

const root = document.documentElement;

beforeAll(() => {
  window.matchMedia = (() => ({ addEventListener: () => {}, removeEventListener: () => {} })) as never;
});
afterEach(() => root.removeAttribute('style'));

it('follows the scheme that the page wears', async () => {
  const { result, unmount } = renderHook(() => useScheme());
  expect(result.current).toBe('light');

  await act(async () => root.setAttribute('style', 'color-scheme: dark'));
  expect(result.current).toBe('dark');

  await act(async () => root.setAttribute('style', 'color-scheme: light'));
  expect(result.current).toBe('light');
  unmount();
});
