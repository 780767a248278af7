import { chartConfig } from '@lichen/contracts/activities/charts/chart-config.entity';
import type { Entity, RecordOf } from '@lichen/contracts/entity/entity';
import { invalid, notFound, Problem } from '@lichen/contracts/api/problems';
import { PICTURE_MOST } from '@lichen/contracts/text/file-texts';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { type Request, Router } from 'express';
import { z } from 'zod';
import { expectAllowed, expectReadable, expectSubscribed } from '../../../platform/engine/permissions/permit';
import { download } from '../../../platform/files/download';
import { fileRecords } from '../../../platform/files/file-records';
import type { UploadHandler } from '../../../platform/files/upload-handlers';
import { describedFile } from '../../../platform/http/described-route';
import type { Platform } from '../../../platform/platform';
import { companyRecords } from '../../../platform/engine/company-records';

type FilesParts = Pick<Platform, 'database' | 'clock' | 'files'>;

const THUMBNAIL_BYTES = 512 * 1024;
/** Schema of the form's `data`, which names the chart. A chart has one picture, so the index is always 0. */
const uploadData = z.strictObject({ owner: z.string().max(64), index: z.literal(0), thumbnail: z.literal(true) });

function ownerOf(data: string | undefined): string {
  try {
    return uploadData.parse(JSON.parse(data ?? '')).owner;
  } catch {
    throw invalid({ data: FIELD_TEXTS.unknownRecord });
  }
}

/** Stores a chart's picture that the browser took, and deletes the former one in the same transaction. */
export function chartThumbnailUpload({ database, clock }: FilesParts): UploadHandler {
  const kept = fileRecords(database, clock);
  return {
    types: ['image/jpeg'],
    maxBytes: THUMBNAIL_BYTES,
    maxSide: PICTURE_MOST,
    check: ({ data }) => void ownerOf(data),
    permit: (context) => {
      expectAllowed(chartConfig.allow.update, context);
      expectSubscribed(chartConfig, context);
    },
    handle: ({ file, fields, context: { companyId, userId }, write }) =>
      write(async (unit) => {
        const chart = await unit.records(chartConfig).get(ownerOf(fields['data']));
        if (chart.thumbnail_id) await kept.remove(unit.sql, companyId, chart.thumbnail_id);
        const reference = { ...file, companyId, ownerId: chart._id, entity: chartConfig.name, createdBy: userId };
        const id = await kept.add(unit.sql, reference);
        const changes = { has_thumbnail: true, thumbnail_id: id };
        await unit.update(chartConfig, chart as unknown as RecordOf<Entity>, changes, 'thumbnail');
        return { id };
      }),
  };
}

export const describedThumbnail = describedFile({
  ...{ name: 'chart_thumbnail', path: '/api/data/files', allow: chartConfig.allow.read },
  ...{ summary: 'The picture of a saved chart', query: { oid: 'Id of the chart' } },
});

/** GET /api/data/files?oid={chart}&t={updated_on}: returns a chart's picture, for those who may see saved charts. */
export function chartThumbnailRoute({ database, clock, files }: FilesParts): Router {
  const kept = fileRecords(database, clock);
  const chartOf = (request: Request) => {
    const { session } = request;
    if (!session) throw new Problem('unauthenticated', 'Log in to continue');
    const owner = new URL(request.originalUrl, 'http://any').searchParams.get('oid');
    return owner ? companyRecords({ database }, session.companyId)(chartConfig).find(owner) : undefined;
  };
  return Router().get('/api/data/files', async (request, response, next) => {
    const chart = await chartOf(request);
    // Files of other entities are served by other routes.
    if (!chart) return next();
    const { session } = request;
    expectAllowed(chartConfig.allow.read, { roles: session?.roles ?? [] });
    expectReadable(chartConfig, { modules: session?.modules ?? [] });
    const file = chart.thumbnail_id && session && (await kept.find(session.companyId, chart.thumbnail_id));
    if (!file) throw notFound();
    await download(files, file, request, response);
  });
}
