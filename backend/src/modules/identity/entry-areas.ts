/** Public areas with a bare layout: served by the light entry page, which holds no portal code. */
const ENTRY_AREAS = new Set([
  '',
  'home',
  'login',
  'register',
  'join',
  'forgot-password',
  'reset-password',
  'setup',
  'connect',
  'logout',
  'terms',
  'privacy',
]);

export const isEntryPath = (path: string): boolean => ENTRY_AREAS.has(path.split('/')[1] ?? '');
