/** Why a file of factors or rates is refused; each is a dictionary key. */
export const FACTOR_FILE_TEXTS = {
  noRows: 'The file holds no rows',
  tooManyLines: 'The file has more than {count} lines',
  unclosed: 'A quote begins here and ends nowhere',
  tooLong: '{column} is too long',
  unknownColumns: 'These are the columns of no file that can be imported: {columns}',
  otherYear: 'The file is of {years}, not of {year}',
  manyYears: 'The file is of several years: {years}. Say which',
  whichYear: 'Which year is it of? The file names none',
  noMeaning: 'No UK edition is there that says what the rows mean',
  unusedRows: 'None of the rows is one that an activity uses',
  noRowId: '“{value}” is no row id',
  twice: 'The row {value} is there twice',
  noNumber: '{column} is no number',
  notAboveZero: '{column} is no figure above 0',
  empty: '{column} is empty',
  noSubregion: '“{value}” is no subregion',
  noShare: '{column} is no share',
  headerLacks: 'The header lacks “# {column}: …”',
  noId: '“{value}” is no id: small letters, digits and hyphens',
  noDay: '“{value}” is no day like 2027-01-01',
  endsBefore: 'It ends before it begins',
  noYear: '“{value}” is no year',
  noScope: '“{value}” is no scope',
  noCategory: '“{value}” is no category of scope 3',
  noBasis: '“{value}” is no basis: location, market or nothing',
  noFamily: '“{value}” is no family of factors',
  noComponent: '“{value}” is no component',
  noCurrency: '“{value}” is no currency',
  sameCurrency: 'The two currencies are the same',
  more: 'And {count} more',
} as const;

export type FactorFileText = (typeof FACTOR_FILE_TEXTS)[keyof typeof FACTOR_FILE_TEXTS];

/** One fault of an imported file; `line` is missing when the whole file is at fault. */
export interface FileFault {
  readonly line: number | null;
  readonly text: FactorFileText;
  readonly params: Readonly<Record<string, string>>;
}
