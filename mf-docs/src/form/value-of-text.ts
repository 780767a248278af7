import { cellFigure, parseMarkedNumber, separatorsOf } from '@lichen/contracts/formats/numbers';
import { dayOrderOf, parseOrderedDay } from '@lichen/contracts/formats/written-days';
import type { Field } from '@lichen/contracts/entity/fields';
import type { Language } from '@lichen/contracts/text/languages';

const numberOf = (text: string, language: Language): number | null => {
  const plain = parseMarkedNumber(cellFigure(text).figure, separatorsOf(language).decimal);
  return plain === null ? null : Number(plain);
};

/**
 * Words of a page as a field holds them, read in the ways of the reader's language; undefined where they say no such
 * value. `before` is what the field holds now: of money the currency stays.
 */
export function valueOfText(field: Field, text: string, language: Language, before: unknown): unknown {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words === '') return undefined;
  switch (field.kind) {
    case 'text':
    case 'longText':
      return words;
    case 'decimal':
    case 'integer':
      return numberOf(words, language) ?? undefined;
    case 'day':
      return parseOrderedDay(words, dayOrderOf(language)) ?? undefined;
    case 'money': {
      const amount = numberOf(words, language);
      const { currency } = (before ?? {}) as { currency?: string };
      return amount === null ? undefined : { amount, currency: currency ?? field.currency ?? 'GBP' };
    }
    default:
      return undefined;
  }
}
