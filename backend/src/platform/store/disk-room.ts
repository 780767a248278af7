import { statfs } from 'node:fs/promises';

/** Free bytes below which the next write may fail: some log pages, and the end of a file. */
const LEAST_BYTES = 1024 * 1024;

interface Disk {
  readonly blocks: number;
  readonly bfree: number;
  readonly bavail: number;
  readonly bsize: number;
}

/** Reads the free space of a folder's disk, and whether this process may use the reserved part. */
export interface DiskState {
  readonly read: (directory: string) => Promise<Disk>;
  readonly isSuperuser: boolean;
}

const systemDisk: DiskState = { read: (directory) => statfs(directory), isSuperuser: process.getuid?.() === 0 };

/** Returns false when the disk of a folder is almost full, even before a write fails. */
export async function hasDiskRoom(directory: string, { read, isSuperuser }: DiskState = systemDisk): Promise<boolean> {
  const { blocks, bfree, bavail, bsize } = await read(directory);
  // A file system that reports no blocks gives no information.
  return blocks === 0 || (isSuperuser ? bfree : bavail) * bsize >= LEAST_BYTES;
}
