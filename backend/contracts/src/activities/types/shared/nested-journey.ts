type JourneyInput = Readonly<Record<string, unknown>>;

const isParts = (value: unknown): value is JourneyInput => typeof value === 'object' && value !== null;
const hasOnly = (value: JourneyInput, names: readonly string[]) =>
  Object.keys(value).every((name) => names.includes(name));

/** Unwraps an end that was sent as a stop, `{ address }`, to its place. */
const placeOf = (end: unknown): unknown =>
  isParts(end) && isParts(end['address']) && hasOnly(end, ['address']) ? end['address'] : end;

/**
 * Flattens a journey whose distance includes its units and whose ends are stops: `distance: { distance, units }`,
 * `from: { address }`.
 */
export function flatJourney(sent: JourneyInput): JourneyInput {
  const { distance } = sent;
  const ends = Object.fromEntries(['from', 'to'].filter((end) => end in sent).map((end) => [end, placeOf(sent[end])]));
  const isNested = isParts(distance) && hasOnly(distance, ['distance', 'units']);
  return { ...sent, ...ends, ...(isNested ? distance : {}) };
}
