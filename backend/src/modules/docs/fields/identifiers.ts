import type { Role } from '../lexicon/label-roles';

/** A field that an identifier may belong to. */
export interface IdentifierRole {
  readonly role: Role;
  readonly score: number;
}

const mod97 = (digits: string): number => [...digits].reduce((rest, digit) => (rest * 10 + Number(digit)) % 97, 0);

/** Returns true for an IBAN with valid check digits. */
export function isIban(text: string): boolean {
  const plain = text.replace(/\s/g, '').toUpperCase();
  if (!/^[A-Z]{2}\d{2}[A-Z\d]{11,30}$/.test(plain)) return false;
  const turned = plain.slice(4) + plain.slice(0, 4);
  return mod97([...turned].map((letter) => String(Number.parseInt(letter, 36))).join('')) === 1;
}

const MPAN_PRIMES = [3, 5, 7, 13, 17, 19, 23, 29, 31, 37, 41, 43];

/** Returns true for the core of a British meter point number (MPAN): thirteen digits, the last a check digit. */
export function isMpan(text: string): boolean {
  const plain = text.replace(/\s/g, '');
  if (!/^[12]\d{12}$/.test(plain)) return false;
  const sum = MPAN_PRIMES.reduce((total, prime, at) => total + prime * Number(plain[at]), 0);
  return (sum % 11) % 10 === Number(plain[12]);
}

/** Returns true for a German market location (MaLo) id: eleven digits, the last a check digit. */
export function isMarketLocation(text: string): boolean {
  const plain = text.replace(/\s/g, '');
  if (!/^[1-9]\d{10}$/.test(plain)) return false;
  const digits = [...plain].map(Number);
  const odd = digits.slice(0, 10).reduce((sum, digit, at) => sum + (at % 2 === 0 ? digit : 0), 0);
  const even = digits.slice(0, 10).reduce((sum, digit, at) => sum + (at % 2 === 1 ? digit * 2 : 0), 0);
  return (10 - ((odd + even) % 10)) % 10 === digits[10];
}

/** Returns true for a GS1 number with eighteen digits (GSRN), as Norwegian meters have: weights 3 and 1. */
export function isGsrn(text: string): boolean {
  const plain = text.replace(/\s/g, '');
  if (!/^\d{18}$/.test(plain)) return false;
  const sum = [...plain.slice(0, 17)].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0);
  return (10 - (sum % 10)) % 10 === Number(plain[17]);
}

const CUPS_LETTERS = 'TRWAGMYFPDXBNJZSQVHLCKE';

/** Returns true for a Spanish supply point (CUPS): ES, sixteen digits and two check letters. */
export function isCups(text: string): boolean {
  const [, digits, letters] = /^ES(\d{16})([A-Z]{2})(?:\d[A-Z])?$/.exec(text.replace(/\s/g, '').toUpperCase()) ?? [];
  if (!digits || !letters) return false;
  const rest = Number(BigInt(digits) % 529n);
  return letters === `${CUPS_LETTERS[Math.floor(rest / 23)]}${CUPS_LETTERS[rest % 23]}`;
}

const TAX_NUMBER =
  /^(?:DE\d{9}|GB ?\d{3} ?\d{4} ?\d{2}|FR[A-Z\d]{2} ?\d{9}|ES[A-Z\d]\d{7}[A-Z\d]|ATU\d{8}|NL\d{9}B\d{2}|BE0\d{9}|NO ?\d{9} ?MVA|\d{9} ?MVA)$/;

/** Names of company and tax registers as printed before their numbers, mostly in continental Europe. */
const REGISTER =
  /^(?:IVA|TVA|VAT|MWST|BTW|UID|USt|CIF|NIF|NIP|ATU|CHE|MVA|SIRET|SIREN|RCS|HRB|FN|KVK|GST|ABN|REGON|KRS|VIES|EORI)[ .:-]?\d/i;

/** Returns the role that an identifier has by its form alone; null if only a label can tell. */
export function identifierRole(raw: string): IdentifierRole | null {
  if (isIban(raw)) return { role: 'bank', score: 1.2 };
  if (REGISTER.test(raw) || TAX_NUMBER.test(raw.replace(/\s/g, ''))) return { role: 'tax-number', score: 0.9 };
  if (isCups(raw) || isGsrn(raw)) return { role: 'supply-point', score: 1.1 };
  if (isMpan(raw)) return { role: 'supply-point', score: 0.6 };
  if (isMarketLocation(raw)) return { role: 'supply-point', score: 0.3 };
  return null;
}
