import { fold } from '@lichen/contracts/formats/fold';
import { countOf, stems } from './ideas-of';
import type { Lexicon } from './lexicon';

/** Removes the names of other fuels from a text, so that `Gas oil` does not count as gas. */
function withoutLonger(text: string, name: string, lexicons: readonly Lexicon[]): string {
  const longer = lexicons.flatMap(({ fuels }) =>
    Object.entries(fuels).flatMap(([other, list]) => (other === name ? [] : stems(list).phrases)),
  );
  return longer.reduce((left, phrase) => left.replaceAll(phrase, ' '), ` ${fold(text)} `).trim();
}

/** Returns the names of the fuels that the lexicons know, each once. */
export const fuelNames = (lexicons: readonly Lexicon[]): readonly string[] => [
  ...new Set(lexicons.flatMap(({ fuels }) => Object.keys(fuels))),
];

/** Returns true if a text names the fuel. */
export const namesFuel = (text: string, name: string, lexicons: readonly Lexicon[]): boolean =>
  lexicons.some(({ fuels }) => {
    const list = fuels[name];
    return list !== undefined && countOf(withoutLonger(text, name, lexicons), stems(list)) > 0;
  });
