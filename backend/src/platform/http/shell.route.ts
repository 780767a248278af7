import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Request, type Response, Router } from 'express';
import type { KeptShells } from '../shell-files/kept-shells';
import { IMMUTABLE, sendStatic } from './send-static';

/** The files of the shell that are sent, and how its two pages are told apart. */
export interface ShellFiles {
  /** Folder of the built shell. */
  folder: string;
  /** Reads the page for every request, for development; otherwise a rebuilt shell is served from the next start on. */
  isReread?: boolean;
  /** Returns whether an address belongs to the pages before log-in; some do for visitors only. */
  isEntry(path: string, isSignedIn: boolean): boolean;
  nonceOf(response: Response): string;
  /** Files of earlier and later shell versions, for tabs that still use them. */
  kept: Pick<KeptShells, 'file'>;
}

const NONCE = /__NONCE__/g;

function pageReader({ folder, isReread = false }: Pick<ShellFiles, 'folder' | 'isReread'>): (name: string) => string {
  const pages = new Map<string, string>();
  return (name) => {
    const known = pages.get(name);
    if (known !== undefined && !isReread) return known;
    const path = join(folder, name);
    const page = existsSync(path)
      ? readFileSync(path, 'utf8')
      : '<!doctype html><title>Lichen</title><p>The portal is not built yet. Ask the people who run it.</p>';
    pages.set(name, page);
    return page;
  };
}

/** Returns whether the request is for a file; an address opened by a person is a page, whatever its extension. */
const isFile = ({ path, headers }: Request): boolean => extname(path) !== '' && !headers.accept?.includes('text/html');

const ENCODINGS = ['br', 'gzip'] as const;

/** Sends a file of another shell version. A missing file is not cached, because it may exist a moment later. */
async function sendKept(request: Request, response: Response, kept: ShellFiles['kept']): Promise<boolean> {
  const wanted = ENCODINGS.filter((name) => request.acceptsEncodings(name));
  const file = await kept.file(request.path.slice(1), wanted);
  if (!file) {
    response.setHeader('cache-control', 'no-store');
    return false;
  }
  response.setHeader('content-type', file.contentType);
  response.setHeader('cache-control', IMMUTABLE);
  response.setHeader('vary', 'accept-encoding');
  if (file.encoding) response.setHeader('content-encoding', file.encoding);
  response.end(file.bytes);
  return true;
}

/** Serves the shell's own files, and its page for every other address. */
export function shellRoutes({ folder, isReread = false, isEntry, nonceOf, kept }: ShellFiles): Router {
  const page = pageReader({ folder, isReread });
  const router = Router();
  router.get(/^\/assets\/|^\/[\w-]+\.(?:svg|ico|txt|webmanifest)$/, async (request: Request, response, next) => {
    if (!sendStatic(request, response, folder, request.path.slice(1)) && !(await sendKept(request, response, kept)))
      next();
  });
  router.get(/.*/, (request, response, next) => {
    if (isFile(request) || request.path.startsWith('/api/') || request.path.startsWith('/_mf/')) return next();
    const html = page(isEntry(request.path, request.session !== undefined) ? 'entry.html' : 'index.html').replace(
      NONCE,
      nonceOf(response),
    );
    response.setHeader('cache-control', 'no-store');
    response.type('html').send(html);
  });
  return router;
}
