import { join } from 'node:path';
import type { FileStore } from './file-store';
import { localFiles } from './local-files';
import { type S3Settings, s3Files } from './s3-files';

/**
 * What is kept apart: the files of companies, and those of released remotes and of shells, which no company's purge may
 * touch.
 */
export type Shelf = 'files' | 'release-files' | 'shell-files';

/** S3 when a bucket is named, a directory of this machine otherwise. */
export function openFiles(settings: S3Settings, shelf: Shelf): FileStore {
  return settings.S3_BUCKET ? s3Files({ ...settings, prefix: `${shelf}/` }) : localFiles(join(settings.dataDir, shelf));
}
