const DAY = 86_400_000;
const days = ({ from, to }) => Math.round((to - from) / DAY) + 1;

const firstOf = (day, ahead = 0) => {
  const date = new Date(day);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + ahead, 1);
};

/**
 * Splits a total by weights; the rest after rounding down goes to the largest remainders, earliest first.
 * @param {bigint} total
 * @param {bigint[]} weights
 */
function shared(total, weights) {
  const all = weights.reduce((sum, weight) => sum + weight, 0n);
  if (all === 0n) return weights.map((_, at) => (at === 0 ? total : 0n));
  const shares = weights.map((weight) => (total * weight) / all);
  const order = weights
    .map((weight, at) => ({ at, rest: (total * weight) % all }))
    .sort((a, b) => (a.rest === b.rest ? a.at - b.at : a.rest < b.rest ? 1 : -1));
  let left = total - shares.reduce((sum, share) => sum + share, 0n);
  for (const { at } of order) {
    if (left === 0n) break;
    shares[at] += 1n;
    left -= 1n;
  }
  return shares;
}

const digits = (kg) => {
  const [whole, rest = ''] = kg.replace('-', '').split('.');
  return BigInt(whole + rest.slice(0, 12).padEnd(12, '0'));
};

/** Splits a stored calculation row by month, implemented from the description of the roll-up and not from its code. */
export function monthShares({ from, to, co2_ug, parts }) {
  const stretches = parts?.length ? parts : [{ from, to, kg: '1' }];
  const found = new Map();
  const byStretch = shared(
    BigInt(co2_ug),
    stretches.map(({ kg }) => digits(kg)),
  );
  stretches.forEach((stretch, at) => {
    const pieces = [];
    for (let start = stretch.from; start <= stretch.to; start = firstOf(start, 1))
      pieces.push({ from: start, to: Math.min(stretch.to, firstOf(start, 1) - DAY) });
    const amounts = shared(
      byStretch[at],
      pieces.map((piece) => BigInt(days(piece))),
    );
    pieces.forEach((piece, index) => {
      const month = firstOf(piece.from);
      found.set(month, (found.get(month) ?? 0n) + amounts[index]);
    });
  });
  return found;
}
