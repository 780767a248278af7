import { type Request, type Response, Router } from 'express';
import type { Session } from '../../../platform/accounts/accounts';
import type { Platform } from '../../../platform/platform';
import type { ReleaseFile } from '../../../platform/releases/releases';
import type { Visitor } from './areas';
import { contributionOf } from './contributions';
import { gatesOf } from './gates';

const SUFFIX = { br: '.br', gzip: '.gz' } as const;

/** Answers alike for missing and for forbidden files, so that nobody can tell them apart. */
function nothingHere(response: Response): void {
  response.setHeader('cache-control', 'no-store');
  response.setHeader('vary', 'accept-encoding, cookie');
  response.status(404).type('text/plain').send('Not found');
}

function send(request: Request, response: Response, file: ReleaseFile): void {
  // The smallest encoding that the browser accepts; the order of its header says nothing about size.
  const chosen = file.encodings.find((name) => request.acceptsEncodings(name));
  response.setHeader('content-type', file.contentType);
  response.setHeader('cache-control', 'private, max-age=31536000, immutable');
  response.setHeader('vary', 'accept-encoding, cookie');
  if (chosen) response.setHeader('content-encoding', chosen);
  const path = chosen ? `${file.path}${SUFFIX[chosen]}` : file.path;
  response.sendFile(path, { cacheControl: false, lastModified: false, etag: false, dotfiles: 'allow' }, (error) => {
    // A file that has just disappeared is answered like one that never existed; its headers must not be cached for a
    // year.
    if (!error || response.headersSent) return;
    response.removeHeader('content-encoding');
    nothingHere(response);
  });
}

/** Serves the files of remotes. Permissions are the portal answer's, and are checked again for every file. */
export function gatewayRoute({ releases }: Platform, visitorOf: (session: Session) => Promise<Visitor>): Router {
  const mayUse = async (session: Session | undefined, remote: string) => {
    const all = releases.live(session?.companyId);
    const live = all.find(({ name }) => name === remote);
    return session && live ? contributionOf(live, await visitorOf(session), gatesOf(all)) !== undefined : false;
  };

  return Router().use('/_mf', async (request, response) => {
    const [, remote = '', version = '', ...rest] = request.path.split('/');
    const isReading = request.method === 'GET' || request.method === 'HEAD';
    // Both are always looked up, so that a refusal takes as long as a missing file.
    const [file, entitled] = await Promise.all([
      releases.file(remote, version, rest.join('/')),
      mayUse(request.session, remote),
    ]);
    if (!file || !entitled || !isReading) return nothingHere(response);
    send(request, response, file);
  });
}
