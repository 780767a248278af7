import type { OtherReading, Box, FieldReading } from '@lichen/contracts/docs/reading';
import { boxAround, type Segment } from '../layout/segments';
import type { Role } from '../lexicon/label-roles';
import type { Candidate } from './candidates';
import type { Choices, Chosen } from './choice';
import type { SoughtField } from './definition';
import type { TextFound } from './read-texts';
import type { Token, TokenValue } from './tokens/token';

/** Returns the box around the words that contain the characters from `start` to before `end`. */
export function boxOf({ words, box }: Segment, start: number, end: number): Box {
  const found: Box[] = [];
  let at = 0;
  for (const word of words) {
    if (at < end && at + word.text.length > start) found.push(word.shown ?? word.box);
    at += word.text.length + 1;
  }
  return found.length > 0 ? boxAround(found) : box;
}

/** Returns the lowest confidence of the words in a token. */
export const leastConfidence = ({ segment, start, end }: Token): number => {
  let at = 0;
  let least = 1;
  for (const word of segment.words) {
    if (at < end && at + word.text.length > start) least = Math.min(least, word.confidence);
    at += word.text.length + 1;
  }
  return least;
};

type Part = 'from' | 'to' | null;

const partOf = (value: TokenValue, part: Part): unknown =>
  part !== null && typeof value === 'object' && part in value ? (value as Record<string, unknown>)[part] : value;

const alternative = ({ token, score }: Candidate, part: Part, value = token.value): OtherReading => ({
  value: partOf(value, part),
  raw: token.raw,
  page: token.segment.page,
  box: boxOf(token.segment, token.start, token.end),
  confidence: Math.min(0.9, score),
});

/** Confidence below which a person has to check the value. */
const UNSURE = 0.55;
const PROVEN = 0.97;

/** Returns the flag of an ambiguous token. Both readings become alternatives and the value stays null. */
const openFlag = ({ kind }: Token): string =>
  kind === 'date' || kind === 'period' ? 'ambiguous_date' : 'ambiguous_number';

/** Adds the unit `percent` to a percentage read for a quantity field. */
const shareOf = (kind: SoughtField['kind'], token: Token, value: unknown): unknown =>
  kind === 'quantity' && token.kind === 'percent' ? { amount: value, unit: 'percent' } : value;

/** Returns true for an amount with a sign such as `$` where nothing tells which of its currencies is meant. */
const hasOpenCurrency = ({ raw, value }: Token): boolean =>
  typeof value === 'object' && 'currency' in value && value.currency === null && /\$|\bkr\b/i.test(raw);

function ofChosen(
  { name, kind }: SoughtField,
  { candidate, isProven, flags, others }: Chosen,
  part: Part,
): FieldReading {
  const { token, score, how } = candidate;
  const isOpen = token.otherwise !== undefined && partOf(token.otherwise, part) !== partOf(token.value, part);
  const letters = leastConfidence(token);
  const certain = isProven ? PROVEN : Math.min(0.95, score);
  const confidence = isOpen ? 0.3 : certain * (letters < 0.9 ? letters : 1);
  const isOfSeveral = kind === 'money' && hasOpenCurrency(token);
  const both = isOpen ? [alternative(candidate, part), alternative(candidate, part, token.otherwise)] : [];
  return {
    field: name,
    value: isOpen ? null : shareOf(kind, token, partOf(token.value, part)),
    raw: token.raw,
    page: token.segment.page,
    box: boxOf(token.segment, token.start, token.end),
    confidence,
    how,
    flags: [
      ...flags,
      ...(isOpen ? [openFlag(token)] : []),
      ...(!isOpen && (isOfSeveral || confidence < UNSURE) ? ['unsure'] : []),
    ],
    alternatives: [...both, ...others.map((each) => alternative(each, part))],
  };
}

function ofText(field: string, { text, raw, page, box, score, how, others }: TextFound): FieldReading {
  return {
    field,
    value: text,
    raw: raw ?? text,
    page,
    box,
    confidence: score,
    how,
    flags: score < UNSURE ? ['unsure'] : [],
    alternatives: others.map((each) => ({
      value: each.text,
      raw: each.raw ?? each.text,
      page: each.page,
      box: each.box,
      confidence: each.score * 0.7,
    })),
  };
}

const PARTS: Readonly<Partial<Record<Role, readonly [Role, Part]>>> = {
  'period-start': ['period', 'from'],
  'period-end': ['period', 'to'],
};

/** Parts of a period for dates without labels of their own: `valid from 3 May 2026 to 2 May 2029`. */
const ELSE_PARTS: typeof PARTS = { 'start-date': ['period', 'from'], 'expiry-date': ['period', 'to'] };

/** Returns the readings of a type's fields from the values chosen for their roles. Fields not found are left out. */
export function fieldReadings(
  fields: readonly SoughtField[],
  choices: Choices,
  texts: ReadonlyMap<Role, TextFound>,
): FieldReading[] {
  return fields.flatMap((field): FieldReading[] => {
    const { name, role, kind } = field;
    if (kind === 'text' || kind === 'choice') {
      const text = texts.get(role);
      return text ? [ofText(name, text)] : [];
    }
    const [whole, part] = PARTS[role] ?? (choices.has(role) ? null : ELSE_PARTS[role]) ?? [role, null];
    const said = choices.get(whole) ?? choices.get(role);
    return said ? [ofChosen(field, said, said.candidate.token.kind === 'period' ? part : null)] : [];
  });
}
