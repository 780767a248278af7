import { fold } from '../../formats/fold';
import { countryCode, countryInAddress } from '../../places/country-code';

/** The parts recognised in an address; the user enters the rest. */
interface AddressParts {
  name?: string;
  country?: string;
  address_line1?: string;
  address_line2?: string;
  town_or_city?: string;
  post_code?: string;
}

/** Languages in which a country name is recognised. */
const LANGUAGES = ['en-GB', 'de', 'es', 'fr', 'nb'];
const LETTERS = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** Returns true for a current ISO 3166-1 code. Withdrawn codes would map to the name of their successor. */
const isCurrent = (code: string): boolean => new Intl.Locale(`und-${code}`).region === code;

let named: ReadonlyMap<string, string> | undefined;

/** Returns ISO 3166-1 codes by folded country name in each of the languages. */
function countriesByName(): ReadonlyMap<string, string> {
  if (named) return named;
  const codes = LETTERS.flatMap((first) => LETTERS.map((second) => `${first}${second}`)).filter(isCurrent);
  const names = LANGUAGES.flatMap((language) => {
    const nameOf = new Intl.DisplayNames([language], { type: 'region', fallback: 'none' });
    return codes.flatMap((code): [string, string][] => {
      const name = nameOf.of(code);
      return name ? [[fold(name), code]] : [];
    });
  });
  named = new Map(names);
  return named;
}

function countryOf(last: string): string | undefined {
  const words = countryInAddress(last);
  if (words === undefined) return undefined;
  const known = countryCode(words);
  return known.length === 2 ? known : countriesByName().get(fold(words));
}

/**
 * Post code formats of different countries. Formats with letters come first: their digits alone would match the others.
 */
const POST_CODES = [
  /\b[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}\b/i,
  /\b[A-Z]\d[A-Z] ?\d[A-Z]\d\b/i,
  /\b\d{4} ?[A-Z]{2}\b/,
  /\b\d{5}-\d{4}\b/,
  /\b\d{3} \d{2}\b/,
  /\b\d{4,6}\b/,
];
/** The abbreviation of a state or province, written between town and post code. */
const STATE = /^[A-Z]{2,3}$/;

interface Found {
  at: number;
  code: string;
  rest: string;
}

/** Returns the last post code. The first part is not searched: a number in it is a house number. */
function postCodeIn(parts: readonly string[]): Found | undefined {
  for (let at = parts.length - 1; at > 0; at -= 1) {
    const part = parts[at] ?? '';
    const code = POST_CODES.map((written) => written.exec(part)?.[0]).find(Boolean);
    if (code) return { at, code, rest: part.replace(code, '').trim() };
  }
  return undefined;
}

/** Returns the town and the street parts before it. */
function townOf(parts: readonly string[], found: Found | undefined) {
  if (!found) return { town: parts.length > 1 ? parts.at(-1) : undefined, street: parts.slice(0, -1) };
  const isInSamePart = found.rest !== '' && !STATE.test(found.rest);
  const before = parts.slice(0, found.at);
  if (isInSamePart) return { town: found.rest, street: before };
  return { town: before.length > 1 ? before.at(-1) : undefined, street: before.slice(0, -1) };
}

/** Returns location fields from an address in one text: `10 High Street, Leeds LS1 4AB, United Kingdom`. */
export function addressInfo(text: string): AddressParts {
  const all = text
    .split(/[,\n]/)
    .map((part) => part.trim())
    .filter(Boolean);
  const country = all.length > 1 ? countryOf(all.at(-1) ?? '') : undefined;
  const parts = country ? all.slice(0, -1) : all;
  const found = postCodeIn(parts);
  const { town, street } = townOf(parts, found);
  const [line1 = parts[0], ...rest] = street;
  return {
    ...(line1 ? { name: line1, address_line1: line1 } : {}),
    ...(rest.length > 0 ? { address_line2: rest.join(', ') } : {}),
    ...(town ? { town_or_city: town } : {}),
    ...(found ? { post_code: found.code } : {}),
    ...(country ? { country } : {}),
  };
}
