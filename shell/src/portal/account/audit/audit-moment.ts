import { type Language, LOCALE_TAGS } from '@lichen/contracts/text/languages';

const two = (value: number) => String(value).padStart(2, '0');

/** Formats a moment as `1 Oct 2026 09:14:05`, to the second, in the browser's time zone. */
export function auditMoment(at: number, language: Language): string {
  const here = new Date(at);
  const month = new Intl.DateTimeFormat(LOCALE_TAGS[language], { month: 'short' }).format(here);
  const time = [here.getHours(), here.getMinutes(), here.getSeconds()].map(two).join(':');
  return `${here.getDate()} ${month} ${here.getFullYear()} ${time}`;
}
