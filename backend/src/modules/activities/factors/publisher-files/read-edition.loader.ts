import type { FactorTables } from '../live-library';
import type { Edition } from './edition';
import { egridEdition, isEgridFile } from './egrid-file';
import { faultText, type FileRows, type RefusedFile, refuseFile } from './file-rows';
import { hubEdition, isHubFile } from './hub-file';
import { isTemplateFile, templateEdition } from './template-file.loader';
import { isUkFlatFile, ukEdition } from './uk-flat-file';

/** Reads a publisher's file, whose kind its column names tell; returns faults if refused. */
export function readEdition(file: FileRows, tables: FactorTables, year?: number): Edition | RefusedFile {
  if (file.rows.length === 0) return refuseFile([faultText('noRows')]);
  if (isUkFlatFile(file)) return ukEdition(file, tables, year);
  if (isEgridFile(file)) return egridEdition(file, tables, year);
  if (isHubFile(file)) return hubEdition(file, tables, year);
  if (isTemplateFile(file)) return templateEdition(file, tables);
  return refuseFile([faultText('unknownColumns', { columns: file.columns.join(', ') })]);
}
