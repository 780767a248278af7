import { fold } from '@lichen/contracts/formats/fold';
import type { Layout, Segment } from '../layout/segments';

const LONG_FORM =
  /(?:^|(?<=[\s,(]))(?:gmbh(?: & co\.? kgaa?)?|mbh|ohg|e\.g\.|e\.k\.|e\.u\.|e\.v\.|partg ?mbb|ges\.?m\.?b\.?h\.?|scop|s\.c\.a\.?|pllc|c\.i\.c\.?|samvirkelag|ltd\.?|limited|plc|llp|llc|inc\.?|corp\.?|corporation|pty\.? ltd\.?|pty|dac|clg|ulc|ltée|ltda\.?|spa|sprl|bvba|cvba|v\.o\.f\.|s\.r\.o\.|sp\. z ?o\.?o\.|oyj|sas|s\.a\. de c\.v\.?|s\. de r\.l\.?|s\.a\.s\.?|sarl|s\.à\.r\.l\.?|eurl|sasu|s\.?l\.?u\.|s\.l\.|s\.a\.u\.|s\.a\.|s\.coop\.?|s\.?m\.?e\.?|sàrl|asa|b\.?v\.|n\.?v\.|s\.?p\.?a\.|s\.r\.l\.?|a\/s|aps|stadtwerke|genossenschaft|kommune|council|cooperative|co-op|\p{L}+verband)(?=[\s,;.)·|]|$)/giu;
/** Legal forms that are ordinary words in lower case: `as`, `se`, `ab`. */
const SHORT_FORM =
  /(?:^|(?<=[\s,(]))(?:AG|KG|KGaA|SE|UG|GbR|eG|SL|SLU|SAU?|AS|ANS|DA|KS|SF|BV|NV|CV|CVBA|SpA|SRL|Srl|Oy|AB|LP|SCI|SNC|(?<!, )Co\.(?! KG)|CO\.?)(?=[\s,;)·|]|$)/gu;
/** Public bodies, whose names begin with their kind. */
const BODY =
  /^(?:The )?(?:(?:City|CITY|Town|TOWN|County|COUNTY|Borough|Village|University) (?:of|OF)|Stadt|Markt|Gemeinde|Marktgemeinde|Landkreis|(?:Ville|Commune|Syndicat|Métropole|Régie|Services Industriels) (?:de|des|du)|Régie d['’]\p{L}+ du|(?:Ayuntamiento|Mancomunidad|Consorcio) de) \p{Lu}/u;
/** Companies and public bodies named by a word such as `Authority` instead of a legal form. */
const CALLED =
  /^(?:The )?(?:\p{Lu}[\p{L}&'’.-]*,? ){2,5}(?:Company|COMPANY|Authority|AUTHORITY|Association|ASSOCIATION|District|DISTRICT|Department|DEPARTMENT|Utilities|UTILITIES|Commission|COMMISSION)$/u;
const PARTED = /\s*[·|•]\s*|\s+[-–]\s+|,\s(?!(?:\p{Lu}\.\s?){2,}|Inc\b|LLC\b|Ltd\b)(?=\D*\d)|;/u;
const SENDER =
  /energ|power|(?<!\p{L})gas|strom|water|wasser|eau|agua|kraft|utilit|electric|supply|werke|netz|fuel|oil|waste|entsorg|insur|versicher|assur|segur|forsikr|cert|vann|petrol/iu;

const MOST_WORDS = 9;

const isName = (name: string): boolean =>
  name.length >= 4 && name.length <= 80 && /\p{Lu}/u.test(name) && name.split(' ').length <= MOST_WORDS;

/** Returns the position of the last legal form in a text; undefined if there is none. */
function formIn(text: string): { start: number; end: number } | undefined {
  const found = [...text.matchAll(LONG_FORM), ...text.matchAll(SHORT_FORM)].map(({ index, 0: form }) => ({
    start: index,
    end: index + form.length,
  }));
  return found.sort((a, b) => a.end - b.end).at(-1);
}

/** Returns the name of a firm up to its legal form, from a text that may go on; null if there is none. */
export function firmIn(text: string): string | null {
  const [first = ''] = text.split(PARTED);
  const form = formIn(first);
  if (!form && !BODY.test(first) && !CALLED.test(first)) return null;
  // `SARL Barbier`, `City of Leeds`: the form comes before the name.
  const isAhead = !form || form.start === 0;
  const name = (isAhead ? first : first.slice(0, form.end)).replace(LEAD, '').trim();
  const words = name.split(' ');
  const isWhole =
    !isAhead || (words.length > 1 && words.length <= MOST_AHEAD && /\s\p{Lu}/u.test(name)) || /verband$/iu.test(name);
  return isWhole && isName(name) ? name : null;
}
/** Words that introduce a name within a text. */
const LEAD =
  /^.*(?::\s*|\b(?:on behalf of|operated by|trading name of|certification body of|signed by|issued by|sold by|im auftrag der|pour le compte de|por cuenta de)\s)/iu;
const MOST_AHEAD = 6;

/** A company's name found on a page. */
export interface FirmPlace {
  readonly name: string;
  readonly segment: Segment;
  readonly score: number;
  /** True if the name is printed like a sender's: large, at the top, or in small print at the foot. */
  readonly isSet: boolean;
}

const ISSUES = /^[\s,()]*(?:hereby |herewith )?(?:certif(?:y|ies|ie|ica)\b|bescheinigt|bestätigt|bekrefter|attest)/iu;

/** Returns true for the issuer of a certificate, which is about another firm: `NordCert GmbH certifies that`. */
export function isIssuer({ segment: { text }, name }: Pick<FirmPlace, 'segment' | 'name'>): boolean {
  const at = text.indexOf(name);
  return at >= 0 && (ISSUES.test(text.slice(at + name.length)) || /\bon behalf of\s*$/i.test(text.slice(0, at)));
}

const ABOUT =
  /\b(?:certif(?:y|ies|ie|ica)|bescheinigt|bestätigt|bekrefter|bekreftes|attest\p{L}*)\b.{0,12}\b(?:that|dass|que|at|der|dem|to|à|a)\b[\s:,]*$|\b(?:awarded|granted|presented|issued) to[\s:]*$/iu;
const LINES_UNDER = 3;

/** Returns true if `This is to certify that` or the like is above the firm, so the certificate is about it. */
export const isCertified = ({ segment }: Pick<FirmPlace, 'segment'>, { lines }: Layout): boolean =>
  lines
    .slice(Math.max(0, segment.line - LINES_UNDER), segment.line)
    .some(({ page, segments }) => page === segment.page && segments.some(({ text }) => ABOUT.test(text)));

const SMALL = 0.95;
const LARGE = 0.06;
/** Height of a letterhead as a share of the page. */
const HEAD = 0.1;

/** Returns the firms that a document names, the most likely sender first. */
export function firmsOf({ segments }: Layout, ownNames: readonly string[]): FirmPlace[] {
  const own = ownNames.map(fold);
  const usual = median(segments.map(({ size }) => size));
  const named = segments.flatMap((segment): FirmPlace[] => {
    const name = firmIn(segment.text);
    if (!name) return [];
    const isTop = segment.page === 1 && segment.box.y < 0.16 ? 0.3 : 0;
    // Letters have small print at the foot; a firm that low in normal print is another address.
    const isFoot = segment.box.y > 0.85 && segment.size < usual * SMALL ? 0.25 : 0;
    const large = Math.min(0.3, Math.max(0, segment.size / usual - 1) * 0.4);
    const field = SENDER.test(name) ? 0.15 : 0;
    const isOwn = own.includes(fold(name)) ? -1 : 0;
    const isSet = isFoot > 0 || large > LARGE || (segment.page === 1 && segment.box.y < HEAD);
    return [{ name, segment, isSet, score: 0.3 + isTop + isFoot + large + field + isOwn }];
  });
  const best = new Map<string, FirmPlace>();
  for (const each of named) {
    const key = fold(each.name);
    const other = best.get(key);
    const score = other ? Math.max(other.score, each.score) + 0.2 : each.score;
    const isSet = each.isSet || other?.isSet === true;
    best.set(key, { ...(other && other.score >= each.score ? other : each), score, isSet });
  }
  return wholeNames([...best.values()]).sort((a, b) => b.score - a.score);
}

/** Merges `Stadtwerke Lindenthal` with `Stadtwerke Lindenthal GmbH`: both are one firm, which keeps the longer name. */
const wholeNames = (firms: readonly FirmPlace[]): FirmPlace[] =>
  firms.flatMap((each) => {
    const isLonger = (a: FirmPlace, b: FirmPlace) => fold(a.name).startsWith(`${fold(b.name)} `);
    if (firms.some((other) => isLonger(other, each))) return [];
    const short = firms.filter((other) => isLonger(each, other));
    const best = Math.max(each.score, ...short.map(({ score }) => score));
    return [{ ...each, isSet: each.isSet || short.some(({ isSet }) => isSet), score: best }];
  });

function median(sizes: readonly number[]): number {
  const sorted = [...sizes].sort((a, b) => a - b);
  return sorted[Math.floor(sorted.length / 2)] ?? 0.01;
}
