import { Problem } from '@lichen/contracts/api/problems';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { endsWith, HEADER_TERMS, LINE_ELEMENTS, LINE_TERMS, ROOTS } from '../../structured/invoice-terms';
import type { Term } from '../../structured/term-page';
import { READING_TEXTS } from '../reading-texts';
import { textOf } from './xml-text.loader';

const MOST_DEPTH = 60;
const MOST_ELEMENTS = 300_000;
const MOST_TERMS = 5000;
const LONGEST = 400;

const bare = (name: string): string => name.slice(name.indexOf(':') + 1);
const broken = () => new Problem('invalid', READING_TEXTS.broken);

/** Adds hyphens to CII dates, which are written without them. */
const plainDay = (text: string): string => text.replace(/^(\d{4})(\d{2})(\d{2})(?:\d{4})?$/, '$1-$2-$3');

/** State while the file is parsed. */
interface Walk {
  readonly path: string[];
  readonly attributes: Record<string, string>[];
  readonly terms: Term[];
  text: string;
  elements: number;
  line: number;
}

function take(walk: Walk): void {
  const { path, attributes, terms, text } = walk;
  const value = text.trim().replace(/\s+/g, ' ').slice(0, LONGEST);
  if (value === '' || terms.length >= MOST_TERMS) return;
  const isLine = path.some((name) => LINE_ELEMENTS.has(name));
  const own = attributes.at(-1) ?? {};
  const found = (isLine ? LINE_TERMS : HEADER_TERMS).find(
    ({ path: sought, scheme }) => endsWith(path, sought) && (scheme === undefined || scheme in own),
  );
  if (!found) return;
  const line = isLine ? walk.line : 0;
  const isDay = /Date|DateTimeString/.test(path.at(-1) ?? '');
  terms.push({ term: found.term, line, value: isDay ? plainDay(value) : value });
  const unit = own['unitCode'];
  if (found.unitTerm && unit) terms.push({ term: found.unitTerm, line, value: unit });
}

function opened(walk: Walk, { name, attributes }: SaxesTagPlain): void {
  walk.elements += 1;
  const local = bare(name);
  if (walk.path.length === 0 && !ROOTS.has(local)) throw new Problem('invalid', READING_TEXTS.wrongType);
  if (walk.path.length >= MOST_DEPTH || walk.elements > MOST_ELEMENTS) throw broken();
  if (LINE_ELEMENTS.has(local)) walk.line += 1;
  walk.path.push(local);
  walk.attributes.push(attributes as Record<string, string>);
  walk.text = '';
}

/** Returns the terms of an e-invoice in UBL or CII. Throws `invalid` for other XML and for any DOCTYPE. */
export function invoiceTerms(bytes: Uint8Array): Term[] {
  const walk: Walk = { path: [], attributes: [], terms: [], text: '', elements: 0, line: 0 };
  const parser = new SaxesParser();
  parser.on('doctype', () => {
    throw broken();
  });
  parser.on('opentag', (tag) => opened(walk, tag as SaxesTagPlain));
  parser.on('text', (text) => {
    if (walk.text.length < LONGEST * 2) walk.text += text;
  });
  parser.on('closetag', () => {
    take(walk);
    walk.path.pop();
    walk.attributes.pop();
    walk.text = '';
  });
  try {
    parser.write(textOf(bytes)).close();
  } catch (error) {
    throw error instanceof Problem ? error : broken();
  }
  return walk.terms;
}
