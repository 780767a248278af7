import type { FactorTables } from '../live-library';
import type { Edition } from './edition';
import { egridEdition, isEgridFile } from './egrid-file';
import { fileRows, type Refusal, refusal } from './file-rows';
import { isTemplateFile, templateEdition } from './template-file.reader';
import { isUkFlatFile, ukEdition } from './uk-flat-file';

/** Reads a publisher's file by the names of its columns. */
export function readEdition(text: string, tables: FactorTables, year?: number): Edition | Refusal {
  const file = fileRows(text);
  if (file.rows.length === 0) return refusal(['the file holds no rows']);
  if (isUkFlatFile(file)) return ukEdition(file, tables, year);
  if (isEgridFile(file)) return egridEdition(file, tables, year);
  if (isTemplateFile(file)) return templateEdition(file, tables);
  return refusal([`line 1: these are the columns of no file that can be imported: ${file.columns.join(', ')}`]);
}
