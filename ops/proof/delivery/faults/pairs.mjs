/**
 * Names in pairs, other ones with each turn: in as many turns as there are names beside the first, each has met each.
 * One is left alone where they are odd. Fewer than three stay alone, because something must work beside what is broken.
 * @param {readonly string[]} names
 * @param {number} turn
 * @returns {string[][]}
 */
export function pairsOf(names, turn) {
  if (names.length < 3) return names.map((name) => [name]);
  // An empty seat keeps the turns complete for an odd number; who sits opposite is alone.
  const seats = names.length % 2 === 0 ? [...names] : [...names, ''];
  const [first = '', ...rest] = seats;
  const from = turn % rest.length;
  const turned = [first, ...rest.slice(from), ...rest.slice(0, from)];
  return turned
    .slice(0, turned.length / 2)
    .map((name, at) => [name, turned[turned.length - 1 - at] ?? ''].filter((one) => one !== ''));
}
