import { existsSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { type Request, type Response, Router } from 'express';
import { sendStatic } from './send-static';

export interface ShellFiles {
  /** Folder of the built shell. */
  folder: string;
  /** Reads the pages anew for every visitor, as while developing; otherwise a rebuilt shell comes with the next start. */
  isReread?: boolean;
  /** True when an address belongs to the pages before log-in; some do for signed-out visitors only. */
  isEntry(path: string, isSignedIn: boolean): boolean;
  nonceOf(response: Response): string;
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

/** A file that is not there; an address that a person opens is a page, whatever it ends with. */
const isFile = ({ path, headers }: Request): boolean => extname(path) !== '' && !headers.accept?.includes('text/html');

/** The shell's own files, and its page for every address that is not one. */
export function shellRoutes({ folder, isReread = false, isEntry, nonceOf }: ShellFiles): Router {
  const page = pageReader({ folder, isReread });
  const router = Router();
  router.get(/^\/assets\/|^\/[\w-]+\.(?:svg|ico|txt|webmanifest)$/, (request: Request, response, next) => {
    if (!sendStatic(request, response, folder, request.path.slice(1))) next();
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
