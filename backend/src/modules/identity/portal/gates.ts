import { type AreaGate, areaPathOf, sectionPathOf } from '@lichen/contracts/portal/area-gate';
import type { Release } from '@lichen/contracts/portal/release';
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
