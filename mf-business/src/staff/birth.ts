import { type Language, LOCALE_TAGS } from '@lichen/contracts/text/languages';
import { utcDay } from '@lichen/contracts/formats/days';
import { type Offer, selectableYears } from '@lichen/kit';

export const birthYears = (today: number): Offer[] =>
  selectableYears(today).map((year) => ({ value: String(year), label: String(year) }));

const named = (language: Language, parts: Intl.DateTimeFormatOptions) =>
  new Intl.DateTimeFormat(LOCALE_TAGS[language], { ...parts, timeZone: 'UTC' });

export function birthMonths(language: Language): Offer[] {
  const name = named(language, { month: 'long' });
  return Array.from({ length: 12 }, (_, month) => ({
    value: String(month + 1),
    label: name.format(utcDay(2000, month + 1, 1)),
  }));
}

/** Formats month and year of birth in the user's language; either may be unknown, and null where both are. */
export function birthText(month: number | null, year: number | null, language: Language): string | null {
  if (month && year) return named(language, { month: 'long', year: 'numeric' }).format(utcDay(year, month, 1));
  if (month) return named(language, { month: 'long' }).format(utcDay(2000, month, 1));
  return year ? String(year) : null;
}
