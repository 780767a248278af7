import { doc } from '@lichen/contracts/docs/doc.entity';
import { deleteFilesOf } from '../../../platform/files/delete-files.listener';
import type { Module } from '../../../platform/module';
import { describedDocFile, docFileRoute } from './doc-file.route';
import { DOC_UPLOAD_FIELDS, docUpload } from './doc-upload.route';

/** Upload, download and deletion of document files. */
export const ingest = {
  uploads: { docs: docUpload },
  uploadFields: DOC_UPLOAD_FIELDS,
  routes: docFileRoute,
  described: [describedDocFile],
  listeners: (platform) => [deleteFilesOf(doc, 'docs.forget-doc-file')(platform)],
} satisfies Partial<Module>;
