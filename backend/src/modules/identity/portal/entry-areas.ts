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
