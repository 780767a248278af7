import type { Role } from '../lexicon/label-roles';
import type { Candidate } from './candidates';

/** The candidate chosen for a role, with the evidence for and against it. */
export interface Chosen {
  readonly candidate: Candidate;
  /** True if a rule that holds connects it to other values. */
  readonly isProven: boolean;
  readonly flags: readonly string[];
  /** Other candidates for the role, best first. */
  readonly others: readonly Candidate[];
}

/** The chosen value of each field that was found. */
export type Choices = ReadonlyMap<Role, Chosen>;

/** True if two candidates mean the same value, however it is printed. */
export const sameValue = (a: Candidate, b: Candidate): boolean =>
  JSON.stringify(a.token.value) === JSON.stringify(b.token.value);

const MOST_OTHERS = 3;
/** Ratio of scores from which the second candidate leaves the choice open. */
const NEAR = 0.9;

/** Returns candidates for the same role with other values than the chosen one, at most three. */
export function othersOf(chosen: Candidate, candidates: readonly Candidate[]): Candidate[] {
  const others: Candidate[] = [];
  for (const each of candidates) {
    const isKnown = [chosen, ...others].some((other) => sameValue(other, each));
    if (each.role === chosen.role && !isKnown) others.push(each);
    if (others.length === MOST_OTHERS) break;
  }
  return others;
}

/** Chooses a candidate; flags it `competing` if another one scores nearly as much and no rule proves it. */
export function chosen(candidate: Candidate, candidates: readonly Candidate[], isProven = false): Chosen {
  const others = othersOf(candidate, candidates);
  const isClose = !isProven && (others[0]?.score ?? 0) >= candidate.score * NEAR;
  return { candidate, isProven, flags: isClose ? ['competing'] : [], others };
}

const placeOf = ({ token }: Candidate): string => `${token.segment.at}:${token.start}`;

/** Gives each role its best candidate at a free place. `candidates` are sorted by score, best first. */
export function greedy(candidates: readonly Candidate[], taken: ReadonlySet<string>): Map<Role, Chosen> {
  const places = new Set(taken);
  const found = new Map<Role, Chosen>();
  for (const candidate of candidates) {
    if (found.has(candidate.role) || places.has(placeOf(candidate))) continue;
    places.add(placeOf(candidate));
    const open = candidates.filter((each) => each === candidate || !places.has(placeOf(each)));
    found.set(candidate.role, chosen(candidate, open));
  }
  return found;
}

/** Returns keys of the places on the pages that choices have used. */
export const placesOf = (choices: Iterable<Chosen>): ReadonlySet<string> =>
  new Set([...choices].map(({ candidate }) => placeOf(candidate)));

/** Returns the choice flagged `competing`, so that a person has to check it. */
export const withFlag = (choice: Chosen): Chosen =>
  choice.flags.includes('competing') ? choice : { ...choice, flags: [...choice.flags, 'competing'] };
