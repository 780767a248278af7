import { join } from 'node:path';
import type { FileStore } from './file-store';
import { localFiles } from './local-files';
import { type S3Settings, s3Files } from './s3-files';

/** S3 when a bucket is named, a directory of this machine otherwise. */
export function openFiles(settings: S3Settings): FileStore {
  return settings.S3_BUCKET ? s3Files(settings) : localFiles(join(settings.dataDir, 'files'));
}
