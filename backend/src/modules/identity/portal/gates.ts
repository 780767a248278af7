import { type AreaGate, areaPathOf, sectionPathOf } from '@lichen/contracts/portal/area-gate';
import type { Release } from '@lichen/contracts/portal/release';
import { ENTRY_AREAS } from './entry-areas';
import { OWN_AREAS } from './own-areas';
import { UNDECLARED_AREAS } from './undeclared-areas';

/** Every gate of the portal, by path. */
export type Gates = ReadonlyMap<string, AreaGate>;

/**
 * Returns the gates for the live releases: the shell's own, those that the releases declare, and the specification's
 * for areas that have no remote yet.
 */
export function gatesOf(live: readonly Pick<Release, 'areas'>[]): Gates {
  const declared = live.flatMap(({ areas = [] }) => areas);
  const taken = new Set(declared.map(({ path }) => path));
  const undeclared = UNDECLARED_AREAS.filter(({ path }) => !taken.has(areaPathOf(path)));
  return new Map([...undeclared, ...declared, ...OWN_AREAS].map((gate) => [gate.path, gate]));
}

/** The gate of an address: its section's if there is one, otherwise its area's. */
export const gateAt = (address: string, gates: Gates): AreaGate | undefined =>
  gates.get(sectionPathOf(address)) ?? gates.get(areaPathOf(address));

/**
 * True when the entry page answers an address. It also tells logged-out visitors that an address is unknown, or that a
 * public page of the portal requires log-in: the gates redirect only visitors of other areas to the root.
 */
export function isEntryPath(address: string, isSignedIn: boolean, gates: Gates): boolean {
  const area = areaPathOf(address);
  if (ENTRY_AREAS.has(area.slice(1))) return true;
  return !isSignedIn && (!gateAt(address, gates) || gates.get(area)?.layout === 'bare');
}
