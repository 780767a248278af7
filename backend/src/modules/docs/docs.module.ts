import { docAnchor } from '@lichen/contracts/docs/doc-anchor.entity';
import { doc } from '@lichen/contracts/docs/doc.entity';
import { docAutomation } from '@lichen/contracts/docs/doc-automation.entity';
import { docEvidence } from '@lichen/contracts/docs/doc-evidence.entity';
import { docReading } from '@lichen/contracts/docs/doc-reading.entity';
import { Router } from 'express';
import { serve } from '../../platform/engine/rules';
import { describedMailHook } from '../../platform/mail-in/mail-hook.route';
import type { OpenModule } from '../../platform/open-module';
import { migrationsIn } from '../../platform/store/migrations-in';
import { applyDoc } from './apply/apply.operation';
import { unapplyDoc } from './apply/unapply.operation';
import { previewDocAnswer } from './apply/preview.handler';
import { assembly } from './assembly/assembly.rules';
import { emails } from './emails/emails.rules';
import { tellOfExpiry } from './expiry/tell-of-expiry.job';
import { describedDocFile, docFileRoute } from './ingest/doc-file.route';
import { forgetDocFile } from './ingest/forget-doc-file.listener';
import { DOC_UPLOAD_FIELDS, docUpload } from './ingest/doc-upload.route';
import { forgetSupplierAnswer } from './memory/forget-supplier.handler';
import { reading } from './read/reading.rules';
import { retention } from './retention/retention.rules';
import { createPartner } from './review/create-partner.operation';
import { docQueuesAnswer } from './review/doc-queues.handler';
import { docRules } from './review/doc.rules';
import { warnedOfProved } from './review/warned-of-proved.rules';
import { sharedDocPagesAnswer } from './sharing/shared-doc-pages.handler';
import { docPagesAnswer } from './shown/shown-pages.handler';
import { links } from './sharing/links/links.rules';
import { sharing } from './sharing/sharing.rules';

/** Pairs with mf-docs. */
export const open: OpenModule = () => ({
  name: 'docs',
  version: '0.1.0',
  migrations: migrationsIn(__dirname),
  entities: [
    ...[
      serve(doc, docRules),
      serve(docReading, {}),
      serve(docEvidence, {}),
      serve(docAnchor, {}),
      serve(docAutomation, {}),
    ],
    ...sharing.entities,
    ...links.entities,
    ...emails.entities,
    ...retention.entities,
  ],
  operations: [
    ...[applyDoc, unapplyDoc, ...reading.operations, createPartner],
    ...[...assembly.operations, ...sharing.operations, ...links.operations, ...emails.operations],
  ],
  watches: [...sharing.watches, ...assembly.watches, ...retention.watches, warnedOfProved],
  listeners: (platform) => [forgetDocFile(platform), sharing.listener(platform), ...emails.listeners(platform)],
  daily: () => [tellOfExpiry, ...retention.daily],
  jobs: (platform, write) => [
    ...[reading.job({ platform, write }), emails.job(platform, write), links.job(write)],
    ...assembly.jobs(platform, write),
  ],
  mailDoor: emails.door,
  calls: [
    docQueuesAnswer,
    previewDocAnswer,
    ...reading.calls,
    forgetSupplierAnswer,
    docPagesAnswer,
    sharedDocPagesAnswer,
    ...assembly.calls,
    ...sharing.calls,
    ...links.calls,
    ...emails.calls,
    ...retention.calls,
  ],
  uploads: { docs: docUpload },
  uploadFields: DOC_UPLOAD_FIELDS,
  routes: (platform) => Router().use(docFileRoute(platform), sharing.route(platform), links.route(platform)),
  described: [describedDocFile, sharing.described, ...links.described, describedMailHook],
});
