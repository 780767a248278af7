import type { DocStatus } from '@lichen/contracts/docs/doc-statuses';

const UNDER_WAY: readonly DocStatus[] = ['pending', 'loading', 'parsed', 'preparing'];

/** True while the portal works on a document and nobody is waited for. */
export const isUnderWay = (status: DocStatus): boolean => UNDER_WAY.includes(status);
