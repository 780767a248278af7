import { layoutOf, type Layout } from '../layout/segments';
import { LEXICONS } from '../lexicon/ideas-of';
import { languageOf } from '../lexicon/language-of';
import type { Lexicon } from '../lexicon/lexicon';
import type { PageText } from '@lichen/contracts/docs/reading';
import { type Conventions, conventionsOf } from './conventions';
import type { Knowledge } from './knowledge';
import type { TokensOf } from './column-heading';
import { tokensOf } from './tokens/tokens';

/** The parts of a document before they are interpreted. */
export interface Surveyed {
  readonly layout: Layout;
  /** Lexicons of its language and of English, which many documents use as well; all where too few words tell. */
  readonly lexicons: readonly Lexicon[];
  readonly tokens: TokensOf;
  /** How its numbers and dates are written. */
  readonly conventions: Conventions;
  /** ISO 639-1 code. */
  readonly language: string | null;
  readonly text: string;
}

/** Finds lines, language and tokens. Number and date formats are determined once for the whole document. */
export function survey(pages: readonly PageText[], knowledge: Knowledge): Surveyed {
  const layout = layoutOf(pages);
  const texts = layout.segments.map(({ text }) => text);
  const lexicon = languageOf(texts, knowledge.accountLanguage);
  const language = lexicon?.language ?? knowledge.accountLanguage;
  const english = LEXICONS.filter((each) => each.language === 'en' && each !== lexicon);
  const text = texts.join('\n');
  const thisYear = Number(knowledge.today.slice(0, 4));
  const conventions = conventionsOf(text, { language, country: knowledge.country, thisYear });
  const lexicons = lexicon ? [lexicon, ...english] : LEXICONS;
  return { layout, lexicons, tokens: tokensOf(layout, conventions), conventions, language, text };
}
