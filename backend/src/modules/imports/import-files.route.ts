import { pipeline } from 'node:stream/promises';
import { fileImport, columnTitleOf } from '@lichen/contracts/imports/import.entity';
import { importRow } from '@lichen/contracts/imports/import-row.entity';
import { BYTE_ORDER_MARK, csvLine, csvText } from '@lichen/contracts/formats/csv';
import { notFound } from '@lichen/contracts/api/problems';
import { type Response, Router } from 'express';
import writeXlsxFile from 'write-excel-file/node';
import { expectAllowed, expectReadable, expectSubscribed } from '../../platform/engine/permissions/permit';
import type { Context } from '../../platform/engine/rules';
import { describedFile } from '../../platform/http/described-route';
import { contextFor } from '../../platform/http/request-context';
import type { Platform } from '../../platform/platform';
import { companyRecords } from '../../platform/engine/company-records';
import type { ImportRow } from './rows/validate-rows.rules';
import { type Say, type SheetKind, templateSheets, templateTitles } from './template-sheets';

export interface FileParts {
  readonly kinds: () => ReadonlyMap<string, SheetKind>;
  sayIn(language: string): Say;
}

const CSV = 'text/csv; charset=utf-8';
const XLSX = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet';

const attached = (response: Response, name: string, type: string) =>
  response.set({
    'Content-Disposition': `attachment; filename="${name}"`,
    'Content-Type': type,
    'Cache-Control': 'private, no-store',
    'X-Content-Type-Options': 'nosniff',
  });

const PAGE = 1000;

const reasonOf = ({ problems }: ImportRow, say: Say): string =>
  (problems ?? []).map(({ cell, message }) => (cell ? `${cell}: ${say(message)}` : say(message))).join('; ');

async function* rejectedRows(
  { database }: Pick<Platform, 'database'>,
  { companyId }: Context,
  id: string,
): AsyncGenerator<readonly ImportRow[]> {
  const rows = companyRecords({ database }, companyId)(importRow);
  for (let after = 0; ; ) {
    const where = { import_id: id, verdict: 'error', place: { above: after } };
    const page = await rows.list({ where, order: [{ column: 'place' }], limit: PAGE });
    const last = page.at(-1);
    if (!last) return;
    yield page;
    after = last.place;
  }
}

/** Generates the text as fast as it is downloaded, so that a slow client keeps no file in memory. */
async function* rejectedText(
  headers: readonly string[],
  pages: AsyncIterable<readonly ImportRow[]>,
  say: Say,
): AsyncGenerator<string> {
  yield `${BYTE_ORDER_MARK}${csvLine([...headers, say('Row'), say('Reason')])}\r\n`;
  for await (const page of pages)
    for (const row of page) {
      const cells = headers.map((_, at) => csvText(row.cells[at]));
      yield `${csvLine([...cells, String(row.place), reasonOf(row, say)])}\r\n`;
    }
}

export const describedImportFiles = [
  describedFile({
    ...{ name: 'import_template', path: '/api/data/import_templates/{file}', allow: fileImport.allow.read },
    summary: 'A sheet of one entity to be filled in: {entity}.xlsx or {entity}.csv',
  }),
  describedFile({
    ...{ name: 'rejected_rows', path: '/api/data/imports/{id}/rejected.csv', allow: fileImport.allow.read },
    summary: 'The rows that an import refused, with their reasons',
  }),
];

/** Serves templates to fill in, and the rejected rows with their reasons. */
export const importFilesRoute =
  ({ kinds, sayIn }: FileParts) =>
  ({ database, clock }: Pick<Platform, 'database' | 'clock'>): Router => {
    const contextOf = contextFor(clock);
    const permitted = (context: Context) => {
      expectAllowed(fileImport.allow.read, context);
      expectReadable(fileImport, context);
      return context;
    };
    return Router()
      .get('/api/data/import_templates/:file', async (request, response) => {
        const context = permitted(contextOf(request));
        const [, type = '', format] = /^(\w+)\.(xlsx|csv)$/.exec(request.params.file) ?? [];
        const kind = kinds().get(type);
        if (!kind) throw notFound();
        expectSubscribed(kind.served.entity, context);
        const say = sayIn(context.language);
        if (format === 'xlsx')
          attached(response, `${type}.xlsx`, XLSX).send(await writeXlsxFile(templateSheets(kind, say)).toBuffer());
        else attached(response, `${type}.csv`, CSV).send(`${BYTE_ORDER_MARK}${csvLine(templateTitles(kind, say))}\r\n`);
      })
      .get('/api/data/imports/:id/rejected.csv', async (request, response) => {
        const context = permitted(contextOf(request));
        const record = await companyRecords({ database }, context.companyId)(fileImport).get(request.params.id);
        const kind = kinds().get(record.activity);
        if (kind) expectSubscribed(kind.served.entity, context);
        const say = sayIn(context.language);
        const headers = (record.columns ?? []).map((column, at) => columnTitleOf(column, at, record.settings));
        attached(response, 'rejected.csv', CSV);
        const pages = rejectedRows({ database }, context, record._id);
        await pipeline(rejectedText(headers, pages, say), response);
      });
  };
