import { candidatesOf } from '../fields/candidates';
import { choose } from '../fields/choose';
import type { SoughtType } from '../fields/definition';
import type { Knowledge } from '../fields/knowledge';
import { readTexts } from '../fields/read-texts';
import { typeOf } from '../fields/type-of';
import type { MarkedReading } from '@lichen/contracts/docs/landmark';
import { docTypeOf } from '@lichen/contracts/docs/types/all-types';
import { landmarksOf } from '../memory/landmarks';
import { remembered } from '../memory/remembered';
import { termFields } from '../structured/term-fields';
import { termsOf } from '../structured/term-page';
import { judged } from './judged';
import { printedFields } from './printed-fields';
import { survey, type Surveyed } from '../fields/survey';

/** The single fields of a document, with what its rows are read from. */
interface FieldsRead {
  readonly reading: MarkedReading;
  readonly surveyed: Surveyed;
  /** True if the fields come from structured data in the file. */
  readonly isStructured: boolean;
}

/** Reads the fields of a document outside of its tables. `types` are the types that it may have. */
export function readFields(
  pages: Parameters<typeof survey>[0],
  knowledge: Knowledge,
  types: readonly SoughtType[],
): FieldsRead {
  const terms = termsOf(pages);
  // Structured data also indicates the type, but its values are read separately.
  const whole = survey(pages, knowledge);
  const print = pages.filter(({ words }) => !words.some(({ from }) => from === 'xml'));
  const isStructured = terms.length > 0;
  const surveyed = isStructured ? survey(print, knowledge) : whole;
  const { layout, lexicons, tokens, language, text } = surveyed;
  const texts = readTexts(layout, lexicons, knowledge);
  const landmarks = landmarksOf(layout, tokens, texts.get('supplier')?.text ?? null);
  const all = layout.segments.flatMap((segment) => tokens(segment));
  const candidates = candidatesOf(layout, tokens, lexicons);
  const said = typeOf(whole.layout, whole.lexicons, { tokens: all, candidates }, types);
  const sought = types.find(({ type, family = type }) => type === said?.type && family === said.family);
  if (!said || !sought) {
    const reading = { type: null, typeConfidence: 0, language, fields: [], checks: [], landmarks };
    return { reading, surveyed, isStructured };
  }
  const choices = choose(candidates, all, sought, { text, today: knowledge.today });
  const printed = printedFields(sought, { choices, texts }, { layout, lexicons, tokens });
  const type = docTypeOf(said.type);
  const { anchors, today } = knowledge;
  // Structured data is exact, so learned places are not used.
  const shown = type ? remembered(printed, { type, landmarks, anchors, today }) : printed;
  const fields = isStructured ? termFields(sought.fields, terms, printed) : shown;
  const ruled = judged(fields, { sought, choices, texts, today });
  const reading = { type: said.type, typeConfidence: said.confidence, language, ...ruled, landmarks };
  return { reading, surveyed, isStructured };
}
