/** Pages of imports, loaded where a file is read and nowhere else. */
export type { FindingWords, ImportArea, MissingRecord } from '../imports/import-area';
export { fileColumn } from '../imports/file-columns';
export { ImportHistory } from '../imports/ImportHistory';
export { ImportPage } from '../imports/ImportPage';
export { ImportStart } from '../imports/ImportStart';
export { UploadButtons } from '../imports/UploadParts';
