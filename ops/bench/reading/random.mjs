/** Seeded random numbers, so that the documents are the same on every machine. */
export function randomFrom(seed) {
  let state = seed >>> 0 || 1;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    /** A whole number from `least` to `most`. */
    whole: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick: (list) => list[Math.floor(next() * list.length)],
    chance: (share) => next() < share,
    digits: (count) =>
      Array.from({ length: count }, (_, at) => Math.floor(next() * (at === 0 ? 9 : 10)) + (at === 0 ? 1 : 0)).join(''),
  };
}
