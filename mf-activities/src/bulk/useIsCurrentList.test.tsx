import { renderHook } from '@testing-library/react';
import { useIsCurrentList } from './useIsCurrentList';

const shown = (list: string, data: object | undefined, isPlaceholderData = false) => ({
  list,
  data,
  isPlaceholderData,
});

it('knows the rows of a list from those of the one before, also while its next page is on its way', () => {
  const { result, rerender } = renderHook(
    ({ list, ...reading }: ReturnType<typeof shown>) => useIsCurrentList(list, reading),
    { initialProps: shown('all', undefined) },
  );
  const after = (...step: Parameters<typeof shown>) => {
    rerender(shown(...step));
    return result.current;
  };

  expect(result.current).toBe(false);
  expect(after('all', {})).toBe(true);
  expect(after('all', {}, true)).toBe(true);
  expect(after('tagged', {}, true)).toBe(false);
  expect(after('tagged', {})).toBe(true);
});
