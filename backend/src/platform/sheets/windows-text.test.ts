import { windowsText } from './windows-text';

/** Bytes that Windows-1252 leaves unassigned. */
const UNASSIGNED = [0x81, 0x8d, 0x8f, 0x90, 0x9d];

it('reads the signs that Latin-1 lacks, each as the one Windows writes', () => {
  const bytes = Array.from({ length: 32 }, (_, at) => 0x80 + at).filter((byte) => !UNASSIGNED.includes(byte));

  expect(windowsText(Uint8Array.from(bytes))).toBe('€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ');
});

it('reads all others as Latin-1 does, from any part of a buffer', () => {
  const plain = Array.from({ length: 256 }, (_, at) => at).filter((byte) => byte < 0x80 || byte > 0x9f);
  const part = Uint8Array.from([0xff, ...plain, 0xff]).subarray(1, -1);

  expect(windowsText(part)).toBe(String.fromCharCode(...plain));
});
