import { statfs } from 'node:fs/promises';

/** With less room the next write may fail: some pages of a log, and the end of a file. */
const LEAST_BYTES = 1024 * 1024;

interface Disk {
  readonly blocks: number;
  readonly bfree: number;
  readonly bavail: number;
  readonly bsize: number;
}

/** Reads the state of the disk of a folder, and whether this process may use what is reserved on it. */
export interface DiskState {
  readonly read: (directory: string) => Promise<Disk>;
  readonly isSuperuser: boolean;
}

const systemDisk: DiskState = { read: (directory) => statfs(directory), isSuperuser: process.getuid?.() === 0 };

/** False once the disk of a folder is as good as full, also before a write has met that. */
export async function hasDiskRoom(directory: string, { read, isSuperuser }: DiskState = systemDisk): Promise<boolean> {
  const { blocks, bfree, bavail, bsize } = await read(directory);
  // A file system that counts no blocks says nothing.
  return blocks === 0 || (isSuperuser ? bfree : bavail) * bsize >= LEAST_BYTES;
}
