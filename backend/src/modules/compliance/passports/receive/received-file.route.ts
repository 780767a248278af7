import { notFound } from '@lichen/contracts/api/problems';
import { receivedPassport } from '@lichen/contracts/compliance/passports/received-passport.entity';
import { Router } from 'express';
import { companyRecords } from '../../../../platform/engine/company-records';
import { expectAllowed, expectReadable } from '../../../../platform/engine/permissions/permit';
import { download } from '../../../../platform/files/download';
import { fileRecords } from '../../../../platform/files/file-records';
import { describedFile } from '../../../../platform/http/described-route';
import { contextFor } from '../../../../platform/http/request-context';
import type { Platform } from '../../../../platform/platform';
import { entryIn } from './received-content.rules';

export const describedReceivedFile = describedFile({
  ...{ name: 'received_passport_file', path: `/api/data/${receivedPassport.name}/{id}?f` },
  allow: receivedPassport.allow.read,
  summary: 'The file of a received passport; where `f` names an entry such as files/policy.pdf, that entry',
});

const TYPES: Readonly<Record<string, string>> = {
  ...{ pdf: 'application/pdf', png: 'image/png', jpg: 'image/jpeg', jpeg: 'image/jpeg', webp: 'image/webp' },
  ...{ csv: 'text/csv', txt: 'text/plain' },
};
const typeOf = (name: string) => TYPES[name.split('.').at(-1) ?? ''] ?? 'application/octet-stream';

/** GET /api/data/received_passports/{id}?f=…: the uploaded archive, or one file of it. */
export function receivedFileRoute({ database, clock, files }: Pick<Platform, 'database' | 'clock' | 'files'>): Router {
  const contextOf = contextFor(clock);
  return Router().get(`/api/data/${receivedPassport.name}/:id`, async (request, response) => {
    const context = contextOf(request);
    expectAllowed(receivedPassport.allow.read, context);
    expectReadable(receivedPassport, context);
    const record = await companyRecords({ database }, context.companyId)(receivedPassport).find(request.params.id);
    const file = record?.file_id && (await fileRecords(database, clock).find(context.companyId, record.file_id));
    if (!record || !file) throw notFound();
    const wanted = new URL(request.originalUrl, 'http://localhost').searchParams.get('f') ?? '';
    if (!wanted.startsWith('files/')) return download(files, file, request, response);
    const entry = entryIn(record, wanted);
    if (!entry) throw notFound();
    const part = { name: wanted.slice('files/'.length), hash: file.hash, bytes: entry.size, mime: typeOf(wanted) };
    return download(files, { ...part, start: entry.start }, request, response);
  });
}
