import { docAnchor } from '@lichen/contracts/docs/doc-anchor.entity';
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
import { renewedDocs } from './expiry/renewed-docs.rules';
import { tellOfExpiry } from './expiry/tell-of-expiry.job';
import { ingest } from './ingest/ingest.rules';
import { forgetSupplierAnswer } from './memory/forget-supplier.handler';
import { reading } from './read/reading.rules';
import { retention } from './retention/retention.rules';
import { review } from './review/review.rules';
import { sharedDocPagesAnswer } from './sharing/shared-doc-pages.handler';
import { docPagesAnswer } from './shown/shown-pages.handler';
import { links } from './sharing/links/links.rules';
import { sharing } from './sharing/sharing.rules';

/** Backend half of mf-docs. */
export const open: OpenModule = () => ({
  name: 'docs',
  version: '0.1.0',
  migrations: migrationsIn(__dirname),
  entities: [
    ...review.entities,
    ...[serve(docReading, {}), serve(docEvidence, {}), serve(docAnchor, {}), serve(docAutomation, {})],
    ...sharing.entities,
    ...links.entities,
    ...emails.entities,
    ...retention.entities,
  ],
  operations: [
    ...[applyDoc, unapplyDoc, ...reading.operations, ...review.operations],
    ...[...assembly.operations, ...sharing.operations, ...links.operations, ...emails.operations],
  ],
  watches: [...sharing.watches, ...assembly.watches, ...retention.watches, ...review.watches, renewedDocs],
  listeners: (platform) => [...ingest.listeners(platform), sharing.listener(platform), ...emails.listeners(platform)],
  daily: () => [tellOfExpiry, ...retention.daily],
  jobs: (platform, write) => [
    ...[reading.job({ platform, write }), emails.job(platform, write), links.job(write)],
    ...assembly.jobs(platform, write),
  ],
  mailDoor: emails.door,
  calls: [
    ...review.calls,
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
  uploads: ingest.uploads,
  uploadFields: ingest.uploadFields,
  routes: (platform) => Router().use(ingest.routes(platform), sharing.route(platform), links.route(platform)),
  described: [...ingest.described, sharing.described, ...links.described, describedMailHook],
});
