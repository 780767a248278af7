import { useLocation, useNavigationType } from '@lichen/kit/router';
import { type RefObject, useEffect } from 'react';

/**
 * Scrolls to the top after navigation. When the focus was lost with the previous page or the palette, it moves to the
 * content, so that the next Tab is on the new page and screen readers announce its heading. The browser handles the
 * first page.
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
