import type { Explanation } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { EnginePart } from '../calculation';
import { FACTOR_SEPARATOR } from '../calculation-row';
import { INSTRUMENT, OWN_FACTOR } from '../parts';
import type { FactorLibrary } from '../published/factor';
import { factorLabel, reportOf, sourceOf } from '../published/factor-label';
import { instrumentName } from './market-facts';
import { CO2E, type Reader } from './reader';
import { isStatedWhole } from './stated-words';
import type { StoredCalculation } from './stored-calculation';

/** Returns each factor of a row once, with its publisher, edition and row. */
export function factorsOf(
  row: StoredCalculation,
  parts: readonly EnginePart[],
  library: FactorLibrary,
  reader: Reader,
): Explanation['factors'] {
  const distinct = [...new Map(parts.map((part) => [part.factor_id, part])).values()];
  const told = wordsOfEach(row, distinct.length);
  return distinct.map(({ factor_id: id, factor: value, factor_year: year }, at) => {
    const factor = library.factor(id);
    const set = factor && library.set(factor.set);
    // The own factor may have been changed or deleted; the row keeps its texts.
    const isOwn = id.startsWith(OWN_FACTOR);
    return {
      id,
      set: factor?.set ?? '',
      publisher: set?.publisher ?? (isOwn ? told.sources(at) : statedName(id, library, reader)),
      edition: set?.edition ?? '',
      revision: set?.revision ?? '',
      row: factor ? `${factor.publisher_table}, ${factor.publisher_row}` : '',
      label: isOwn ? told.labels(at) : factor ? factorLabel(id, library) : statedName(id, library, reader),
      value,
      units: row.factor_units ?? '',
      text: isStatedWhole(row) ? `${reader.kg(row.exact_kg ?? '')} ${CO2E}` : rateText(value, row, reader),
      region: reader.region(factor?.region ?? row.region_used ?? ''),
      year,
      gwp: factor && set ? reportOf(factor, set) : '',
      licence: set?.licence ?? '',
      source_url: set?.source_url ?? '',
      note: notesOf([factor?.note, set?.note], reader),
    };
  });
}

/** Returns the notes of a factor and its edition in the reader's language, each once. */
const notesOf = (notes: readonly (string | undefined)[], { note }: Reader): string | null =>
  [...new Set(notes.flatMap((each) => (each ? [note(each)] : [])))].join('. ') || null;

/** Returns the label of a stated figure, or of a proof of renewable power. */
const statedName = (id: string, library: FactorLibrary, reader: Reader): string =>
  id.startsWith(INSTRUMENT) ? instrumentName(id, reader) : reader.say(sourceOf(id, library));

/** Returns the texts of a row's factors by position; each gets the whole text if the count of pieces does not match. */
function wordsOfEach({ source, factor_label }: StoredCalculation, count: number) {
  const each = (words: string | null) => {
    const split = (words ?? '').split(FACTOR_SEPARATOR);
    return (at: number): string => (split.length === count ? split[at] : words) ?? '';
  };
  return { sources: each(source), labels: each(factor_label) };
}

const rateText = (factor: string, { calc_units, basis_units }: StoredCalculation, reader: Reader): string =>
  `${reader.factor(factor)} ${reader.perUnit(calc_units ?? basis_units)}`;
