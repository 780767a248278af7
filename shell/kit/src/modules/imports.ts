/** Import pages, loaded only where a file is imported. */
export type { FindingWords, ImportArea, MissingRecord } from '../imports/import-area';
export { fileColumn } from '../imports/file-columns';
export { ImportHistory } from '../imports/ImportHistory';
export { ImportPage } from '../imports/ImportPage';
export { ImportStart } from '../imports/ImportStart';
export { UploadButtons } from '../imports/UploadParts';
