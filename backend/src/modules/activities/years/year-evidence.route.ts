import { inventoryYearEvent } from '@lichen/contracts/activities/years/inventory-year-event.entity';
import {
  EVIDENCE_ENDINGS,
  EVIDENCE_WRONG_TYPE,
  YEAR_EVIDENCE,
  yearEvidenceAddress,
} from '@lichen/contracts/activities/years/year-evidence';
import { SIGNED_IN } from '@lichen/contracts/portal/roles';
import { Router } from 'express';
import { expectAllowed, expectSubscribed } from '../../../platform/engine/permissions/permit';
import { download } from '../../../platform/files/download';
import { fileRecords } from '../../../platform/files/file-records';
import { recordFile } from '../../../platform/files/record-file';
import type { UploadHandler } from '../../../platform/files/upload-handlers';
import { describedFile } from '../../../platform/http/described-route';
import type { Platform } from '../../../platform/platform';

const DAY = 24 * 60 * 60 * 1000;
/** Time in ms until an unused file is deleted, longer than any import or recalculation stays open. */
const WAITS = 30 * DAY;

/** Uploads evidence for a reason. The change keeps the file; without one it is deleted. */
export function yearEvidenceUpload({ database, clock }: Pick<Platform, 'database' | 'clock'>): UploadHandler {
  const kept = fileRecords(database, clock);
  return {
    types: Object.keys(EVIDENCE_ENDINGS),
    wrongType: EVIDENCE_WRONG_TYPE,
    permit: (context) => {
      expectAllowed(SIGNED_IN, context);
      expectSubscribed(inventoryYearEvent, context);
    },
    handle: async ({ file, context: { companyId, userId, now }, write }) => {
      const whose = { companyId, ownerId: null, entity: YEAR_EVIDENCE.entity, createdBy: userId };
      const id = await write((unit) => kept.add(unit.sql, { ...file, ...whose, expiresOn: now + WAITS }));
      return { id };
    },
  };
}

export const describedYearEvidence = describedFile({
  ...{ name: 'year_evidence', path: yearEvidenceAddress('{id}'), allow: inventoryYearEvent.allow.read },
  summary: 'The file that bears out why an approved year was changed',
});

/** Downloads the evidence of an entry of a year's history, for those who may read the entry. */
export const yearEvidenceRoute = (platform: Pick<Platform, 'database' | 'clock' | 'files'>): Router =>
  Router().get(`/api/data/${YEAR_EVIDENCE.entity}/:id`, async (request, response) => {
    const { file } = await recordFile(platform, request, inventoryYearEvent, ({ evidence_id }) => evidence_id);
    await download(platform.files, file, request, response);
  });
