import { POLICY_TEXTS, policy } from '@lichen/contracts/business/company/policy.entity';
import type { RecordOf, Entity } from '@lichen/contracts/entity/entity';
import { invalid } from '@lichen/contracts/api/problems';
import { Router } from 'express';
import { operation } from '../../../platform/engine/operations';
import { expectAllowed, expectSubscribed } from '../../../platform/engine/permissions/permit';
import { download } from '../../../platform/files/download';
import { fileRecords } from '../../../platform/files/file-records';
import { recordFile } from '../../../platform/files/record-file';
import type { Uploaded, UploadHandler } from '../../../platform/files/upload-handlers';
import { describedFile } from '../../../platform/http/described-route';
import type { Platform } from '../../../platform/platform';

type FilesParts = Pick<Platform, 'database' | 'clock' | 'files'>;

/** Name of the upload, and entity of the stored files. */
export const POLICY_UPLOADS = 'policy_uploads';
const WORD_97 = 'application/x-cfb';
/** Maps detected content types to the types served. Plain text that contains commas is detected as CSV. */
const TYPES: Readonly<Record<string, string>> = {
  'application/pdf': 'application/pdf',
  'application/rtf': 'application/rtf',
  'application/vnd.openxmlformats-officedocument.wordprocessingml.document':
    'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  [WORD_97]: 'application/msword',
  'text/plain': 'text/plain; charset=utf-8',
  'text/csv': 'text/plain; charset=utf-8',
};

/** Throws `invalid` for a Word 97 container that is not named .doc or .dot: other programs write such files too. */
function documentType({ name, mime }: Uploaded): string {
  if (mime === WORD_97 && !/\.do[ct]$/i.test(name)) throw invalid({ file: POLICY_TEXTS.wrongType });
  return TYPES[mime] ?? mime;
}

const NO_DOCUMENT = { has_uploaded_doc: false, doc_id: null, doc_name: null, doc_bytes: null, doc_on: null } as const;

/** Uploads a policy's document and replaces the previous file; file record and policy change in one transaction. */
export function policyDocumentUpload({ database, clock }: FilesParts): UploadHandler {
  const kept = fileRecords(database, clock);
  return {
    types: Object.keys(TYPES),
    wrongType: POLICY_TEXTS.wrongType,
    permit: (context) => {
      expectAllowed(policy.allow.update, context);
      expectSubscribed(policy, context);
    },
    check: ({ policy_id: id }) => {
      if (!id) throw invalid({ policy_id: POLICY_TEXTS.noPolicy });
    },
    handle: ({ file, fields, context, write }) =>
      write(async (unit) => {
        const mime = documentType(file);
        const record = await unit.records(policy).find(fields['policy_id'] ?? '');
        if (!record) throw invalid({ policy_id: POLICY_TEXTS.noPolicy });
        const { companyId, userId } = context;
        const from = { companyId, ownerId: record._id, entity: POLICY_UPLOADS, createdBy: userId };
        const id = await kept.add(unit.sql, { ...file, ...from, mime });
        if (record.doc_id) await kept.remove(unit.sql, companyId, record.doc_id);
        const document = { doc_id: id, doc_name: file.name, doc_bytes: file.bytes, doc_on: context.now };
        const changes = { ...document, has_uploaded_doc: true, saved_by: userId };
        await unit.update(policy, record as unknown as RecordOf<Entity>, changes, 'upload_document');
        return { id };
      }),
  };
}

/** Deletes the document when the policy's reference to it is cleared. */
export const clearPolicyDocument = operation(
  policy,
  'clear_uploaded_doc',
  async ({ record, context, unit, platform: { database, clock } }) => {
    if (record.doc_id) await fileRecords(database, clock).remove(unit.sql, context.companyId, record.doc_id);
    return NO_DOCUMENT;
  },
);

export const describedPolicyDocument = describedFile({
  ...{ name: 'policy_document', path: '/api/data/policy_uploads/{id}', allow: policy.allow.read },
  summary: 'The document of a policy, by the id of the policy',
});

/** Downloads the document of a policy; throws `notFound` where there is none. */
export const policyDocumentRoute = (platform: FilesParts): Router =>
  Router().get('/api/data/policy_uploads/:id', async (request, response) => {
    const { file } = await recordFile(platform, request, policy, ({ doc_id }) => doc_id);
    await download(platform.files, file, request, response);
  });
