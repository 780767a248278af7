import type { AreaGate } from '@lichen/contracts/portal/area-gate';
import type { Role } from '@lichen/contracts/portal/roles';

const EVERYBODY: readonly Role[] = ['user'];
const REPORTS: readonly Role[] = ['admin', 'view_reports', 'create_reports', 'approve_reports'];

/**
 * Gates of the specification's areas that have no remote yet, so that their addresses say why they do not open. An area
 * is removed from here with the remote that declares it.
 */
export const UNDECLARED_AREAS: readonly AreaGate[] = [
  { path: '/news', roles: EVERYBODY, module: 'news' },
  { path: '/ai', roles: EVERYBODY, module: 'news', layout: 'fixed' },
  { path: '/reports', roles: REPORTS, module: 'reports' },
];
