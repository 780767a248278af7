import { forbidden } from '@lichen/contracts/api/problems';
import type { Request, RequestHandler } from 'express';

const READING = new Set(['GET', 'HEAD', 'OPTIONS']);
const REFUSAL = 'This request came from another site';

const originOf = (address: string): string | undefined => (URL.canParse(address) ? new URL(address).origin : undefined);

/**
 * Accepts writes only from this portal's pages, and from programs that send no cookie. Browsers send `Origin` with
 * every write and `Sec-Fetch-Site` with every request, and no page can change either.
 */
export function expectSameOrigin(publicUrl: string): RequestHandler {
  const portal = originOf(publicUrl);
  const isOwn = (origin: string, request: Request) =>
    origin === portal || origin === `${request.protocol}://${request.get('host') ?? ''}`;

  return (request, _response, next) => {
    if (READING.has(request.method)) return next();
    const origin = request.get('origin');
    const site = request.get('sec-fetch-site');
    if (origin !== undefined) {
      if (!isOwn(origin, request)) throw forbidden(REFUSAL);
      return next();
    }
    if (site !== undefined && site !== 'same-origin' && site !== 'none') throw forbidden(REFUSAL);
    const referer = request.get('referer');
    if (referer !== undefined && !isOwn(originOf(referer) ?? '', request)) throw forbidden(REFUSAL);
    next();
  };
}

/** Returns whether a socket handshake comes from the portal's origin; a missing `Origin` means a program. */
export function isOwnOrigin(publicUrl: string, origin: string | undefined, host: string | undefined): boolean {
  if (origin === undefined) return true;
  return (
    origin === originOf(publicUrl) ||
    (host !== undefined && originOf(origin) !== undefined && new URL(origin).host === host)
  );
}
