import type { Configuration } from '../../configuration';
import { LIFE_MS } from '../../accounts/sessions';

const MOST_BYTES = 8_192;

/** Returns the value of a cookie; the first one wins, because browsers send the most specific path first. */
export function cookieValue(header: string | undefined, name: string): string | undefined {
  if (!header || header.length > MOST_BYTES) return undefined;
  for (const part of header.split(';')) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}

/** The cookie of sessions; its attributes depend on whether the portal is served over HTTPS. */
export interface SessionCookie {
  readonly name: string;
  /** Returns the `Set-Cookie` value that stores a session's id. */
  keeping(id: string): string;
  /** The `Set-Cookie` value that deletes it. */
  readonly forgetting: string;
}

const DEVICE_DAYS = 180;

/** The cookie that identifies a known browser; it grants no access. */
export function deviceCookie(configuration: Pick<Configuration, 'production' | 'publicUrl'>) {
  const { name: session, attributes } = cookieParts(configuration);
  const name = `${session}-device`;
  return {
    name,
    keeping: (value: string) => `${name}=${value}; Max-Age=${DEVICE_DAYS * 86_400}; ${attributes}`,
    /** Expires when the browser is closed. */
    forNow: (value: string) => `${name}=${value}; ${attributes}`,
  };
}

function cookieParts({ production, publicUrl }: Pick<Configuration, 'production' | 'publicUrl'>) {
  const secure = production || publicUrl.startsWith('https:');
  return {
    name: secure ? '__Host-lichen' : 'lichen',
    attributes: `Path=/; HttpOnly; SameSite=Lax${secure ? '; Secure' : ''}`,
  };
}

/**
 * `__Host-` over https, so that no other host can set the cookie. A plain name only on loopback http, where browsers
 * refuse the prefix.
 */
export function sessionCookie(configuration: Pick<Configuration, 'production' | 'publicUrl'>): SessionCookie {
  const { name, attributes } = cookieParts(configuration);
  return {
    name,
    keeping: (id) => `${name}=${id}; Max-Age=${LIFE_MS / 1000}; ${attributes}`,
    forgetting: `${name}=; Max-Age=0; ${attributes}`,
  };
}
