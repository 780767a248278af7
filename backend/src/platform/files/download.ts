import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import { rangeOf } from './byte-range';
import type { ByteRange, FileStore } from './file-store';
import type { FileRecord } from './file-records';

type Served = Pick<FileRecord, 'name' | 'hash' | 'bytes' | 'mime'> & {
  /** Where it begins in the stored bytes, of which it is a part. */
  readonly start?: number;
};

/** The stored bytes of a file, or of the part of it that is wanted. */
function within({ start, bytes }: Served, range: ByteRange | undefined): ByteRange | undefined {
  if (start === undefined) return range;
  const { start: from, end } = range ?? { start: 0, end: bytes - 1 };
  return { start: start + from, end: start + end };
}

/** RFC 5987, and stricter: whatever is not plain becomes an escape. */
const encodedName = (name: string) =>
  encodeURIComponent(name.replace(/\p{Surrogate}/gu, '')).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/** Whether the caller has this version already. What stands in between may have weakened the tag: `W/"…"`. */
const isHeld = (tag: string, { headers }: Request): boolean =>
  (headers['if-none-match'] ?? '').split(',').some((each) => each.trim().replace(/^W\//, '') === tag);

/**
 * Headers of whatever comes from a file that somebody uploaded: no browser runs it. True where the caller has it already
 * and is answered so.
 */
function describeDownload(name: string, tag: string, request: Request, response: Response): boolean {
  response.set({
    'Content-Disposition': `attachment; filename*=UTF-8''${encodedName(name)}`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'private, no-cache',
    ETag: tag,
  });
  if (!isHeld(tag, request)) return false;
  response.status(304).end();
  return true;
}

/** The same for bytes that are made: not before they are wanted, and nothing is said of them where they cannot be. */
export async function downloadMade(
  { name, tag, mime }: { readonly name: string; readonly tag: string; readonly mime: string },
  make: () => Promise<Uint8Array>,
  request: Request,
  response: Response,
): Promise<void> {
  const bytes = isHeld(tag, request) ? undefined : await make();
  if (describeDownload(name, tag, request, response)) return;
  response.type(mime).send(Buffer.from(bytes ?? []));
}

/**
 * Sends a file of the caller's company, or the part of it that a viewer asks for; the caller has made sure that it is.
 */
export async function download(files: FileStore, file: Served, request: Request, response: Response): Promise<void> {
  const tag = file.start === undefined ? `"${file.hash}"` : `"${file.hash}-${file.start}"`;
  if (describeDownload(file.name, tag, request, response)) return;
  response.set('Accept-Ranges', 'bytes');
  const range = rangeOf(request.headers, tag, file.bytes);
  if (range === 'beyond') {
    response.set('Content-Range', `bytes */${file.bytes}`).status(416).end();
    return;
  }
  const length = range ? range.end - range.start + 1 : file.bytes;
  response.set({ 'Content-Type': file.mime, 'Content-Length': String(length) });
  if (range) response.status(206).set('Content-Range', `bytes ${range.start}-${range.end}/${file.bytes}`);
  if (request.method === 'HEAD' || file.bytes === 0) {
    response.end();
    return;
  }
  await pipeline(await files.get(file.hash, within(file, range)), response);
}
