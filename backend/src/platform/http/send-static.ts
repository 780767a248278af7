import { statSync } from 'node:fs';
import { extname, join, normalize, sep } from 'node:path';
import type { Request, Response } from 'express';

const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** For files whose name contains the hash of their content, which never change. */
export const IMMUTABLE = 'public, max-age=31536000, immutable';

const isFile = (path: string) => statSync(path, { throwIfNoEntry: false })?.isFile() === true;

/** Returns the extension of the smallest compressed version beside the file that the browser accepts. */
function encodingOf(request: Request, path: string): '.br' | '.gz' | '' {
  if (request.acceptsEncodings('br') && isFile(`${path}.br`)) return '.br';
  return request.acceptsEncodings('gzip') && isFile(`${path}.gz`) ? '.gz' : '';
}

/** Sends one hashed, immutable file below `folder`; returns false, without sending anything, if it does not exist. */
export function sendStatic(request: Request, response: Response, folder: string, file: string): boolean {
  const path = normalize(join(folder, file));
  if (!path.startsWith(folder + sep) || !isFile(path)) return false;
  const twin = encodingOf(request, path);
  response.setHeader('content-type', TYPES[extname(path)] ?? 'application/octet-stream');
  response.setHeader('cache-control', IMMUTABLE);
  response.setHeader('vary', 'accept-encoding');
  if (twin) response.setHeader('content-encoding', twin === '.br' ? 'br' : 'gzip');
  response.sendFile(path + twin, {
    cacheControl: false,
    lastModified: false,
    etag: false,
    acceptRanges: false,
    dotfiles: 'allow',
  });
  return true;
}
