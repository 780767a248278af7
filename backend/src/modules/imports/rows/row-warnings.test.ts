import type { ImportSettings } from '@lichen/contracts/imports/import.entity';
import type { RowChoices, RowProblem } from '@lichen/contracts/imports/import-row.entity';
import { judged } from './row-warnings.rules';

const warning = (field: string): RowProblem => ({ repair: 'finding', field, message: field, text: '2', cell: 'A2' });

it.each<[settings: Partial<ImportSettings>, choices: RowChoices | null, verdict: string, told: unknown[]]>([
  [{ skip_findings: ['outlier'] }, null, 'skipped', [['skip'], [undefined, true]]],
  [{ skip_findings: ['outlier'], keep_findings: ['overlap'] }, null, 'skipped', [['skip'], ['keep', true]]],
  [{ skip_findings: ['outlier', 'overlap'] }, null, 'skipped', [['skip'], ['skip']]],
  [{ skip_findings: ['outlier'] }, { 'finding:outlier': 'keep' }, 'new', [['keep'], [undefined]]],
  [{ keep_findings: ['overlap'] }, { 'finding:outlier': 'skip' }, 'skipped', [['skip'], ['keep', true]]],
])('tells for each warning what was chosen for it: %j, for the row %j', (settings, choices, verdict, expected) => {
  const row = { _id: 'r1', place: 2, verdict: 'new', problems: null, choices, signs: null } as const;
  const { told, ...now } = judged(row, ['outlier', 'overlap'].map(warning), settings as ImportSettings);
  expect(now.verdict).toBe(verdict);
  expect(told.map((each) => [each.choice, ...(each.skipped ? [true] : [])])).toEqual(expected);
});
