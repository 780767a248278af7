import { zip } from '../../bounded/testing/zip-file';

export interface BookParts {
  /** Content of `sheetData`. */
  rows: string;
  merges?: readonly string[];
  from1904?: boolean;
  strings?: readonly string[];
  /** Further sheets, by name. */
  more?: Readonly<Record<string, string>>;
  /** Replaces the whole worksheet. */
  sheet?: string;
  /** XML to add at the end of a part, by the part's name. */
  inside?: Readonly<Record<string, string>>;
}

const HEAD = '<?xml version="1.0" encoding="UTF-8"?>';
const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** Returns a cell of text or a number. Style 1 shows a day, 2 a month, 3 hundredths, 4 euros. */
export const cell = (address: string, value: string | number, style?: number): string =>
  typeof value === 'number'
    ? `<c r="${address}"${style === undefined ? '' : ` s="${style}"`}><v>${value}</v></c>`
    : `<c r="${address}" t="inlineStr"><is><t>${escaped(value)}</t></is></c>`;

/** Builds a workbook with one sheet; style 1 is a custom date format. */
export function workbook({
  rows,
  merges = [],
  from1904 = false,
  strings = [],
  more = {},
  sheet,
  inside = {},
}: BookParts): Buffer {
  const others = Object.entries(more).map(([name, inside], at) => ({
    name,
    inside,
    part: `sheet${at + 2}`,
    id: `rId${at + 20}`,
  }));
  const merged =
    merges.length > 0 ? `<mergeCells>${merges.map((ref) => `<mergeCell ref="${ref}"/>`)}</mergeCells>` : '';
  const main = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet.main+xml';
  const parts = {
    '[Content_Types].xml': `<Types><Override PartName="/xl/workbook.xml" ContentType="${main}"/></Types>`,
    'xl/workbook.xml': `<workbook xmlns:r="r"><workbookPr date1904="${from1904 ? 1 : 0}"/><sheets><sheet name="Notes" state="hidden" r:id="rId9"/><sheet name="Bills" r:id="rId1"/>${others.map(({ name, id }) => `<sheet name="${name}" r:id="${id}"/>`).join('')}</sheets></workbook>`,
    'xl/_rels/workbook.xml.rels': `<Relationships><Relationship Id="rId1" Target="worksheets/sheet1.xml"/>${others.map(({ id, part }) => `<Relationship Id="${id}" Target="worksheets/${part}.xml"/>`).join('')}</Relationships>`,
    'xl/styles.xml':
      '<styleSheet><numFmts><numFmt numFmtId="164" formatCode="dd/mm/yyyy"/><numFmt numFmtId="165" formatCode="#,##0.00 &quot;€&quot;"/></numFmts><cellXfs><xf numFmtId="0"/><xf numFmtId="164"/><xf numFmtId="17"/><xf numFmtId="9"/><xf numFmtId="165"/></cellXfs></styleSheet>',
    'xl/sharedStrings.xml': `<sst>${strings.map((text) => `<si><t>${escaped(text)}</t></si>`).join('')}</sst>`,
    'xl/worksheets/sheet1.xml': sheet ?? `<worksheet><sheetData>${rows}</sheetData>${merged}</worksheet>`,
    ...Object.fromEntries(
      others.map(({ part, inside }) => [
        `xl/worksheets/${part}.xml`,
        `<worksheet><sheetData>${inside}</sheetData></worksheet>`,
      ]),
    ),
  };
  const ended = (name: string, text: string) => text.replace(/<\/\w+>$/, (end) => (inside[name] ?? '') + end);
  return zip(Object.entries(parts).map(([name, text]) => ({ name, content: Buffer.from(HEAD + ended(name, text)) })));
}
