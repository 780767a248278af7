import { lazyInline } from '@lichen/kit';

/** The sharing of a document, whose code comes once somebody shares: most people who open a document do not. */
export const LaterShareTab = lazyInline(async () => ({ default: (await import('./ShareTab')).ShareTab }));
