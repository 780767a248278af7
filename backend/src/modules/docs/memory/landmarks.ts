import type { Landmark, Landmarks } from '@lichen/contracts/docs/landmark';
import { fold } from '@lichen/contracts/formats/fold';
import type { Layout, Segment } from '../layout/segments';
import { hasLetters, type TokensOf } from '../fields/column-heading';
import { boxOf, leastConfidence } from '../fields/field-readings';
import { type LabelPlace, labelPlaces } from '../fields/label-places';
import type { Token } from '../fields/tokens/token';
import { supplierKey } from './supplier-key';

/** Limits on the landmarks kept, because a file may be crafted to cause cost. */
const MOST_VALUES = 400;
const MOST_TEXTS = 200;
const LONGEST_LABEL = 60;
const LONGEST_TEXT = 160;

/** Returns a label without the parts that change from bill to bill: digits, case and punctuation. */
const wordsOf = (text: string): string => fold(text.replace(/\d+/g, ' ')).slice(-LONGEST_LABEL).trim();

const SIDES: readonly (readonly [side: string, places: readonly LabelPlace['place'][]])[] = [
  ['beside', ['inline', 'right']],
  ['above', ['column', 'below']],
  ['after', ['after']],
];

/** Number of cells from which a line is a row of a table. */
const TABLE = 3;

/** Returns the nearest label on each side. In a list of labels and values, the text above is not a column heading. */
function labelsOf(token: Token, layout: Layout, tokensOf: TokensOf): string[] {
  const places = labelPlaces(token, layout, tokensOf);
  const said = SIDES.flatMap(([side, of]) => {
    const words = wordsOf(places.find(({ place }) => of.includes(place))?.text ?? '');
    return hasLetters(words) ? [{ side, label: `${side}:${words}` }] : [];
  });
  const isRow = (layout.lines[token.segment.line]?.segments.length ?? 0) >= TABLE;
  const isListed = !isRow && said.some(({ side }) => side === 'beside');
  return said.filter(({ side }) => side !== 'above' || !isListed).map(({ label }) => label);
}

function markOf(token: Token, kind: Landmark['kind'], layout: Layout, tokensOf: TokensOf): Landmark[] {
  const labels = labelsOf(token, layout, tokensOf);
  if (labels.length === 0) return [];
  const { segment, start, end, raw, value, otherwise, isBare = false } = token;
  return [
    {
      ...{ kind, raw, isBare, labels, page: segment.page, box: boxOf(segment, start, end) },
      value: otherwise === undefined ? value : null,
      confidence: leastConfidence(token),
    },
  ];
}

/** Returns a text that may be a name or address, after its colon if any; null if it is too long. */
function textIn(segment: Segment): Token | null {
  const colon = segment.text.indexOf(':');
  const start = colon < 0 ? 0 : colon + 1 + (/^\s*/.exec(segment.text.slice(colon + 1))?.[0].length ?? 0);
  const raw = segment.text.slice(start);
  if (!hasLetters(raw) || raw.length > LONGEST_TEXT) return null;
  return { kind: 'identifier', segment, start, end: segment.text.length, raw, value: raw };
}

/** Returns all values and texts of a document that a person may point to, each with its labels. */
export function landmarksOf(layout: Layout, tokensOf: TokensOf, sender: string | null): Landmarks {
  const values = layout.segments
    .flatMap((segment) => tokensOf(segment))
    .slice(0, MOST_VALUES)
    .flatMap((token) => markOf(token, token.kind, layout, tokensOf));
  const texts = layout.segments
    .flatMap((segment) => textIn(segment) ?? [])
    .slice(0, MOST_TEXTS)
    .flatMap((token) => markOf(token, 'text', layout, tokensOf));
  return { supplier: supplierKey(layout, sender), marks: [...values, ...texts] };
}
