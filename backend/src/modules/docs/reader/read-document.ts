import { afterChecks, checksOf } from '../checks/checks';
import { candidatesOf } from '../fields/candidates';
import { choose } from '../fields/choose';
import type { SoughtType } from '../fields/definition';
import { fieldReadings } from '../fields/field-readings';
import type { Knowledge } from '../fields/knowledge';
import { readTexts } from '../fields/read-texts';
import { typeOf } from '../fields/type-of';
import type { DocumentReading, PageText } from '@lichen/contracts/docs/reading';
import { survey } from './survey';

/** Reads the fields of a document from the words of its pages. `types` are those that it may be of. */
export function readDocument(
  pages: readonly PageText[],
  knowledge: Knowledge,
  types: readonly SoughtType[],
): DocumentReading {
  const { layout, lexicons, tokens, language, text } = survey(pages, knowledge);
  const all = layout.segments.flatMap((segment) => tokens(segment));
  const quantities = all.filter(({ kind }) => kind === 'quantity');
  const said = typeOf(layout, lexicons, quantities, types);
  const sought = types.find(({ type }) => type === said?.type);
  if (!said || !sought) return { type: null, typeConfidence: 0, language, fields: [], checks: [] };
  const choices = choose(candidatesOf(layout, tokens, lexicons), all, sought, { text, today: knowledge.today });
  const fields = fieldReadings(sought.fields, choices, readTexts(layout, lexicons, knowledge));
  const checks = checksOf(fields, knowledge.today);
  return { type: said.type, typeConfidence: said.confidence, language, fields: afterChecks(fields, checks), checks };
}
