import type { Module } from '../../../platform/module';
import { describedDocFile, docFileRoute } from './doc-file.route';
import { DOC_UPLOAD_FIELDS, docUpload } from './doc-upload.route';
import { forgetDocFile } from './forget-doc-file.listener';

/** Upload, download and deletion of document files. */
export const ingest = {
  uploads: { docs: docUpload },
  uploadFields: DOC_UPLOAD_FIELDS,
  routes: docFileRoute,
  described: [describedDocFile],
  listeners: (platform) => [forgetDocFile(platform)],
} satisfies Partial<Module>;
