import { dateOf, monthOf, yearOf } from './days';
import type { Language } from '../text/languages';

const pad = (value: number, length = 2) => String(value).padStart(length, '0');

const monthFirst = (language: Language) => language === 'en-US';

/** A calendar day as people read it: `MM/dd/yyyy` for en-US, otherwise `dd/MM/yyyy`. */
export function dayText(day: number, language: Language): string {
  const [dd, mm, yyyy] = [pad(dateOf(day)), pad(monthOf(day)), pad(yearOf(day), 4)];
  return monthFirst(language) ? `${mm}/${dd}/${yyyy}` : `${dd}/${mm}/${yyyy}`;
}
