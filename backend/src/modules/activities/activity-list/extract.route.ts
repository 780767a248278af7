import { activityExtract } from '@lichen/contracts/activities/list/extract.call';
import { extract } from '@lichen/contracts/activities/list/extract.entity';
import { Router } from 'express';
import { download } from '../../../platform/files/download';
import { recordFile } from '../../../platform/files/record-file';
import { describedFile } from '../../../platform/http/described-route';
import type { Platform } from '../../../platform/platform';

type RouteContext = Pick<Platform, 'database' | 'clock' | 'files'>;

export const describedExtract = describedFile({
  ...{ name: 'extract', path: `/api/data/${activityExtract.name}/{id}`, allow: extract.allow.read },
  summary: 'A list of activities that was asked for as a file',
});

/** Downloads the file of an export of the caller's company, until it expires. */
export const extractRoute = (platform: RouteContext): Router =>
  Router().get(`/api/data/${activityExtract.name}/:id`, async (request, response) => {
    const { file } = await recordFile(platform, request, extract, ({ file_id }) => file_id);
    await download(platform.files, file, request, response);
  });
