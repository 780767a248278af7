import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { notFound, Problem } from '@lichen/contracts/api/problems';
import { PICTURE_MOST } from '@lichen/contracts/text/file-texts';
import { SIGNED_IN } from '@lichen/contracts/portal/roles';
import { Router } from 'express';
import type { RecordOf, Entity } from '@lichen/contracts/entity/entity';
import { operation } from '../../../platform/engine/operations';
import { expectAllowed, expectReadable, expectSubscribed } from '../../../platform/engine/permissions/permit';
import { download } from '../../../platform/files/download';
import { fileRecords } from '../../../platform/files/file-records';
import type { UploadHandler } from '../../../platform/files/upload-handlers';
import { describedFile } from '../../../platform/http/described-route';
import type { Platform } from '../../../platform/platform';
import { companyRecords } from '../../../platform/engine/company-records';

type FilesParts = Pick<Platform, 'database' | 'clock' | 'files'>;

/**
 * Uploads the company's logo (PNG, JPEG or WebP, at most 2 MiB) and replaces the previous file. The file record and the
 * profile change in one transaction.
 */
export function companyLogoUpload({ database, clock }: FilesParts): UploadHandler {
  const kept = fileRecords(database, clock);
  return {
    types: ['image/png', 'image/jpeg', 'image/webp'],
    maxBytes: 2 * 1024 * 1024,
    maxSide: PICTURE_MOST,
    permit: (context) => {
      expectAllowed(companyProfile.allow.update, context);
      expectSubscribed(companyProfile, context);
    },
    handle: ({ file, context, write }) =>
      write(async (unit) => {
        const profile = await unit.records(companyProfile).get(context.companyId);
        const { companyId, userId } = context;
        const id = await kept.add(unit.sql, {
          ...file,
          companyId,
          ownerId: companyId,
          entity: 'company_logos',
          createdBy: userId,
        });
        if (profile.logo_id) await kept.remove(unit.sql, companyId, profile.logo_id);
        const changes = { has_logo: true, logo_id: id };
        await unit.update(companyProfile, profile as unknown as RecordOf<Entity>, changes, 'upload_logo');
        return { id };
      }),
  };
}

/** Deletes the logo file when the profile's reference to it is cleared. */
export const clearLogo = operation(companyProfile, 'clear_logo', async ({ record, context, unit, platform }) => {
  const { database, clock } = platform;
  if (record.logo_id) await fileRecords(database, clock).remove(unit.sql, context.companyId, record.logo_id);
  return { has_logo: false, logo_id: null };
});

export const describedLogo = describedFile({
  ...{ name: 'company_logo', path: '/api/data/company_logos', allow: SIGNED_IN },
  summary: 'The picture of the own company',
});

/** Downloads the logo of the session's own company; throws `notFound` where there is none. */
export function companyLogoRoute({ database, clock, files }: FilesParts): Router {
  const kept = fileRecords(database, clock);
  return Router().get('/api/data/company_logos', async (request, response) => {
    const { session } = request;
    if (!session) throw new Problem('unauthenticated', 'Log in to continue');
    expectReadable(companyProfile, session);
    const profile = await companyRecords({ database }, session.companyId)(companyProfile).find(session.companyId);
    const logo = profile?.logo_id && (await kept.find(session.companyId, profile.logo_id));
    if (!logo) throw notFound();
    await download(files, logo, request, response);
  });
}
