import { AREAS } from './areas';

/** Public areas with a bare layout: served by the light entry page, which holds no portal code. */
const ENTRY_AREAS = new Set([
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
 * Whether the light page answers an address. A visitor who is signed out reads there, too, that nobody knows an address,
 * and that a public page of the portal asks for log-in: the gates send only visitors of other areas to the root.
 */
export function isEntryPath(path: string, isSignedIn: boolean): boolean {
  const area = path.split('/')[1] ?? '';
  if (ENTRY_AREAS.has(area)) return true;
  return !isSignedIn && (!Object.hasOwn(AREAS, area) || AREAS[area]?.layout === 'bare');
}
