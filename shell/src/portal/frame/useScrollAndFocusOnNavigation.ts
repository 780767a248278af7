import { useLocation, useNavigationType } from '@lichen/kit/router';
import { type RefObject, useEffect } from 'react';

/**
 * Begins every new address at its top. Where the focus went with the page before, or with the palette, it comes to the
 * content: the next Tab is on the new page, and its heading is heard. The first page is left to the browser.
 */
export function useScrollAndFocusOnNavigation(main: RefObject<HTMLElement | null>): void {
  const { pathname } = useLocation();
  const type = useNavigationType();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only another page is an arrival
  useEffect(() => {
    main.current?.scrollTo(0, 0);
    if (type === 'PUSH' && document.activeElement === document.body) main.current?.focus({ preventScroll: true });
  }, [pathname]);
}
