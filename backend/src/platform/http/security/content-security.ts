import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Clock } from '../../clock';
import type { Configuration } from '../../configuration';

/** Browsers that do not take `'self'` for sockets need the address spelt out. */
function socketSource(publicUrl: string): string {
  const { protocol, host } = new URL(publicUrl);
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`;
}

type Named = Pick<Configuration, 'publicUrl' | 'LICHEN_MAP_TILES'>;

/** Strict for scripts: only files of this origin, none inline, no `eval`. Written once, but for the nonce. */
function contentSecurityPolicy({ publicUrl, LICHEN_MAP_TILES: tiles }: Named): (styleNonce: string) => string {
  // The one other origin: that of map pictures, where the installation names one.
  const pictures = tiles ? ` ${new URL(tiles).origin}` : '';
  const before = "default-src 'none'; script-src 'self'; style-src 'self'";
  const after = [
    // Chart and table code positions things with style attributes; they cannot run anything.
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

/** Helmet's headers that all responses share, computed once instead of by its dozen handlers for each response. */
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
    // A script without a hash never runs, whoever asked for it.
    ['Integrity-Policy', 'blocked-destinations=(script)'],
    ['Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
  ]);
}

/** Headers of every answer. Files of people replace the policy by their own sandbox. */
export function securityHeaders(named: Named, clock: Clock): RequestHandler {
  const standing = standingHeaders(named.publicUrl.startsWith('https:'));
  const policy = contentSecurityPolicy(named);
  return (_request, response, next) => {
    const styleNonce = clock.random(16).toString('base64');
    // Lets the page's own `<style>` elements through; new for every answer.
    response.locals['styleNonce'] = styleNonce;
    response.setHeaders(standing);
    response.setHeader('Content-Security-Policy', policy(styleNonce));
    next();
  };
}
