import { SUBSCRIPTIONS, type Subscription } from '@lichen/contracts/portal/subscriptions';
import { ROLES, type Role } from '@lichen/contracts/portal/roles';
import { DECLARED } from '../../../../test/releases/declared-areas';
import { type Visitor, verdictAt, verdictOfPage, verdicts } from './areas';
import { gatesOf } from './gates';

/** Gates of a portal in which every remote of this checkout is live. */
const GATES = gatesOf(DECLARED);

/** The route table as the specification writes it, kept apart from the one under test. */
const WRITTEN: Record<
  string,
  { roles: Role[]; module?: Subscription; layout?: 'fixed' | 'bare'; plain?: true; partner?: true }
> = {
  dashboard: { roles: ['user'], partner: true },
  corporate: { roles: ['user'] },
  profile: { roles: ['user'], partner: true },
  settings: { roles: ['user'], partner: true },
  member: { roles: ['user'] },
  account: { roles: ['user'], partner: true },
  news: { roles: ['user'], module: 'news' },
  ai: { roles: ['user'], module: 'news', layout: 'fixed' },
  docs: { roles: ['admin', 'share_docs', 'compliance_officer'], module: 'docs' },
  'docs/compliance': { roles: ['admin', 'compliance_officer'], partner: true },
  partner_compliance: { roles: ['admin', 'compliance_officer'], module: 'compliance', layout: 'fixed', partner: true },
  chat: { roles: ['admin', 'compliance_officer'], layout: 'bare', partner: true },
  staff: { roles: ['edit_staff', 'admin'], module: 'business' },
  reports: { roles: ['admin', 'view_reports', 'create_reports', 'approve_reports'], module: 'reports' },
  business: { roles: ['edit_business', 'admin', 'vehicle_admin', 'vehicle_review'], module: 'business' },
  'business/company': { roles: ['admin', 'edit_business', 'edit_statement'], module: 'business' },
  'business/statements': { roles: ['admin', 'edit_business', 'edit_statement'], module: 'business' },
  'business/locations': { roles: ['admin', 'edit_business'], module: 'business' },
  'business/vehicles': { roles: ['admin', 'edit_business', 'vehicle_admin', 'vehicle_review'], module: 'business' },
  'business/power': { roles: ['admin', 'edit_business', 'vehicle_admin'], module: 'business' },
  'business/product': { roles: ['admin', 'edit_business', 'vehicle_admin'], module: 'business' },
  'business/value-chain': { roles: ['admin', 'edit_valuechain'], module: 'value-chain' },
  'business/staff': { roles: ['admin', 'edit_staff'], module: 'business' },
  'business/staff-logs': { roles: ['admin', 'edit_staff'], module: 'business' },
  scope3: { roles: ['edit_business', 'admin'], module: 'activities' },
  recycle: { roles: ['edit_waste', 'admin'], module: 'business' },
  'value-chain': { roles: ['edit_valuechain', 'admin'], module: 'value-chain', partner: true },
  audit: { roles: ['admin'], partner: true },
  activities: { roles: ['admin'], module: 'activities', plain: true },
  tasks: { roles: ['admin'], module: 'activities', plain: true },
  charts: { roles: ['admin'], module: 'activities', plain: true },
  activities_chart: { roles: ['admin'], module: 'activities', plain: true },
};

function expected(place: string, visitor: Visitor | undefined): string {
  const written = WRITTEN[place];
  if (!written) return 'unknown';
  if (!visitor) return 'login';
  if (!visitor.setupComplete && written.layout !== 'bare') return 'setup';
  if (!written.roles.some((role) => visitor.roles.includes(role)))
    return written.plain ? 'Not authorised' : "This page isn't for you";
  if (visitor.accountType === 'partner' && !written.partner) return 'You have not subscribed to this module';
  return written.module && !visitor.modules.includes(written.module)
    ? 'You have not subscribed to this module'
    : 'open';
}

function told(place: string, visitor: Visitor | undefined): string {
  const verdict = verdictAt(`/${place}`, visitor, GATES);
  if (!verdict) return 'unknown';
  if (verdict.open) return 'open';
  return verdict.why === 'login' || verdict.why === 'setup' ? verdict.why : verdict.text;
}

const roleSets: Role[][] = [
  [],
  ...ROLES.map((role) => [role]),
  ...ROLES.map((role): Role[] => ['user', role]),
  [...ROLES],
];
const moduleSets: Subscription[][] = [
  [],
  ...SUBSCRIPTIONS.map((module) => [module]),
  ...SUBSCRIPTIONS.map((module) => SUBSCRIPTIONS.filter((other) => other !== module)),
  [...SUBSCRIPTIONS],
];

it('judges every place for every role, module, account type and set-up state as written', () => {
  let cells = 0;
  for (const place of Object.keys(WRITTEN))
    for (const roles of roleSets)
      for (const modules of moduleSets)
        for (const accountType of ['standard', 'partner'] as const)
          for (const setupComplete of [true, false]) {
            const visitor = { roles, modules, accountType, setupComplete };
            const cell = `${place} ${accountType} ${setupComplete} [${roles}] [${modules}]: `;
            if (told(place, visitor) !== expected(place, visitor))
              expect(cell + told(place, visitor)).toBe(cell + expected(place, visitor));
            cells += 1;
          }
  for (const place of Object.keys(WRITTEN)) expect(told(place, undefined)).toBe('login');
  process.stdout.write(`route table: ${cells} cells walked\n`);
  expect(cells).toBeGreaterThanOrEqual(80_000);
});

/** Areas of the shell, and those to come; every other is its remote's. */
const OWN = ['dashboard', 'corporate', 'profile', 'settings', 'account', 'audit', 'news', 'ai', 'reports'];

it('holds every area and section that is written, and of itself those of the shell and those to come', () => {
  const placesOf = (gates: typeof GATES) => [...gates.keys()].map((path) => path.slice(1));

  expect(placesOf(GATES)).toEqual(expect.arrayContaining(Object.keys(WRITTEN)));
  expect(placesOf(gatesOf([])).sort()).toEqual([...OWN].sort());
});

it('lays areas out as written', () => {
  for (const { id, layout } of verdicts(undefined, GATES))
    expect([id, layout]).toEqual([id, WRITTEN[id]?.layout ?? 'scroll']);
});

it('does not know what is not in the table', () => {
  for (const path of ['/nowhere', '/', '/constructor', '/__proto__/x', '/Activities'])
    expect(verdictAt(path, undefined, GATES)).toBeUndefined();
});

it('takes the gates of an area from the release that declares it, and never those of the shell', () => {
  const gates = gatesOf([
    { areas: [{ path: '/reports', roles: ['user'] }] },
    { areas: [{ path: '/plans', roles: ['edit_staff'], module: 'news', layout: 'fixed' }] },
    { areas: [{ path: '/business', roles: ['user'] }] },
    { areas: [{ path: '/account', roles: ['edit_waste'] }] },
  ]);
  const visitor: Visitor = { roles: ['user'], modules: [], accountType: 'standard', setupComplete: true };
  const staff: Visitor = { ...visitor, roles: ['user', 'edit_staff'], modules: ['news'] };
  const isOpen = (path: string, who: Visitor) => verdictAt(path, who, gates)?.open;

  expect(isOpen('/reports/7', visitor)).toBe(true);
  expect([isOpen('/plans', visitor), isOpen('/plans', staff)]).toEqual([false, true]);
  expect(isOpen('/plans', { ...staff, setupComplete: false })).toBe(false);
  expect(isOpen('/plans', { ...staff, modules: [] })).toBe(false);
  // A module that declares an area declares its sections, too.
  expect(isOpen('/business/locations', visitor)).toBe(true);
  expect(isOpen('/account', visitor)).toBe(true);
  expect(verdicts(visitor, gates).find(({ id }) => id === 'plans')).toMatchObject({ layout: 'fixed' });
});

it('lists an area for the section that is declared of it, and no page beside that', () => {
  const gates = gatesOf([{ areas: [{ path: '/docs/compliance', roles: ['compliance_officer'], partner: true }] }]);
  const visitor: Visitor = { roles: ['user'], modules: [], accountType: 'standard', setupComplete: true };

  expect(verdicts(visitor, gates).filter(({ id }) => id === 'docs')).toEqual([
    {
      ...{ id: 'docs', layout: 'scroll', verdict: { open: true } },
      sections: { compliance: expect.objectContaining({ open: false, why: 'role' }) },
    },
  ]);
  expect(verdictAt('/docs/7', visitor, gates)).toBeUndefined();
});

it('says whom to ask about a module that is missing', () => {
  const visitor: Visitor = { roles: ['admin'], modules: [], accountType: 'standard', setupComplete: true };

  expect(verdictAt('/reports', visitor, GATES)).toEqual({
    open: false,
    why: 'module',
    text: 'You have not subscribed to this module',
    detail: 'Please contact sales to add it to your account.',
  });
});

it('asks of a page the roles of its area first, then its own', () => {
  const visitor: Visitor = { roles: ['user'], modules: ['business'], accountType: 'standard', setupComplete: true };
  const gates = gatesOf([{ areas: [{ path: '/business', roles: ['vehicle_review'], module: 'business' }] }]);
  const page = { path: '/business/vehicles/new', allow: ['admin', 'vehicle_admin'] as const };
  const seenBy = (...roles: Visitor['roles']) => verdictOfPage(page, { ...visitor, roles }, gates);

  expect(seenBy('vehicle_review', 'vehicle_admin')).toEqual({ open: true });
  expect(seenBy('vehicle_review')).toMatchObject({ open: false, why: 'role', roles: ['admin', 'vehicle_admin'] });
  expect(seenBy('vehicle_admin')).toMatchObject({ open: false, why: 'role', roles: ['vehicle_review'] });
  expect(verdictOfPage({ ...page, path: '/nowhere' }, visitor, gates)).toBeUndefined();
});
