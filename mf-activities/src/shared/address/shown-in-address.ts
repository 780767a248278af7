import type { UrlState } from '@lichen/kit';

/** Query parameter that shows a page's filters. */
export const FILTERS_NAME = 'filters';

/** State of a collapsible part of the page, kept in the address so that a shared link shows the same. */
export const shownInAddress = (url: Pick<UrlState, 'one' | 'set'>, name: string) => ({
  isShown: url.one(name) !== null,
  show: (isShown: boolean) => url.set({ [name]: isShown ? 'shown' : null }, { keepPage: true }),
});
