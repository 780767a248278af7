import type { IncomingHttpHeaders } from 'node:http';
import type { ByteRange } from './file-store';

const ONE_RANGE = /^bytes=(\d{0,15})-(\d{0,15})$/;

/**
 * Returns the byte range that a request asks for; undefined for the whole file, also if several ranges are requested or
 * the caller holds a range of another version; `beyond` if the file has no such byte.
 */
export function rangeOf(headers: IncomingHttpHeaders, tag: string, bytes: number): ByteRange | 'beyond' | undefined {
  const { range, 'if-range': held } = headers;
  if (range === undefined || (held !== undefined && held !== tag)) return undefined;
  const [, from = '', to = ''] = ONE_RANGE.exec(range) ?? [];
  if (from === '' && to === '') return undefined;
  if (from === '') {
    const last = Number(to);
    return last === 0 || bytes === 0 ? 'beyond' : { start: Math.max(0, bytes - last), end: bytes - 1 };
  }
  const start = Number(from);
  if (to !== '' && Number(to) < start) return undefined;
  if (start >= bytes) return 'beyond';
  return { start, end: to === '' ? bytes - 1 : Math.min(Number(to), bytes - 1) };
}
