import { notFound } from '@lichen/contracts/api/problems';
import { receivedPassport } from '@lichen/contracts/compliance/passports/received-passport.entity';
import { Router } from 'express';
import { download } from '../../../../platform/files/download';
import { recordFile } from '../../../../platform/files/record-file';
import { describedFile } from '../../../../platform/http/described-route';
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
export const receivedFileRoute = (platform: Pick<Platform, 'database' | 'clock' | 'files'>): Router =>
  Router().get(`/api/data/${receivedPassport.name}/:id`, async (request, response) => {
    const { record, file } = await recordFile(platform, request, receivedPassport, ({ file_id }) => file_id);
    const wanted = new URL(request.originalUrl, 'http://localhost').searchParams.get('f') ?? '';
    if (!wanted.startsWith('files/')) return download(platform.files, file, request, response);
    const entry = entryIn(record, wanted);
    if (!entry) throw notFound();
    const part = { name: wanted.slice('files/'.length), hash: file.hash, bytes: entry.size, mime: typeOf(wanted) };
    return download(platform.files, { ...part, start: entry.start }, request, response);
  });
