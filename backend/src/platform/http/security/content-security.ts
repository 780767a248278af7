import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Clock } from '../../clock';
import type { Configuration } from '../../configuration';

/** Returns the socket address, for browsers that do not apply `'self'` to sockets. */
function socketSource(publicUrl: string): string {
  const { protocol, host } = new URL(publicUrl);
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`;
}

type Named = Pick<Configuration, 'publicUrl' | 'LICHEN_MAP_TILES'>;

/** Strict for scripts: only files of this origin, no inline scripts, no `eval`. Built once, except for the nonce. */
function contentSecurityPolicy({ publicUrl, LICHEN_MAP_TILES: tiles }: Named): (styleNonce: string) => string {
  // The only other origin: the map tiles of the installation, if configured.
  const pictures = tiles ? ` ${new URL(tiles).origin}` : '';
  const before = "default-src 'none'; script-src 'self'; style-src 'self'";
  const after = [
    // Charts and tables set positions in style attributes, which cannot run code.
    "style-src-attr 'unsafe-inline'",
    `img-src 'self' data: blob:${pictures}`,
    "font-src 'self'",
    `connect-src 'self' ${socketSource(publicUrl)}${pictures}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
  return (styleNonce) => `${before} 'nonce-${styleNonce}'; ${after}`;
}

/** Helmet's constant headers, computed once instead of by a dozen handlers per response. */
function standingHeaders(isSecure: boolean): Map<string, string> {
  const sample = new ServerResponse(new IncomingMessage(new Socket()));
  const standard = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: isSecure ? { maxAge: 63_072_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  standard(sample.req, sample, () => undefined);
  return new Map([
    ...Object.entries(sample.getHeaders()).map(([name, value]) => [name, String(value)] as const),
    // Scripts without an integrity hash are blocked.
    ['Integrity-Policy', 'blocked-destinations=(script)'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ]);
}

/** Sets the security headers of every response. Downloads of uploaded files replace the policy by a sandbox. */
export function securityHeaders(named: Named, clock: Clock): RequestHandler {
  const standing = standingHeaders(named.publicUrl.startsWith('https:'));
  const policy = contentSecurityPolicy(named);
  return (_request, response, next) => {
    const styleNonce = clock.random(16).toString('base64');
    // Allows the page's own `<style>` elements; new for every response.
    response.locals['styleNonce'] = styleNonce;
    response.setHeaders(standing);
    response.setHeader('Content-Security-Policy', policy(styleNonce));
    next();
  };
}
