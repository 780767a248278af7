import type { DocStatus } from '@lichen/contracts/docs/doc-statuses';

const UNDER_WAY: readonly DocStatus[] = ['pending', 'loading', 'parsed', 'preparing'];

/** Returns true while the server is processing a document. */
export const isUnderWay = (status: DocStatus): boolean => UNDER_WAY.includes(status);
