import { areaPathOf } from '@lichen/contracts/portal/area-gate';
import { type Gates, gateAt } from './gates';

/** Public areas with a bare layout, served by the light entry page, which contains no portal code. */
export const ENTRY_AREAS = new Set([
  '',
  'home',
  'login',
  'register',
  'join',
  'forgot-password',
  'reset-password',
  'confirm',
  'setup',
  'connect',
  'logout',
  'terms',
  'privacy',
]);

/**
 * True when the entry page answers an address. It also tells logged-out visitors that an address is unknown, or that a
 * public page of the portal requires log-in: the gates redirect only visitors of other areas to the root.
 */
export function isEntryPath(path: string, isSignedIn: boolean, gates: Gates): boolean {
  const area = areaPathOf(path);
  if (ENTRY_AREAS.has(area.slice(1))) return true;
  return !isSignedIn && (!gateAt(path, gates) || gates.get(area)?.layout === 'bare');
}
