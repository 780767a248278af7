import { configure } from '@testing-library/react';

// Two busy cores are slow: the first form of a test file compiles all of antd.
jest.setTimeout(30_000);
configure({ asyncUtilTimeout: 10_000 });

/** Adds browser functions that antd needs and jsdom lacks. */
export function pretendBrowser({ narrow = false } = {}): void {
  const { getComputedStyle } = window;
  window.getComputedStyle = (element) => getComputedStyle(element);
  Object.defineProperty(window, 'matchMedia', {
    configurable: true,
    value: (query: string) => ({
      matches: narrow && query.includes('max-width'),
      media: query,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
      addListener: () => undefined,
      removeListener: () => undefined,
    }),
  });
  globalThis.ResizeObserver ??= class {
    observe() {}
    unobserve() {}
    disconnect() {}
  };
}
