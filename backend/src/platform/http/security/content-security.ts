import { randomBytes } from 'node:crypto';
import type { RequestHandler } from 'express';
import helmet from 'helmet';
import type { Configuration } from '../../configuration';

/** Browsers that do not take `'self'` for sockets need the address spelt out. */
function socketSource(publicUrl: string): string {
  const { protocol, host } = new URL(publicUrl);
  return `${protocol === 'https:' ? 'wss' : 'ws'}://${host}`;
}

/** Strict for scripts: only files of this origin, none inline, no `eval`. */
function contentSecurityPolicy(publicUrl: string, styleNonce: string): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    `style-src 'self' 'nonce-${styleNonce}'`,
    // Chart and table code positions things with style attributes; they cannot run anything.
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    `connect-src 'self' ${socketSource(publicUrl)}`,
    "manifest-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "frame-ancestors 'none'",
    "object-src 'none'",
  ].join('; ');
}

/** Headers of every answer. Files of people replace the policy by their own sandbox. */
export function securityHeaders({ publicUrl }: Pick<Configuration, 'publicUrl'>): RequestHandler[] {
  const isSecure = publicUrl.startsWith('https:');
  const standard = helmet({
    contentSecurityPolicy: false,
    strictTransportSecurity: isSecure ? { maxAge: 63_072_000, includeSubDomains: false } : false,
    referrerPolicy: { policy: 'same-origin' },
    crossOriginOpenerPolicy: { policy: 'same-origin' },
    crossOriginResourcePolicy: { policy: 'same-origin' },
    xFrameOptions: { action: 'deny' },
  });
  const policy: RequestHandler = (_request, response, next) => {
    const styleNonce = randomBytes(16).toString('base64');
    // Lets the page's own `<style>` elements through; new for every answer.
    response.locals['styleNonce'] = styleNonce;
    response.setHeader('Content-Security-Policy', contentSecurityPolicy(publicUrl, styleNonce));
    // A script without a hash never runs, whoever asked for it.
    response.setHeader('Integrity-Policy', 'blocked-destinations=(script)');
    response.setHeader('Permissions-Policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()');
    next();
  };
  return [standard, policy];
}
