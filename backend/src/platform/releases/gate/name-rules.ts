import type { Release } from '@lichen/contracts/portal/release';
import type { Finding } from './finding';
import type { Claim, ClaimKind, OwnedClaim } from './standing';

const FILE = 'release.json';

const unique = (claims: readonly Claim[]): Claim[] => [
  ...new Map(claims.map((claim) => [`${claim.kind} ${claim.value}`, claim])).values(),
];

const claimed = (kind: ClaimKind, values: readonly string[]): Claim[] => values.map((value) => ({ kind, value }));

/** Patterns that match the same addresses are equal: `/a/:id` and `/a/:type`. */
const pattern = (path: string) => path.replace(/:\w+/g, ':');

/**
 * Returns all names that a release claims for its remote. Addresses are claimed one by one, because two remotes have
 * pages below `/business`.
 */
export function claimsOf(release: Release, classPrefixes: readonly string[]): Claim[] {
  return unique([
    ...claimed(
      'area',
      (release.areas ?? []).map(({ path }) => path),
    ),
    ...claimed(
      'path',
      [...release.pages, ...(release.moved ?? [])].map(({ path }) => pattern(path)),
    ),
    ...claimed(
      'widget',
      release.widgets.map(({ slot, id }) => `${slot} ${id}`),
    ),
    ...claimed('icon', Object.keys(release.icons ?? {})),
    ...claimed('module', release.api ? [release.api.module] : []),
    ...claimed('class prefix', classPrefixes),
  ]);
}

/** Findings of names that already belong to another remote. */
export function ownershipFindings(name: string, claims: readonly Claim[], standing: readonly OwnedClaim[]): Finding[] {
  const owners = new Map(standing.map((claim) => [`${claim.kind} ${claim.value}`, claim.owner]));
  return claims.flatMap(({ kind, value }) => {
    const owner = owners.get(`${kind} ${value}`);
    if (owner === undefined || owner === name) return [];
    return [{ rule: `${kind} of another remote`, found: value, wanted: `another; it belongs to ${owner}`, file: FILE }];
  });
}

/**
 * Findings of a container's name, which consists of the remote's name and version. No part of the name may begin with a
 * digit: mf-a-1 with 2.0.0 would collide with mf-a with 1.2.0-0.
 */
export function containerFindings({ name, version, container }: Release): Finding[] {
  const wanted = `${name}_${version}`.replace(/[^a-z0-9]/gi, '_');
  return [
    ...(/-\d/.test(name)
      ? [{ rule: 'name', found: name, wanted: 'a name whose parts begin with a letter', file: FILE }]
      : []),
    ...(container === wanted ? [] : [{ rule: 'container', found: container, wanted, file: FILE }]),
  ];
}

/** Findings of names that a release uses twice. */
export function twiceFindings({ pages, widgets, menu, moved = [] }: Release): Finding[] {
  const keys = [
    ...pages.map(({ path }) => `page ${pattern(path)}`),
    ...widgets.map(({ slot, id }) => `widget ${slot} ${id}`),
    ...menu.map(({ path }) => `menu entry ${path}`),
    ...moved.map(({ path }) => `moved address ${path}`),
  ];
  const twice = keys.filter((key, at) => keys.indexOf(key) !== at);
  return twice.map((found) => ({ rule: 'said twice', found, wanted: 'each once', file: FILE }));
}
