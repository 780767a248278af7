import { join } from 'node:path';
import type { FileStore } from './file-store';
import { localFiles } from './local-files';
import { type S3Settings, s3Files } from './s3-files';

/**
 * Separate file stores: files of companies, of released remotes, and of shells. A company's purge must not touch the
 * last two.
 */
export type Shelf = 'files' | 'release-files' | 'shell-files';

/** Opens the store: S3 if a bucket is configured, otherwise a local directory. */
export function openFiles(settings: S3Settings, shelf: Shelf): FileStore {
  return settings.S3_BUCKET ? s3Files({ ...settings, prefix: `${shelf}/` }) : localFiles(join(settings.dataDir, shelf));
}
