import { Readable } from 'node:stream';
import type { ActivityQuery } from '@lichen/contracts/activities/list/activity-query';
import type { ExtractFormat } from '@lichen/contracts/activities/list/extract.entity';
import { regionName } from '@lichen/contracts/places/region-names';
import { isLanguage } from '@lichen/contracts/text/languages';
import { contextOf } from '../../../platform/engine/context';
import type { Read } from '../../../platform/engine/rules';
import { zipOf } from '../../../platform/files/zip-stream';
import type { Platform } from '../../../platform/platform';
import type { Types } from '../checks/check-subject.query';
import { ESTIMATE_COLUMNS, type EstimateRow, type ExtractRow, extractColumns } from './extract-columns';
import { estimatesListed } from './extract-estimates.query';
import { csvText, type ExtractPages, type LabelOf, type TranslateText, workbookParts } from './extract-files';
import { extractPages, extractRecords, typesIn } from './extract-rows.query';
import { selectionSnapshot } from '../filters/listed-selection.query';

const MOST_BYTES = 3 * 1024 ** 3;

export interface ExtractParts {
  platform: Pick<Platform, 'database' | 'files' | 'clock'>;
  types: Types;
  sayIn(language: string): TranslateText;
  labelIn(language: string): LabelOf;
}

/** Order of an export, small enough for the input of a job. */
export interface ExtractOrder {
  id: string;
  companyId: string;
  userId: string;
  language: string;
  format: ExtractFormat;
  filters: ActivityQuery;
  /** Time of the order in ms; later activities are left out. Undefined in orders of earlier releases. */
  askedOn?: number;
}

/** A written file, named in the file store by its hash. */
export interface ExtractFile {
  hash: string;
  bytes: number;
  /** Rows in the file; fewer than counted when some were deleted meanwhile. */
  rows: number;
}

type Pages = AsyncGenerator<readonly ExtractRow[]>;

/** Reports the number of rows after each page; the callback may stop the export by throwing. */
async function* told(pages: Pages, tell: (rows: number) => Promise<void>): Pages {
  let rows = 0;
  for await (const page of pages) {
    yield page;
    rows += page.length;
    await tell(rows);
  }
}

/** Appends the estimates to the activities. */
async function* withEstimates(pages: Pages, estimates: readonly EstimateRow[]): ExtractPages {
  yield* pages;
  if (estimates.length > 0) yield estimates;
}

/** Writes the file directly to the store, with only one page of rows in memory. */
export async function makeExtract(
  { platform: { database, files, clock }, types, sayIn, labelIn }: ExtractParts,
  { id, companyId, userId, language, format, filters, askedOn }: ExtractOrder,
  tell: (rows: number) => Promise<void> = async () => undefined,
): Promise<ExtractFile> {
  const records = extractRecords({ database }, companyId);
  const selection = selectionSnapshot(filters, askedOn);
  const context = { ...contextOf(clock, undefined, id), companyId, userId, language };
  const estimates = await estimatesListed(records as Read, types, filters, context);
  const own = extractColumns(await typesIn(records, types, selection));
  const columns = estimates.length > 0 ? [...own, ...ESTIMATE_COLUMNS] : own;
  let rows = 0;
  const table = {
    columns,
    pages: withEstimates(
      told(extractPages(records, types, selection), (written) => {
        rows = written;
        return tell(written);
      }),
      estimates.map((estimate) => ({ estimate })),
    ),
    say: sayIn(language),
    labelOf: labelIn(language),
    region: (name: string) => regionName(name, isLanguage(language) ? language : 'en-GB'),
  };
  const bytes = format === 'csv' ? Readable.from(csvText(table), { objectMode: false }) : zipOf(workbookParts(table));
  const file = await files.put(bytes, MOST_BYTES, { isOwn: true });
  return { ...file, rows };
}
