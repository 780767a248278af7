import type { Subscription } from '@lichen/contracts/portal/subscriptions';
import type { Area, Verdict } from '@lichen/contracts/portal/portal';
import { type Role, isAllowed } from '@lichen/contracts/portal/roles';
import { TEXTS } from '@lichen/contracts/text/texts';

/** Roles that open an area, and the subscription that it needs. */
interface Gate {
  readonly roles: readonly Role[];
  readonly module?: Subscription;
  /** Open to people of partner accounts as well, if the rest of the gate lets them in. */
  readonly partner?: true;
  /**
   * Public: nobody is sent away from here, so that also who has not set up the company yet reads what the rest says.
   */
  readonly isPublic?: true;
  /** Text for somebody without the role. */
  readonly refusal: string;
}

export interface AreaRule extends Gate {
  readonly layout: Area['layout'];
  /** Second path segments with a gate of their own. */
  readonly sections?: Readonly<Record<string, Gate>>;
}

const EVERYBODY: readonly Role[] = ['user'];
const DOCS: readonly Role[] = ['admin', 'share_docs', 'compliance_officer'];
const COMPLIANCE: readonly Role[] = ['admin', 'compliance_officer'];
const BUSINESS: readonly Role[] = ['admin', 'edit_business', 'vehicle_admin'];
const COMPANY: readonly Role[] = ['admin', 'edit_business'];
const VALUE_CHAIN: readonly Role[] = ['admin', 'edit_valuechain'];
const STAFF: readonly Role[] = ['admin', 'edit_staff'];
const REPORTS: readonly Role[] = ['admin', 'view_reports', 'create_reports', 'approve_reports'];
const ADMINS: readonly Role[] = ['admin'];

const gate = (roles: readonly Role[], module?: Subscription): Gate => ({
  roles,
  ...(module ? { module } : {}),
  refusal: TEXTS.notForYou,
});
const scrolling = (rule: Gate): AreaRule => ({ ...rule, layout: 'scroll' });
const fixed = (rule: Gate): AreaRule => ({ ...rule, layout: 'fixed' });
/** Signed-out visitors are asked to log in by the entry document. */
const bare = (rule: Gate): AreaRule => ({ ...rule, layout: 'bare', isPublic: true });
const forPartners = <G extends Gate>(rule: G): G => ({ ...rule, partner: true });
/** Areas that stand in everybody's menu and say so plainly when they are not for somebody. */
const saidPlainly = (rule: Gate): Gate => ({ ...rule, refusal: TEXTS.notAuthorised });

const business = (roles: readonly Role[]) => gate(roles, 'business');

/**
 * The route table: every area behind the log-in, by its first path segment. The portal answer carries its verdicts,
 * the gateway and the menus obey the same. A segment that is not here is an unknown route.
 */
export const AREAS: Readonly<Record<string, AreaRule>> = {
  dashboard: forPartners(scrolling(gate(EVERYBODY))),
  corporate: scrolling(gate(EVERYBODY)),
  profile: forPartners(scrolling(gate(EVERYBODY))),
  settings: forPartners(scrolling(gate(EVERYBODY))),
  member: scrolling(gate(EVERYBODY)),
  account: forPartners(scrolling(gate(EVERYBODY))),
  audit: forPartners(scrolling(gate(ADMINS))),
  news: scrolling(gate(EVERYBODY, 'news')),
  ai: fixed(gate(EVERYBODY, 'news')),
  docs: {
    ...scrolling(gate(DOCS, 'docs')),
    // Suppliers answer requests here, so it needs no subscription.
    sections: { compliance: forPartners(gate(COMPLIANCE)) },
  },
  partner_compliance: forPartners(fixed(gate(COMPLIANCE, 'compliance'))),
  chat: forPartners(bare(gate(COMPLIANCE))),
  'value-chain': forPartners(scrolling(gate(VALUE_CHAIN, 'value-chain'))),
  staff: scrolling(gate(STAFF, 'business')),
  reports: scrolling(gate(REPORTS, 'reports')),
  business: {
    ...scrolling(business([...BUSINESS, 'vehicle_review'])),
    sections: {
      company: business(COMPANY),
      statements: business(COMPANY),
      locations: business(COMPANY),
      vehicles: business([...BUSINESS, 'vehicle_review']),
      power: business(BUSINESS),
      product: business(BUSINESS),
      'value-chain': gate(VALUE_CHAIN, 'value-chain'),
      staff: business(STAFF),
      'staff-logs': business(STAFF),
    },
  },
  scope3: scrolling(gate(COMPANY, 'activities')),
  recycle: scrolling(gate(['admin', 'edit_waste'], 'business')),
  activities: scrolling(saidPlainly(gate(ADMINS, 'activities'))),
  tasks: scrolling(saidPlainly(gate(ADMINS, 'activities'))),
  charts: scrolling(saidPlainly(gate(ADMINS, 'activities'))),
  activities_chart: scrolling(saidPlainly(gate(ADMINS, 'activities'))),
};

/** Session as the gates see it; undefined means signed out. */
export interface Visitor {
  readonly roles: readonly Role[];
  readonly modules: readonly Subscription[];
  readonly accountType: 'standard' | 'partner';
  readonly setupComplete: boolean;
  /** One of the people who run the installation. */
  readonly isOperator?: boolean;
}

const OPEN: Verdict = { open: true };
const NOT_SUBSCRIBED: Verdict = {
  open: false,
  why: 'module',
  text: TEXTS.notSubscribed,
  detail: TEXTS.contactSales,
};

/** Log-in, set-up unless the place is public, role, module, in that order. */
export function verdictOf(rule: Gate, visitor: Visitor | undefined): Verdict {
  if (!visitor) return { open: false, why: 'login', text: '', goTo: '/' };
  if (!visitor.setupComplete && !rule.isPublic) return { open: false, why: 'setup', text: '', goTo: '/setup' };
  if (!isAllowed(rule.roles, visitor.roles)) return { open: false, why: 'role', text: rule.refusal, roles: rule.roles };
  if (visitor.accountType === 'partner' && !rule.partner) return NOT_SUBSCRIBED;
  return rule.module && !visitor.modules.includes(rule.module) ? NOT_SUBSCRIBED : OPEN;
}

export function verdicts(visitor: Visitor | undefined): Area[] {
  return Object.entries(AREAS).map(([id, rule]) => ({
    id,
    layout: rule.layout,
    verdict: verdictOf(rule, visitor),
    ...(rule.sections
      ? {
          sections: Object.fromEntries(
            Object.entries(rule.sections).map(([section, own]) => [section, verdictOf(own, visitor)]),
          ),
        }
      : {}),
  }));
}

/**
 * Areas that are unknown routes to everybody but some administrators: the developer tools where they are switched on,
 * and the page of the people who run the installation.
 */
export function hiddenAreas(visitor: Visitor, hasDevTools: boolean): Area[] {
  if (!visitor.setupComplete || !isAllowed(ADMINS, visitor.roles)) return [];
  const open = (id: string): Area => ({ id, layout: 'scroll', verdict: OPEN });
  return [...(hasDevTools ? [open('dev')] : []), ...(visitor.isOperator ? [open('operator')] : [])];
}

/** The verdict of a page's address: its section's where that has one, otherwise its area's. */
export function verdictAt(path: string, visitor: Visitor | undefined): Verdict | undefined {
  const [, area = '', section = ''] = path.split('/');
  if (!Object.hasOwn(AREAS, area)) return undefined;
  const rule = AREAS[area] as AreaRule;
  const own = rule.sections && Object.hasOwn(rule.sections, section) ? rule.sections[section] : undefined;
  return verdictOf(own ?? rule, visitor);
}
