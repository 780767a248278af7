import type { Subscription } from '@lichen/contracts/portal/subscriptions';
import type { Area, PortalPage, Verdict } from '@lichen/contracts/portal/portal';
import { type AreaGate, areaPathOf } from '@lichen/contracts/portal/area-gate';
import { type Role, isAllowed } from '@lichen/contracts/portal/roles';
import { TEXTS } from '@lichen/contracts/text/texts';
import { type Gates, gateAt } from './gates';

/** The session's facts that the gates use; undefined when nobody is logged in. */
export interface Visitor {
  readonly roles: readonly Role[];
  readonly modules: readonly Subscription[];
  readonly accountType: 'standard' | 'partner';
  readonly setupComplete: boolean;
  /** True for an operator of the installation. */
  readonly isOperator?: boolean;
}

const OPEN: Verdict = { open: true };
const NOT_SUBSCRIBED: Verdict = {
  open: false,
  why: 'module',
  text: TEXTS.notSubscribed,
  detail: TEXTS.contactSales,
};

/** Checks log-in, set-up (unless the area is public), role and module, in this order. */
function verdictOf(gate: AreaGate, visitor: Visitor | undefined): Verdict {
  if (!visitor) return { open: false, why: 'login', text: '', goTo: '/' };
  if (!visitor.setupComplete && !gate.isPublic) return { open: false, why: 'setup', text: '', goTo: '/setup' };
  const { roles, module, refusal = TEXTS.notForYou } = gate;
  if (!isAllowed(roles, visitor.roles)) return { open: false, why: 'role', text: refusal, roles };
  if (visitor.accountType === 'partner' && !gate.partner) return NOT_SUBSCRIBED;
  return module && !visitor.modules.includes(module) ? NOT_SUBSCRIBED : OPEN;
}

/**
 * Verdicts of every area and its sections. A first segment that is not listed is an unknown route. An area without a
 * gate is listed for its sections: it has no page outside them, because the remote that declares it is not live.
 */
export function verdicts(visitor: Visitor | undefined, gates: Gates): Area[] {
  const all = [...gates.values()];
  return [...new Set(all.map(({ path }) => areaPathOf(path)))].map((area) => {
    const gate = gates.get(area);
    const sections = all.filter(({ path }) => path.startsWith(`${area}/`));
    return {
      id: area.slice(1),
      layout: gate?.layout ?? 'scroll',
      verdict: gate ? verdictOf(gate, visitor) : OPEN,
      ...(sections.length > 0
        ? {
            sections: Object.fromEntries(
              sections.map((section) => [section.path.slice(area.length + 1), verdictOf(section, visitor)]),
            ),
          }
        : {}),
    };
  });
}

/**
 * Areas that appear as unknown routes to everybody but some administrators: the developer tools, where they are
 * enabled, and the operators' page.
 */
export const HIDDEN_AREAS = ['dev', 'operator'] as const;

export function hiddenAreas(visitor: Visitor, hasDevTools: boolean): Area[] {
  if (!visitor.setupComplete || !isAllowed(['admin'], visitor.roles)) return [];
  const isShown = { dev: hasDevTools, operator: visitor.isOperator };
  return HIDDEN_AREAS.filter((id) => isShown[id]).map((id) => ({ id, layout: 'scroll', verdict: OPEN }));
}

/** The verdict for an address; undefined when it has no gate. */
export function verdictAt(address: string, visitor: Visitor | undefined, gates: Gates): Verdict | undefined {
  const gate = gateAt(address, gates);
  return gate && verdictOf(gate, visitor);
}

/** The verdict for a page: that of its gate, and where this is open, of the roles that the page itself asks for. */
export function verdictOfPage(
  { path, allow }: Pick<PortalPage, 'path'> & { readonly allow?: readonly Role[] },
  visitor: Visitor,
  gates: Gates,
): Verdict | undefined {
  const gate = gateAt(path, gates);
  const verdict = gate && verdictOf(gate, visitor);
  if (!verdict?.open || !allow || isAllowed(allow, visitor.roles)) return verdict;
  return { open: false, why: 'role', text: gate?.refusal ?? TEXTS.notForYou, roles: allow };
}
