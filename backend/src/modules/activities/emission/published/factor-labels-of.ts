import type { EnginePart } from '../calculation';
import { FACTOR_SEPARATOR } from '../calculation-row';
import { OWN_FACTOR } from '../parts';
import type { FactorLibrary } from './factor';
import { factorTexts } from './factor-label';

/** Fields of a row that name its factors. */
interface LabelledRow {
  readonly parts: readonly EnginePart[];
  readonly factor_label: string | null;
}

/**
 * Returns the label of each factor of a row by its id. A row stores the labels as one text: where that has another
 * number of pieces, because labels were equal or cut, the library names what is published.
 */
export function factorLabelsOf({ parts, factor_label }: LabelledRow, library: FactorLibrary): Map<string, string> {
  const ids = [...new Set(parts.map(({ factor_id }) => factor_id))];
  const whole = factor_label ?? '';
  const pieces = whole.split(FACTOR_SEPARATOR);
  const named = (id: string) =>
    id.startsWith(OWN_FACTOR) && !library.ownWords?.(id) ? whole : factorTexts(id, library).label;
  return new Map(ids.map((id, at) => [id, pieces.length === ids.length ? (pieces[at] ?? whole) : named(id)]));
}
