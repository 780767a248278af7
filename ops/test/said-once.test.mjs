import { saidAgain } from './said-once.mjs';

const ACTIVITIES = 'backend/src/modules/activities';
const DAYS = 'backend/contracts/src/formats/days.ts';
const FOLD = 'backend/contracts/src/formats/fold.ts';
const MASS = 'backend/contracts/src/formats/mass.ts';
const COUNTED = 'backend/contracts/src/activities/calculations/counted-calculations.ts';

/** Each rule with a line that breaks it, and where the same line may stand. */
const climbs = [
  ['which-rows-count', `${ACTIVITIES}/bridge/climb.ts`, 'row.superseded_by === null', COUNTED],
  ['which-rows-count', `${ACTIVITIES}/totals/climb.handler.ts`, '{ used: 1, superseded_by: null }', COUNTED],
  ['which-rows-count', 'mf-activities/src/list/climb.ts', "scope2_basis !== 'market'", COUNTED],
  ['which-rows-count', `${ACTIVITIES}/charts/climb.ts`, "scope2_basis: { not: 'market' }", COUNTED],
  ['which-rows-count', `${ACTIVITIES}/charts/climb.ts`, "component === 'biogenic'", COUNTED],
  ['kilograms', `${ACTIVITIES}/totals/climb.handler.ts`, 'const KG = 1_000_000;', MASS],
  ['kilograms', 'mf-activities/src/bridge/climb.ts', 'format.co2(ug / 1e6)', MASS],
  ['days', 'shell/kit/src/format/climb.ts', 'const DAY = 86_400_000;', DAYS],
  ['days', 'mf-business/src/parts/climb.ts', 'new Date(today()).getUTCFullYear()', DAYS],
  ['days', `${ACTIVITIES}/checks/climb.ts`, 'Date.UTC(2026, 0, 1)', DAYS],
  ['folding', 'shell/src/portal/frame/climb.ts', "text.normalize('NFD').toLowerCase()", FOLD],
];

test.each(climbs)('%s stops %s with %s', (name, file, text, home) => {
  expect(saidAgain(file, text).map((problem) => problem.split(':')[0])).toEqual([name]);
  expect(saidAgain(home, text)).toEqual([]);
  expect(saidAgain(file.replace(/\.ts$/, '.test.ts'), text)).toEqual([]);
});

test('a file that takes the rule from its place passes', () => {
  expect(saidAgain(`${ACTIVITIES}/bridge/calm.ts`, 'rows.filter(isCounted)')).toEqual([]);
});
