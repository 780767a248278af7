import { fileImport } from '@lichen/contracts/imports/import.entity';
import { importRow } from '@lichen/contracts/imports/import-row.entity';
import { kgOf } from '@lichen/contracts/formats/mass';
import { LANGUAGES } from '@lichen/contracts/text/languages';
import { serve } from '../../platform/engine/rules';
import type { OpenModule } from '../../platform/open-module';
import { migrationsIn } from '../../platform/store/migrations-in';
import { checkJob } from './check.job';
import { clearJob } from './clear.job';
import { clearLeftovers } from './clear-leftovers.job';
import { describedImportFiles, importFilesRoute } from './import-files.route';
import { importUpload } from './import-upload.route';
import { type ImportKinds, type ImportParts, PAGE } from './import-work.rules';
import { importCalls } from './imports.handler';
import { readJob } from './read.job';
import { runJob } from './run.job';
import { undoJob } from './undo.job';

const importJobs = (parts: ImportParts) => [
  readJob(parts),
  checkJob(parts),
  runJob(parts),
  undoJob(parts),
  clearJob(parts),
];

/** Imports files of records for every area that defines how: they are read, checked, corrected, written and undone. */
export const open: OpenModule = ({ sayIn, lists: { codeOf }, imports }) => {
  const kinds = (): ImportKinds => new Map(imports().map((kind) => [kind.served.entity.name, kind]));
  const says = LANGUAGES.map((language) => sayIn(language));
  const everyLanguage = (text: string) => says.map((say) => say(text));
  return {
    name: 'imports',
    version: '0.1.0',
    migrations: migrationsIn(__dirname),
    entities: [
      serve(fileImport, {
        filterOptions: () => ({ activity: [...kinds().keys()] }),
        present: ({ total_ug }) => ({ total_kg: kgOf(total_ug) }),
      }),
      serve(importRow, { present: ({ co2_ug }) => ({ co2_kg: kgOf(co2_ug) }) }),
    ],
    calls: importCalls(kinds),
    jobs: (platform, write) => importJobs({ platform, write, kinds: kinds(), codeOf, everyLanguage, pageSize: PAGE }),
    daily: (platform) => [clearLeftovers(platform)],
    uploads: { [fileImport.name]: (platform) => importUpload(platform, kinds()) },
    routes: importFilesRoute({ kinds, sayIn }),
    described: describedImportFiles,
  };
};
