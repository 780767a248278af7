import { Router } from 'express';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { partnerCategory } from '@lichen/contracts/compliance/partner-category.entity';
import { partnerContact } from '@lichen/contracts/compliance/partner-contact.entity';
import { partnerReturn } from '@lichen/contracts/compliance/partner-return.entity';
import { serve } from '../../platform/engine/rules';
import type { OpenModule } from '../../platform/open-module';
import { migrationsIn } from '../../platform/store/migrations-in';
import { servedChat } from './chat/served-chat.rules';
import { connections } from './connections/connections.rules';
import { servedConfigurations } from './configurations/served-configurations.rules';
import { servedAnswers } from './answers/served-answers.rules';
import { servedDemands } from './demands/served-demands.rules';
import { partnerRules } from './partners/partner.rules';
import { partnerSummaryAnswer } from './partners/partner-summary.handler';
import { partnerCategoryRules } from './partners/partner-category.rules';
import { contactImport } from './contacts/contact-import.rules';
import { partnerContactRules } from './contacts/partner-contact.rules';
import { servedPassports } from './passports/issue/served-passports.rules';
import { servedReceived } from './passports/receive/served-received.rules';
import { partnerReturnRules } from './returns/partner-return.rules';
import { servedSurveys } from './surveys/served-surveys.rules';

const servedContacts = serve(partnerContact, partnerContactRules);

/** Partners, and the proof that companies demand of each other. Backend of mf-compliance. */
export const open: OpenModule = () => ({
  name: 'compliance',
  version: '0.1.0',
  migrations: migrationsIn(__dirname),
  entities: [
    ...[serve(partner, partnerRules), serve(partnerCategory, partnerCategoryRules), servedContacts],
    serve(partnerReturn, partnerReturnRules),
    ...connections.entities,
    ...servedDemands.entities,
    ...servedConfigurations.entities,
    ...servedAnswers.entities,
    ...servedSurveys.entities,
    ...servedChat.entities,
    ...servedPassports.entities,
    ...servedReceived.entities,
  ],
  operations: [
    ...connections.operations,
    ...servedDemands.operations,
    ...servedConfigurations.operations,
    ...servedAnswers.operations,
    ...servedSurveys.operations,
    ...servedChat.operations,
    ...servedPassports.operations,
    ...servedReceived.operations,
  ],
  imports: [contactImport(servedContacts)],
  // Configurations create their demands before the demands of the two companies are synchronised.
  watches: [...servedConfigurations.watches, ...servedDemands.watches, ...servedChat.watches],
  answers: connections.answers,
  calls: [...[...connections.calls, partnerSummaryAnswer], ...[...servedDemands.calls, ...servedPassports.calls]],
  listeners: (platform) => [
    ...[...connections.listeners(platform), servedDemands.listener(platform)],
    ...[servedChat.listener(platform), ...servedReceived.listeners.map((open) => open(platform))],
  ],
  mailDoor: servedChat.mailDoor,
  uploads: { ...servedAnswers.uploads, ...servedChat.uploads, ...servedReceived.uploads },
  routes: (platform) =>
    Router().use(
      ...[servedAnswers.route(platform), servedChat.route(platform)],
      ...[servedPassports.routes(platform), servedReceived.route(platform)],
    ),
  described: [
    ...[...servedAnswers.described, ...servedChat.described],
    ...[...servedPassports.described, ...servedReceived.described],
  ],
  daily: (platform) => [servedDemands.daily(platform), servedReceived.daily],
  jobs: (platform, write) => [
    ...connections.jobs(platform, write),
    ...[servedDemands.job(platform), ...servedChat.jobs.map((open) => open(platform, write))],
    ...[...servedConfigurations.jobs, ...servedSurveys.jobs, ...servedPassports.jobs, ...servedReceived.jobs].map(
      (open) => open(platform, write),
    ),
  ],
});
