import { fold } from '@lichen/contracts/formats/fold';
import type { Layout, Segment } from '../layout/segments';

const LEGAL_FORM =
  /(?:^|(?<=[\s,(]))(?:gmbh(?: & co\.? kgaa?)?|ag|kg|ohg|e\.g\.|se|ltd\.?|limited|plc|llp|llc|inc\.?|corp\.?|co\.(?! kg)|pty|sas|s\.a\.s\.?|sarl|s\.à\.r\.l\.?|eurl|sasu|s\.?l\.?u\.|s\.l\.|sl|s\.a\.u\.|s\.a\.|sau?|asa|as|ans|ks|sf|b\.?v\.?|n\.?v\.?|s\.?p\.?a\.?|oy|ab|a\/s|aps|stadtwerke|kommune|council)(?=[\s,;)·|]|$)/gi;
const SENDER =
  /energ|power|gas|strom|water|wasser|eau|agua|kraft|utilit|electric|supply|werke|netz|fuel|oil|waste|entsorg|insur|versicher|assur|segur|forsikr|cert|vann|petrol/i;

/** Name of a firm, as far as its legal form, from a text that may go on with its address. */
export function firmIn(text: string): string | null {
  const [first = ''] = text.split(/\s*[·|•]\s*|\s+[-–]\s+|,\s(?=\D*\d)|;/);
  const found = [...first.matchAll(LEGAL_FORM)].at(-1);
  if (!found) return null;
  const name = first
    .slice(0, found.index + found[0].length)
    .replace(/^.*:\s*/, '')
    .trim();
  return name.length >= 4 && name.length <= 80 && /\p{Lu}/u.test(name) && name.split(' ').length <= 9 ? name : null;
}

export interface FirmPlace {
  readonly name: string;
  readonly segment: Segment;
  readonly score: number;
}

const SMALL = 0.95;

/** Firms that a document names, the likeliest to have sent it first. */
export function firmsOf({ segments }: Layout, ownNames: readonly string[]): FirmPlace[] {
  const own = ownNames.map(fold);
  const usual = median(segments.map(({ size }) => size));
  const named = segments.flatMap((segment): FirmPlace[] => {
    const name = firmIn(segment.text);
    if (!name) return [];
    const isTop = segment.page === 1 && segment.box.y < 0.16 ? 0.3 : 0;
    // The foot of a letter is set in small letters: an address that stands so low is another one.
    const isFoot = segment.box.y > 0.85 && segment.size < usual * SMALL ? 0.25 : 0;
    const large = Math.min(0.3, Math.max(0, segment.size / usual - 1) * 0.4);
    const field = SENDER.test(name) ? 0.15 : 0;
    const isOwn = own.includes(fold(name)) ? -1 : 0;
    return [{ name, segment, score: 0.3 + isTop + isFoot + large + field + isOwn }];
  });
  const best = new Map<string, FirmPlace>();
  for (const each of named) {
    const key = fold(each.name);
    const other = best.get(key);
    const score = other ? Math.max(other.score, each.score) + 0.2 : each.score;
    best.set(key, { ...(other && other.score >= each.score ? other : each), score });
  }
  return [...best.values()].sort((a, b) => b.score - a.score);
}

function median(sizes: readonly number[]): number {
  const sorted = [...sizes].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0.01;
}
