import type { AreaGate } from '@lichen/contracts/portal/area-gate';
import type { Role } from '@lichen/contracts/portal/roles';
import { TEXTS } from '@lichen/contracts/text/texts';

const EVERYBODY: readonly Role[] = ['user'];
const DOCS: readonly Role[] = ['admin', 'share_docs', 'compliance_officer'];
const COMPLIANCE: readonly Role[] = ['admin', 'compliance_officer'];
const BUSINESS: readonly Role[] = ['admin', 'edit_business', 'vehicle_admin'];
const VEHICLES: readonly Role[] = [...BUSINESS, 'vehicle_review'];
const COMPANY: readonly Role[] = ['admin', 'edit_business'];
const STATEMENTS: readonly Role[] = [...COMPANY, 'edit_statement'];
const VALUE_CHAIN: readonly Role[] = ['admin', 'edit_valuechain'];
const STAFF: readonly Role[] = ['admin', 'edit_staff'];
const REPORTS: readonly Role[] = ['admin', 'view_reports', 'create_reports', 'approve_reports'];

const ofActivities = (path: string): AreaGate => ({
  ...{ path, roles: ['admin'], module: 'activities', refusal: TEXTS.notAuthorised },
});

/**
 * Gates of the specification's areas that no live release declares, so that an address shows why it does not open even
 * when its remote is missing or was built before remotes declared gates. A release's own declaration takes precedence.
 */
export const UNDECLARED_AREAS: readonly AreaGate[] = [
  { path: '/member', roles: EVERYBODY },
  { path: '/news', roles: EVERYBODY, module: 'news' },
  { path: '/ai', roles: EVERYBODY, module: 'news', layout: 'fixed' },
  { path: '/docs', roles: DOCS, module: 'docs' },
  // Suppliers answer requests here, so no subscription is required.
  { path: '/docs/compliance', roles: COMPLIANCE, partner: true },
  { path: '/partner_compliance', roles: COMPLIANCE, module: 'compliance', partner: true, layout: 'fixed' },
  // The entry page asks logged-out visitors to log in.
  { path: '/chat', roles: COMPLIANCE, partner: true, isPublic: true, layout: 'bare' },
  { path: '/value-chain', roles: VALUE_CHAIN, module: 'value-chain', partner: true },
  { path: '/staff', roles: STAFF, module: 'business' },
  { path: '/reports', roles: REPORTS, module: 'reports' },
  { path: '/business', roles: VEHICLES, module: 'business' },
  // People who may edit statements only, come from a report and see that tab only.
  { path: '/business/company', roles: STATEMENTS, module: 'business' },
  { path: '/business/statements', roles: STATEMENTS, module: 'business' },
  { path: '/business/locations', roles: COMPANY, module: 'business' },
  { path: '/business/vehicles', roles: VEHICLES, module: 'business' },
  { path: '/business/power', roles: BUSINESS, module: 'business' },
  { path: '/business/product', roles: BUSINESS, module: 'business' },
  { path: '/business/value-chain', roles: VALUE_CHAIN, module: 'value-chain' },
  { path: '/business/staff', roles: STAFF, module: 'business' },
  { path: '/business/staff-logs', roles: STAFF, module: 'business' },
  { path: '/scope3', roles: COMPANY, module: 'activities' },
  { path: '/recycle', roles: ['admin', 'edit_waste'], module: 'business' },
  ...['/activities', '/tasks', '/charts', '/activities_chart'].map(ofActivities),
];
