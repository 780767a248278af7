import type { ImportSettings } from '@lichen/contracts/activities/imports/import.entity';
import { isLanguage } from '@lichen/contracts/text/languages';
import { type DecimalMark, separatorsOf } from '@lichen/contracts/formats/numbers';
import { dayOrderOf } from '@lichen/contracts/formats/written-days';

/** Conventions of the reader's language, overridden by the evidence of the file. */
export function defaultSettings(language: string, currency: string): ImportSettings {
  const own = isLanguage(language) ? language : 'en-GB';
  return {
    columns: [],
    defaults: {},
    day_order: dayOrderOf(own),
    decimal: separatorsOf(own).decimal as DecimalMark,
    currency,
  };
}
