import type { Clock } from '../platform/clock';
import type { Configuration } from '../platform/configuration';
import { fileRecords } from '../platform/files/file-records';
import { openFiles } from '../platform/files/open-files';
import { orphanedFiles, orphanedReleaseFiles } from '../platform/files/orphaned-files';
import { reclaimOnUpload } from '../platform/files/reclaim-on-upload';
import type { FileStore } from '../platform/files/file-store';
import type { Shelf } from '../platform/purge/unused-files';
import { releaseFileReferences } from '../platform/releases/referenced-files';
import { clamdScan } from '../platform/scan/clamd';
import { scannedOnArrival } from '../platform/scan/scanned-files';
import type { Database } from '../platform/store/database';
import type { Logger } from 'pino';

const MEGABYTE = 1024 * 1024;

/** Opens the store of the companies' files; what comes from outside is scanned where a scanner is configured. */
function companyFiles(configuration: Configuration, log: Pick<Logger, 'warn'>): FileStore {
  const files = openFiles(configuration, 'files');
  const { CLAMD_URL: address } = configuration;
  return address === undefined ? files : scannedOnArrival(files, () => clamdScan(address), log);
}

/** Opens the file stores of companies and of releases, each with a purge of unreferenced files. */
export function openShelves(
  configuration: Configuration,
  database: Database,
  clock: Clock,
  log: Pick<Logger, 'warn'>,
): Readonly<Record<'files' | 'releaseFiles', Shelf>> {
  const [marks, releaseMarks] = [orphanedFiles(database), orphanedReleaseFiles(database)];
  return {
    files: {
      marks,
      files: reclaimOnUpload(companyFiles(configuration, log), database, marks),
      referenced: fileRecords(database, clock).referenced,
    },
    releaseFiles: {
      marks: releaseMarks,
      files: reclaimOnUpload(openFiles(configuration, 'release-files'), database, releaseMarks),
      referenced: releaseFileReferences(database),
      mostBytes: configuration.LICHEN_UNPUBLISHED_RELEASES_MB * MEGABYTE,
    },
  };
}
