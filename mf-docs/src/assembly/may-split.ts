import { isUnderWay } from '@lichen/contracts/docs/doc-statuses';
import { MAY_UNAPPLY } from '@lichen/contracts/docs/doc-statuses';
import type { Doc } from '../shared/documents';

const WITH_PAGES = ['application/pdf', 'image/tiff'];

/** Returns true for a document whose file may hold several documents. */
export const maySplit = ({ contents, status, set_aside }: Doc): boolean =>
  contents !== null &&
  WITH_PAGES.includes(contents.type) &&
  contents.pages !== 1 &&
  set_aside === null &&
  !MAY_UNAPPLY.includes(status) &&
  !isUnderWay(status);
