import type { Language } from '@lichen/contracts/text/languages';
import de from './texts/DE.json';
import enGb from './texts/en-GB.json';
import enUs from './texts/en-US.json';
import es from './texts/ES.json';
import fr from './texts/FR.json';
import no from './texts/NO.json';

/** Dictionaries of the mails; keys are the English texts. */
export const MAIL_TEXTS: Record<Language, Readonly<Record<string, string>>> = {
  'en-GB': enGb,
  'en-US': enUs,
  FR: fr,
  DE: de,
  NO: no,
  ES: es,
};
