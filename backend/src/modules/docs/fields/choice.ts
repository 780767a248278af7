import type { Role } from '../lexicon/label-roles';
import type { Candidate } from './candidates';

/** The candidate that was chosen for a role, with what speaks for and against it. */
export interface Chosen {
  readonly candidate: Candidate;
  /** A rule that binds it to other values holds. */
  readonly isProven: boolean;
  readonly flags: readonly string[];
  /** What else the role could be, the likeliest first. */
  readonly others: readonly Candidate[];
}

export type Choices = ReadonlyMap<Role, Chosen>;

export const sameValue = (a: Candidate, b: Candidate): boolean =>
  JSON.stringify(a.token.value) === JSON.stringify(b.token.value);

const MOST_OTHERS = 3;
/** A second one that scores so near to the first leaves it open which of the two it is. */
const NEAR = 0.9;

/** Candidates of a role with other values than the chosen one. */
export function othersOf(chosen: Candidate, candidates: readonly Candidate[]): Candidate[] {
  const others: Candidate[] = [];
  for (const each of candidates) {
    const isKnown = [chosen, ...others].some((other) => sameValue(other, each));
    if (each.role === chosen.role && !isKnown) others.push(each);
    if (others.length === MOST_OTHERS) break;
  }
  return others;
}

export function chosen(candidate: Candidate, candidates: readonly Candidate[], isProven = false): Chosen {
  const others = othersOf(candidate, candidates);
  const isClose = !isProven && (others[0]?.score ?? 0) >= candidate.score * NEAR;
  return { candidate, isProven, flags: isClose ? ['competing'] : [], others };
}

const placeOf = ({ token }: Candidate): string => `${token.segment.at}:${token.start}`;

/** Gives each role the best candidate whose place no surer role has taken. */
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

export const placesOf = (choices: Iterable<Chosen>): ReadonlySet<string> =>
  new Set([...choices].map(({ candidate }) => placeOf(candidate)));

/** The same choice, at which a person looks. */
export const withFlag = (choice: Chosen): Chosen =>
  choice.flags.includes('competing') ? choice : { ...choice, flags: [...choice.flags, 'competing'] };
