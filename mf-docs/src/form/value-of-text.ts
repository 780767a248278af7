import { cellFigure, parseMarkedNumber, separatorsOf } from '@lichen/contracts/formats/numbers';
import { parseDay } from '@lichen/contracts/formats/written-days';
import type { DocType } from '@lichen/contracts/docs/doc-type';
import type { Field } from '@lichen/contracts/entity/fields';
import { currencyOf } from '@lichen/contracts/sheet/currency-words';
import { unitOf } from '@lichen/contracts/sheet/unit-words';
import type { Language } from '@lichen/contracts/text/languages';

/** A suffix such as "k", "million" or an exponent scales the figure, so its digits alone would be wrong. */
const SCALED = /^(?:[ex][+-]?\d|(?:k|mio|mill|millions?|mrd|tsd|thousand)\b)/i;

const numberOf = (figure: string, language: Language): number | null => {
  const plain = parseMarkedNumber(figure, separatorsOf(language).decimal);
  return plain === null ? null : Number(plain);
};

interface Reader {
  readonly language: Language;
  readonly thisYear: number;
}

/**
 * Parses words of a page as the value of a field, in the formats of one language. Returns undefined where they hold no
 * such value or an ambiguous day. `before` is the current value, whose currency applies where the words name none.
 */
export function valueOfText(field: Field, text: string, { language, thisYear }: Reader, before: unknown): unknown {
  const words = text.replace(/\s+/g, ' ').trim();
  if (words === '') return undefined;
  switch (field.kind) {
    case 'text':
    case 'longText':
      return words;
    case 'decimal':
    case 'integer': {
      const { figure, after } = cellFigure(words);
      return SCALED.test(after) ? undefined : (numberOf(figure, language) ?? undefined);
    }
    case 'day':
      return parseDay(words, language, thisYear) ?? undefined;
    case 'money': {
      const { figure, before: sign, after } = cellFigure(words);
      const amount = numberOf(figure, language);
      const own = (before as { currency?: string } | null)?.currency ?? field.currency ?? 'GBP';
      return amount === null || SCALED.test(after)
        ? undefined
        : { amount, currency: currencyOf(sign || after, own) ?? own };
    }
    default:
      return undefined;
  }
}

const LANGUAGES: Readonly<Record<string, Language>> = { de: 'DE', es: 'ES', fr: 'FR', no: 'NO' };

/** Returns the languages in which to parse a document, likeliest first. `said` is the language of the document. */
function languagesOf(said: string | null, own: Language): readonly Language[] {
  const of = LANGUAGES[said ?? ''];
  const english: Language = own === 'en-US' ? 'en-US' : 'en-GB';
  return of ? [of, own] : said === 'en' ? [english, own] : [own];
}

interface Around {
  /** ISO 639-1 language of the document; null where unknown. */
  readonly said: string | null;
  readonly own: Language;
  readonly thisYear: number;
  readonly values: Readonly<Record<string, unknown>>;
}

/** Parses words as the value of a field and of its unit field; null where they hold no value. */
export function valuesOfText(
  { form, reads }: DocType,
  name: string,
  text: string,
  { said, own, thisYear, values }: Around,
): Readonly<Record<string, unknown>> | null {
  const fields = form.fields as Record<string, Field>;
  const field = fields[name];
  if (!field) return null;
  const value = languagesOf(said, own)
    .map((language) => valueOfText(field, text, { language, thisYear }, values[name]))
    .find((found) => found !== undefined);
  if (value === undefined) return null;
  const unitField = reads[name]?.unitField;
  const units = unitField === undefined ? undefined : fields[unitField];
  if (unitField === undefined || units?.kind !== 'choice') return { [name]: value };
  const { after } = cellFigure(text.replace(/\s+/g, ' '));
  const unit = unitOf(after === '%' ? 'percent' : after, units.options);
  return { [name]: value, ...(unit === undefined ? {} : { [unitField]: unit }) };
}
