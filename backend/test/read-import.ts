import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { electricityActivity } from '@lichen/contracts/activities/types/buildings/electricity.entity';
import type { ImportSettings } from '@lichen/contracts/imports/import.entity';
import { sheetColumns } from '@lichen/contracts/sheet/sheet-columns';
import type { Entity } from '@lichen/contracts/entity/entity';
import { LANGUAGES, type Language } from '@lichen/contracts/text/languages';
import { linesOf } from '../src/platform/sheets/line-pages';
import { run } from '../src/platform/sheets/sheet.worker';
import { defaultSettings } from '../src/modules/imports/file/default-settings';
import { describeSheet } from '../src/modules/imports/file/file.worker';
import { guessedSettings } from '../src/modules/imports/file/file-columns';
import { importPlan, readImportRow } from '../src/modules/imports/import-plan';

const dictionaryOf = (language: Language): Readonly<Record<string, string>> =>
  language === 'en-GB'
    ? {}
    : JSON.parse(readFileSync(join(__dirname, `../reference/dictionaries/${language}.json`), 'utf8'));
/** Texts of the portal by language. */
export const dictionaries = new Map(LANGUAGES.map((language) => [language, dictionaryOf(language)]));
const everyLanguage = (text: string) => [...dictionaries.values()].flatMap((words) => words[text] ?? []);

type Answers = Pick<ImportSettings, 'decimals' | 'day_orders'>;

/** Reads the rows of a file as an import would, with a user's answers to its questions. */
export async function readFile(bytes: Buffer, entity: Entity = electricityActivity, company = 'GBP') {
  const sheet = await run({ bytes: new Uint8Array(bytes) });
  const rows = [...sheet.pages].flatMap((page) => linesOf(page));
  const possible = sheetColumns(entity, {});
  const words = Object.fromEntries(possible.map(({ label }) => [label, everyLanguage(label)]));
  const { columns } = describeSheet(sheet, { possible, words, thisYear: 2026 });
  const settings = guessedSettings(entity, columns, defaultSettings(company));
  const plan = (answers: Answers) =>
    importPlan({
      ...{ entity, columns, fixes: {}, from1904: sheet.from1904, headerRow: sheet.headerRow, thisYear: 2026 },
      ...{ settings: { ...settings, ...answers }, codeOf: () => undefined, optionWords: everyLanguage },
    });
  return (answers: Answers) => {
    const planned = plan(answers);
    return rows.map(({ number, cells }) => readImportRow(planned, number, cells));
  };
}
