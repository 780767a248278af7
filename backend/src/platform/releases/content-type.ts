import { extname } from 'node:path';

/** Content types of release files; all others are sent as binary. */
const TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.mjs': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.woff2': 'font/woff2',
  '.txt': 'text/plain; charset=utf-8',
};

/** Returns the content type by the ending of a file's name; unknown endings are plain bytes. */
export const contentTypeOf = (path: string): string => TYPES[extname(path).toLowerCase()] ?? 'application/octet-stream';

/** True for content that compression makes smaller; pictures and fonts are compressed already. */
export const isCompressible = (type: string): boolean => /^(text\/|application\/json|image\/svg)/.test(type);
