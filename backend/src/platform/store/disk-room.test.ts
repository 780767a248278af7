import { tmpdir } from 'node:os';
import { type DiskState, hasDiskRoom } from './disk-room';

const disk = (free: number, available: number, isSuperuser = false): DiskState => ({
  read: async () => ({ blocks: 1000, bfree: free, bavail: available, bsize: 4096 }),
  isSuperuser,
});

it.each([
  ['room', disk(500, 500), true],
  ['nothing', disk(0, 0), false],
  ['a crumb', disk(200, 200), false],
  ['nothing but what is reserved', disk(500, 0), false],
  ['nothing but what is reserved for this process', disk(500, 0, true), true],
])('says of a disk with %s whether a write fits', async (_, state, expected) => {
  expect(await hasDiskRoom('/anywhere', state)).toBe(expected);
});

it('holds nothing against a file system that counts no blocks, and reads the one it stands on', async () => {
  const uncounted = { read: async () => ({ blocks: 0, bfree: 0, bavail: 0, bsize: 4096 }), isSuperuser: false };
  expect(await hasDiskRoom('/anywhere', uncounted)).toBe(true);
  expect(await hasDiskRoom(tmpdir())).toBe(true);
});
