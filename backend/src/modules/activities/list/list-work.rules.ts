import { extract } from '@lichen/contracts/activities/extract.entity';
import { type Served, serve } from '../../../platform/engine/rules';
import type { Module } from '../../../platform/module';
import type { Say } from './extract-files';
import { extractCall } from './extract.answer';
import { extractJob } from './extract.job';
import { extractRoute } from './extract.route';

export interface ListWorkParts {
  /** The activity types, with their behaviour. */
  types: readonly Served[];
  sayIn(language: string): Say;
}

/** What people do with the list of activities as a whole. */
export function listWork({ types, sayIn }: ListWorkParts) {
  const parts = { types: new Map(types.map((served) => [served.entity.name, served])), sayIn };
  return {
    entities: [serve(extract, {})],
    calls: [extractCall(parts)],
    jobs: (platform, write) => [extractJob({ ...parts, platform }, write)],
    routes: extractRoute,
  } satisfies Partial<Module>;
}
