import { activityImport } from '@lichen/contracts/imports/import.entity';
import { importRow } from '@lichen/contracts/imports/import-row.entity';
import { LANGUAGES } from '@lichen/contracts/text/languages';
import { type Served, serve } from '../../platform/engine/rules';
import type { Module } from '../../platform/module';
import { checkJob } from './check.job';
import { describedImportFiles, importFilesRoute } from './import-files.route';
import type { CodeOf } from '@lichen/contracts/entity/resolve-code';
import { kgOf } from '@lichen/contracts/formats/mass';
import { importUpload } from './import-upload.route';
import { type ImportParts, PAGE } from './import-work.rules';
import { importCalls } from './imports.handler';
import { readJob } from './read.job';
import { runJob } from './run.job';
import { undoJob } from './undo.job';

export interface ImportsParts {
  /** The activity types, with their behaviour. */
  readonly types: readonly Served[];
  readonly codeOf: CodeOf;
  sayIn(language: string): (text: string, params?: Readonly<Record<string, string>>) => string;
}

export const importJobs = (parts: ImportParts) => [readJob(parts), checkJob(parts), runJob(parts), undoJob(parts)];

/** Files of activities: read, checked, repaired, written and undone. */
export function importsWork({ types, codeOf, sayIn }: ImportsParts) {
  const byName = new Map(types.map((served) => [served.entity.name, served]));
  const says = LANGUAGES.map((language) => sayIn(language));
  const everyLanguage = (text: string) => says.map((say) => say(text));
  return {
    entities: [
      serve(activityImport, { present: ({ total_ug }) => ({ total_kg: kgOf(total_ug) }) }),
      serve(importRow, { present: ({ co2_ug }) => ({ co2_kg: kgOf(co2_ug) }) }),
    ],
    calls: importCalls,
    jobs: (platform, write) => importJobs({ platform, write, types: byName, codeOf, everyLanguage, pageSize: PAGE }),
    uploads: (platform) => [importUpload(platform)],
    routes: importFilesRoute({ types: byName, sayIn }),
    described: describedImportFiles,
  } satisfies Partial<Module>;
}
