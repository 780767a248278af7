import { inventoryYearEvent } from '@lichen/contracts/activities/years/inventory-year-event.entity';
import {
  EVIDENCE_ENDINGS,
  EVIDENCE_WRONG_TYPE,
  YEAR_EVIDENCE,
  yearEvidenceAddress,
} from '@lichen/contracts/activities/years/year-evidence';
import { notFound } from '@lichen/contracts/api/problems';
import { SIGNED_IN } from '@lichen/contracts/portal/roles';
import { Router } from 'express';
import { companyRecords } from '../../../platform/engine/company-records';
import { expectAllowed, expectReadable, expectSubscribed } from '../../../platform/engine/permissions/permit';
import { download } from '../../../platform/files/download';
import { fileRecords } from '../../../platform/files/file-records';
import type { UploadHandler } from '../../../platform/files/upload-handlers';
import { describedFile } from '../../../platform/http/described-route';
import { contextFor } from '../../../platform/http/request-context';
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
export function yearEvidenceRoute({ database, clock, files }: Pick<Platform, 'database' | 'clock' | 'files'>): Router {
  const contextOf = contextFor(clock);
  return Router().get(`/api/data/${YEAR_EVIDENCE.entity}/:id`, async (request, response) => {
    const context = contextOf(request);
    expectAllowed(inventoryYearEvent.allow.read, context);
    expectReadable(inventoryYearEvent, context);
    const event = await companyRecords({ database }, context.companyId)(inventoryYearEvent).find(request.params.id);
    const file = event?.evidence_id && (await fileRecords(database, clock).find(context.companyId, event.evidence_id));
    if (!file) throw notFound();
    await download(files, file, request, response);
  });
}
