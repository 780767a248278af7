import type { UrlState } from '@lichen/kit';

/** Name in the address of the filters of a page. */
export const FILTERS_NAME = 'filters';

/** A part of the page that is folded away at first. Whoever is sent the address sees it as its sender does. */
export const shownInAddress = (url: Pick<UrlState, 'one' | 'set'>, name: string) => ({
  isShown: url.one(name) !== null,
  show: (isShown: boolean) => url.set({ [name]: isShown ? 'shown' : null }, { keepPage: true }),
});
