import { type AreaGate, areaPathOf, GATE_PATH, LAYOUTS, sectionPathOf } from '@lichen/contracts/portal/area-gate';
import type { Release } from '@lichen/contracts/portal/release';
import { ROLES } from '@lichen/contracts/portal/roles';
import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { REFUSALS } from '@lichen/contracts/text/texts';
import type { Finding } from './finding';
import type { OwnedClaim, Standing } from './standing';

const FILE = 'release.json';

const finding = (found: string, wanted: string): Finding => ({ rule: 'gate', found, wanted, file: FILE });

const notOne = (value: string | undefined, known: readonly string[]): boolean =>
  value !== undefined && !known.includes(value);

/** Findings of invalid gates: an unknown role would admit nobody, an unknown subscription no account. */
function gateFindings(gate: AreaGate): Finding[] {
  const { path, roles, module, refusal, layout } = gate;
  const unknown = roles.filter((role) => !ROLES.includes(role));
  const isSection = path !== areaPathOf(path);
  return [
    ...(GATE_PATH.test(path) ? [] : [finding(path, '/area or /area/section')]),
    ...(roles.length === 0 ? [finding(`${path} without roles`, 'the roles that open it')] : []),
    ...unknown.map((role) => finding(`${path} for ${role}`, `roles of ${ROLES.join(', ')}`)),
    ...(notOne(module, SUBSCRIPTIONS) ? [finding(`${path} of ${module}`, `one of ${SUBSCRIPTIONS.join(', ')}`)] : []),
    ...(notOne(refusal, REFUSALS) ? [finding(`${path} says “${refusal}”`, `one of “${REFUSALS.join('”, “')}”`)] : []),
    ...(notOne(layout, LAYOUTS) ? [finding(`${path} laid out ${layout}`, `one of ${LAYOUTS.join(', ')}`)] : []),
    ...(isSection && layout ? [finding(`${path} with a layout`, 'the layout of its area')] : []),
  ];
}

/**
 * Findings of section gates over other remotes' pages. A section's gate takes precedence over its area's, so it would
 * open or close those pages.
 */
const foreignSections = ({ name, areas = [] }: Release, { claims }: Standing): Finding[] =>
  areas
    .filter(({ path }) => path !== areaPathOf(path))
    .flatMap(({ path }) => {
      const isBelow = ({ kind, value }: OwnedClaim) => kind === 'path' && `${value}/`.startsWith(`${path}/`);
      const owner = claims.find((claim) => claim.owner !== name && isBelow(claim))?.owner;
      return owner ? [finding(`${path} before pages of ${owner}`, 'a section without pages of others')] : [];
    });

/** Findings of invalid gates, areas of the portal itself, and pages without a gate. */
export function areaFindings(release: Release, standing: Standing): Finding[] {
  const { name, areas = [], pages } = release;
  const { portal, claims } = standing;
  const paths = areas.map(({ path }) => path);
  const others = claims.filter(({ kind, owner }) => kind === 'area' && owner !== name).map(({ value }) => value);
  const gated = new Set([...paths, ...others]);
  return [
    ...areas.flatMap(gateFindings),
    ...foreignSections(release, standing),
    ...paths
      .filter((path, at) => paths.indexOf(path) !== at)
      .map((path): Finding => ({ rule: 'said twice', found: `gate ${path}`, wanted: 'each once', file: FILE })),
    ...paths
      .filter((path) => portal.ownAreas.includes(areaPathOf(path).slice(1)))
      .map((path) => finding(path, 'another; it belongs to the portal')),
    ...pages
      .filter(({ path }) => !gated.has(sectionPathOf(path)) && !gated.has(areaPathOf(path)))
      .map(({ path }) => finding(`no gate for ${path}`, `a gate for ${areaPathOf(path)} in areas`)),
  ];
}
