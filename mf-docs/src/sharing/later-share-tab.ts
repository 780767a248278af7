import { lazyInline } from '@lichen/kit';

/** The code for sharing is loaded when it is first opened, because most documents are opened for other reasons. */
export const LaterShareTab = lazyInline(async () => ({ default: (await import('./ShareTab')).ShareTab }));
