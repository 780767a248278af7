import { activityExtract } from '@lichen/contracts/activities/list/extract.call';
import { extract } from '@lichen/contracts/activities/list/extract.entity';
import { notFound } from '@lichen/contracts/api/problems';
import { Router } from 'express';
import { expectAllowed, expectReadable } from '../../../platform/engine/permissions/permit';
import { download } from '../../../platform/files/download';
import { fileRecords } from '../../../platform/files/file-records';
import { describedFile } from '../../../platform/http/described-route';
import { contextFor } from '../../../platform/http/request-context';
import type { Platform } from '../../../platform/platform';
import { companyRecords } from '../../../platform/engine/company-records';

type RouteContext = Pick<Platform, 'database' | 'clock' | 'files'>;

export const describedExtract = describedFile({
  ...{ name: 'extract', path: `/api/data/${activityExtract.name}/{id}`, allow: activityExtract.allow },
  summary: 'A list of activities that was asked for as a file',
});

/** Downloads the file of an export of the caller's company, until it expires. */
export function extractRoute({ database, clock, files }: RouteContext): Router {
  const contextOf = contextFor(clock);
  return Router().get(`/api/data/${activityExtract.name}/:id`, async (request, response) => {
    const context = contextOf(request);
    expectAllowed(activityExtract.allow, context);
    expectReadable(extract, context);
    const record = await companyRecords({ database }, context.companyId)(extract).find(request.params.id);
    const file = record?.file_id && (await fileRecords(database, clock).find(context.companyId, record.file_id));
    if (!file) throw notFound();
    await download(files, file, request, response);
  });
}
