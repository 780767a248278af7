import { bulkRow } from '@lichen/contracts/activities/list/bulk-row.entity';
import { bulkChange } from '@lichen/contracts/activities/list/bulk.entity';
import { extract } from '@lichen/contracts/activities/list/extract.entity';
import { savedView } from '@lichen/contracts/activities/list/saved-view.entity';
import { type Served, serve } from '../../../platform/engine/rules';
import type { Module } from '../../../platform/module';
import { bulkJob } from './bulk.job';
import type { LabelOf, TranslateText } from './extract-files';
import { extractCall } from './extract.handler';
import { extractJob } from './extract.job';
import { describedExtract, extractRoute } from './extract.route';
import { beginnersAnswers } from './first-steps.query';
import { listChangeCalls } from './location-dependencies.handler';
import { savedViewRules, savedViewsCall, setDefaultView } from './saved-view.rules';
import { taskTypesCall } from './task-types.handler';

export interface ListWorkParts {
  /** Activity types with their rules. */
  types: readonly Served[];
  library: Parameters<typeof beginnersAnswers>[0];
  sayIn(language: string): TranslateText;
  labelIn(language: string): LabelOf;
}

/** Returns the entities, calls and operations for whole lists: views, bulk changes, exports. */
export function listWork({ types, library, sayIn, labelIn }: ListWorkParts) {
  const parts = { types: new Map(types.map((served) => [served.entity.name, served])), sayIn, labelIn };
  return {
    entities: [serve(extract, {}), serve(bulkChange, {}), serve(bulkRow, {}), serve(savedView, savedViewRules)],
    calls: [extractCall(parts), ...listChangeCalls(parts.types), savedViewsCall, taskTypesCall],
    operations: [setDefaultView],
    answers: beginnersAnswers(library),
    jobs: (platform, write) => [
      extractJob({ ...parts, platform }, write),
      bulkJob({ types: parts.types, platform, write }),
    ],
    routes: extractRoute,
    described: [describedExtract],
  } satisfies Partial<Module>;
}
