import type { MarkedReading } from '@lichen/contracts/docs/landmark';
import type { PageText } from '@lichen/contracts/docs/reading';
import { docTypeOf } from '@lichen/contracts/docs/types/all-types';
import type { SoughtType } from '../fields/definition';
import type { Knowledge } from '../fields/knowledge';
import { taughtColumns } from '../memory/learn-columns';
import { tableReadings } from '../tables/table-readings';
import { readFields } from './read-fields';

/** Height of the first page as a share of its width. */
const shapeOf = ([first]: readonly PageText[]): number => (first ? first.height / first.width : 1);

/**
 * Reads the fields of a document and the rows of its tables from the words of its pages. `types` are the types that it
 * may have.
 */
export function readDocument(
  pages: readonly PageText[],
  knowledge: Knowledge,
  types: readonly SoughtType[],
): MarkedReading {
  const { reading, surveyed, isStructured } = readFields(pages, knowledge, types);
  const type = reading.type === null ? undefined : docTypeOf(reading.type);
  // A printed copy of structured data may show other lines than the data has.
  if (!type || isStructured) return reading;
  const { fields, checks, landmarks } = reading;
  const taught = (list: string) => taughtColumns(type, list, landmarks.supplier, knowledge.anchors);
  const rows = tableReadings(type, surveyed, { shape: shapeOf(pages), fields, taught });
  return {
    ...reading,
    fields: [...fields, ...rows.fields],
    checks: [...checks, ...rows.checks],
    landmarks: rows.marks.length > 0 ? { ...landmarks, tables: rows.marks } : landmarks,
  };
}
