/** Reasons for refusing a file of factors or rates; each is a dictionary key. */
export const FACTOR_FILE_TEXTS = {
  noRows: 'The file has no rows.',
  tooManyLines: 'The file has more than {count} lines.',
  unclosed: 'The quotation mark here is never closed.',
  tooLong: '{column} is too long.',
  unknownColumns: 'The columns do not match any file type that can be imported: {columns}',
  otherYear: 'The file is for {years}, not {year}.',
  manyYears: 'The file covers several years: {years}. Choose one.',
  whichYear: 'The file does not state a year. Enter the year.',
  noMeaning: 'There is no UK edition that describes these rows.',
  unusedRows: 'No activity type uses any of these rows.',
  noRowId: '“{value}” is not a valid row ID.',
  twice: 'Row {value} appears twice.',
  noNumber: '{column} is not a number.',
  notAboveZero: '{column} is not a number above 0.',
  empty: '{column} is empty.',
  noSubregion: '“{value}” is not a valid subregion.',
  noShare: '{column} is not a valid share.',
  headerLacks: 'The header is missing “# {column}: …”.',
  noId: '“{value}” is not a valid ID. Use lower-case letters, digits and hyphens.',
  noDay: '“{value}” is not a date such as 2027-01-01.',
  endsBefore: 'The end date is before the start date.',
  noYear: '“{value}” is not a valid year.',
  noScope: '“{value}” is not a valid scope.',
  noCategory: '“{value}” is not a valid Scope 3 category.',
  noBasis: '“{value}” is not a valid basis. Use location, market or leave it empty.',
  noFamily: '“{value}” is not a valid factor family.',
  noComponent: '“{value}” is not a valid component.',
  noCountry: '“{value}” is not a valid country. Use a code of two letters, such as GB.',
  noPercent: '{column} is not a number from 0 to 100.',
  noCurrency: '“{value}” is not a valid currency.',
  sameCurrency: 'The two currencies must be different.',
  more: 'And {count} more',
} as const;

export type FactorFileText = (typeof FACTOR_FILE_TEXTS)[keyof typeof FACTOR_FILE_TEXTS];

/** One error in an imported file; `line` is null when the error concerns the whole file. */
export interface FileFault {
  readonly line: number | null;
  readonly text: FactorFileText;
  readonly params: Readonly<Record<string, string>>;
}
