import { fold } from '@lichen/contracts/formats/fold';
import { IDEAS, type Lexicon } from './lexicon';
import { countOf, LEXICONS, stems } from './ideas-of';

/** Maximum number of words examined; the language shows early in a document. */
const MOST_WORDS = 3000;

/** Counts function words and label ideas; forms without sentences have only labels. */
function hits(folded: readonly string[], { stopWords, ideas }: Lexicon): number {
  const stops = new Set(stopWords.split(', '));
  const said = folded.filter((word) => stops.has(word)).length;
  const text = folded.join(' ');
  const labels = IDEAS.filter((idea) => countOf(text, stems(ideas[idea])) > 0).length;
  return said + labels * 0.7;
}

/** Returns the lexicon that fits the text best, the account's own if two fit alike; null if too few words tell. */
export function languageOf(texts: readonly string[], own: string | null): Lexicon | null {
  const folded = fold(texts.join(' ')).split(' ').slice(0, MOST_WORDS);
  const ranked = LEXICONS.map((lexicon) => ({ lexicon, score: hits(folded, lexicon) })).sort(
    (a, b) => b.score - a.score,
  );
  const [first, second] = ranked;
  if (!first || first.score < 3) return null;
  const isClear = first.score > (second?.score ?? 0) * 1.1;
  const ownHit = ranked.find(({ lexicon, score }) => lexicon.language === own && score >= first.score * 0.9);
  return isClear ? first.lexicon : (ownHit?.lexicon ?? first.lexicon);
}
