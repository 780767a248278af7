import { pipeline } from 'node:stream/promises';
import type { Request, Response } from 'express';
import type { FileStore } from './file-store';
import type { FileRecord } from './file-records';

type Served = Pick<FileRecord, 'name' | 'hash' | 'bytes' | 'mime'>;

/** RFC 5987, and stricter: whatever is not plain becomes an escape. */
const encodedName = (name: string) =>
  encodeURIComponent(name.replace(/\p{Surrogate}/gu, '')).replace(
    /['()*!]/g,
    (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`,
  );

/**
 * Sends a file of the caller's company; the caller has made sure that it is. The headers see to it that no browser
 * runs what somebody uploaded.
 */
export async function download(files: FileStore, file: Served, request: Request, response: Response): Promise<void> {
  const tag = `"${file.hash}"`;
  response.set({
    'Content-Disposition': `attachment; filename*=UTF-8''${encodedName(file.name)}`,
    'X-Content-Type-Options': 'nosniff',
    'Content-Security-Policy': "sandbox; default-src 'none'",
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Cache-Control': 'private, no-cache',
    ETag: tag,
  });
  if (request.headers['if-none-match'] === tag) {
    response.status(304).end();
    return;
  }
  const stream = await files.get(file.hash);
  response.set({ 'Content-Type': file.mime, 'Content-Length': String(file.bytes) });
  await pipeline(stream, response);
}
