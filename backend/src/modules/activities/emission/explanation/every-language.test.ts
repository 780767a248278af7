import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROBLEMS } from '@lichen/contracts/activities/calculation-problems';
import { UNITS } from '@lichen/contracts/activities/codes/units';
import { READING_TYPE_WORDS } from '@lichen/contracts/activities/types/shared/reading-type';
import { ASSURANCE_WORDS } from '@lichen/contracts/compliance/return-assurance';
import { dayText } from '@lichen/contracts/formats/day-text';
import { utcDay } from '@lichen/contracts/formats/days';
import { separatorsOf } from '@lichen/contracts/formats/numbers';
import { regionName } from '@lichen/contracts/places/region-names';
import { readDictionaries } from '../../../../platform/dictionaries';
import { STATED_LABELS } from '../published/factor-label';
import { PRICE_BASES } from '../published/price-basis';
import { bought, DAYS, of, ODD_WAYS, pounds } from '../testing/odd-ways.loader';
import { rowsOf, shippedLibrary } from '../testing/rows-of.loader';
import { type UkInput, ukInputs } from '../testing/uk-inputs.loader';
import { COLUMN_WORDS } from './column-words';
import { explain } from './explain';
import type { ExplanationLanguage } from './reader';
import { NOTES } from './notes';
import { inEnglish, RETURN_WORDS, SENTENCES, TRIP_WORDS } from './sentences';

/** Explanations in other languages: each word comes from a dictionary, and each dictionary has it. */

const REFERENCE = join(__dirname, '../../../../../reference');
const REMOTE = join(__dirname, '../../../../../../mf-activities/locales');
const TRANSLATED = ['FR', 'DE', 'NO', 'ES'] as const;

const leased = { area: 100, area_units: 'm2', energy_per_m2: 120 };
const WITHOUT_FIGURE: readonly UkInput[] = [
  of('electricity_activitys', { amount: 5, units: 'kWh', from: utcDay(1995, 1, 1), to: utcDay(1995, 1, 31) }),
  of('fuel_activitys', { fuel: 'Natural gas', amount: 5, units: 'L', quantity: 1 }),
  of('stays', { stay_type: 'hotel', rooms: 1, nights: 1, from: utcDay(2001, 1, 1), to: utcDay(2001, 1, 1) }),
  of('business_travel', { transport_method: 'flight', travel_class: 'economy', distance: 900, units: 'km' }),
  of(
    'home_working_activity',
    { working_hours: 5, from: utcDay(2001, 1, 1), to: utcDay(2001, 1, 1) },
    { location: { country: 'FR', electricity_grid: 'France' } },
  ),
  of('lease_activitys', { ...leased, from: utcDay(2001, 1, 1), to: utcDay(2001, 12, 31) }),
  bought({ ...pounds }),
];

const WAYS = [...ODD_WAYS, ...WITHOUT_FIGURE, ...ukInputs(1234.5)];

const rows = WAYS.flatMap(({ type, activity, around }) =>
  rowsOf(type, { ...DAYS, ...activity }, around).map((row) => ({
    ...{ ...row, _id: 'c1', activity_type: type, created_on: 1, created_by: 'm' },
  })),
);
const toldIn = (telling: ExplanationLanguage) => rows.map((row) => explain(row, shippedLibrary, telling));
type Told = ReturnType<typeof explain>;

const textsOf = ({ sentence, formula, steps, inputs, why, factors }: Told): string[] => [
  ...[sentence, formula, why, ...steps.map(({ text }) => text), ...inputs.map(({ text }) => text)],
  ...factors.flatMap(({ text, note, id, label }) => [text, note ?? '', shippedLibrary.factor(id) ? '' : label]),
];

const listed = (list: string): readonly { readonly code: string }[] => {
  try {
    return JSON.parse(readFileSync(join(REFERENCE, 'lists', `${list}.json`), 'utf8')).rows;
  } catch {
    return [];
  }
};
const codes = new Map<string, ReadonlySet<string>>();
function isListed(list: string, code: string): boolean {
  if (list === 'countries') return /^[A-Z]{2}$/.test(code);
  if (list === 'instruments') return true;
  const known = codes.get(list) ?? new Set(listed(list).map((each) => each.code));
  codes.set(list, known);
  return known.has(code);
}

const templates = new Set<string>();
/** A language in which no word has a Latin letter, so that words that nobody translated stand out. */
const STRANGE: ExplanationLanguage = {
  language: 'DE',
  say: (template, params) => {
    templates.add(template);
    return inEnglish(
      template.replace(/\{\w+\}|\p{Script=Latin}/gu, (each) => (each.startsWith('{') ? each : 'ж')),
      params,
    );
  },
  labelOf: (list, code) => (isListed(list, code) ? 'ж' : code),
};
const strange = toldIn(STRANGE);

/** Texts of people, signs of units and names of editions, which are the same in every language. */
const AS_IT_IS = new Set([
  ...Object.keys(UNITS).flatMap((unit) => unit.split(/[^A-Za-z]+/)),
  ...['CO', 'Letter', 'Tariff', 'Audit', 'Paint', 'Average'],
]);
/** Sources, cited as their publishers name them. */
const CITED = /https?:\/\/|^UK Government \(|, table \d/;
/** Names of gases: R-1234ze(E). */
const GAS = /\bR-?\d+\w*(\(\w\))?/g;
const regions = [...new Set(rows.flatMap(({ region_used }) => region_used ?? []))].map((name) =>
  regionName(name, 'DE'),
);

test('no word of an explanation stays English', () => {
  const left = new Map<string, string>();
  for (const text of strange.flatMap(textsOf)) {
    if (CITED.test(text)) continue;
    const rest = regions.reduce((all, region) => all.replaceAll(region, ''), text).replaceAll(GAS, '');
    for (const [word] of rest.matchAll(/[A-Za-z]*[a-z]{2,}[A-Za-z]*/g)) if (!AS_IT_IS.has(word)) left.set(word, text);
  }
  expect([...new Set(left.values())]).toEqual([]);
});

const dictionaries = readDictionaries(join(REFERENCE, 'dictionaries'));
/** Words are in the dictionary; names of fuels with their unit, signs of units and of gases are not words. */
const hasWords = (text: string) => /\p{Ll}{3}/u.test(text.replace(/\{\w+\}/g, '')) && !/[\d(]/.test(text);

const isSaid = (text: string) => hasWords(text) && text !== 'Dimethylether' && regionName(text, 'DE') === text;
/** Words that rows hold seldom. */
const TABLES = [SENTENCES, NOTES, PROBLEMS, RETURN_WORDS, TRIP_WORDS.hauls, TRIP_WORDS.loads, STATED_LABELS]
  .concat([ASSURANCE_WORDS, READING_TYPE_WORDS, PRICE_BASES, COLUMN_WORDS] as never)
  .flatMap((table) => Object.values(table));

test.each(TRANSLATED)('each of its words and labels is in the dictionary of %s', (language) => {
  const own = dictionaries.of(language);
  const remote = JSON.parse(readFileSync(join(REMOTE, `${language}.json`), 'utf8'));
  const said = [...templates, ...TABLES].filter((text) => isSaid(text) && !Object.hasOwn(own, text));
  const labels = [...new Set(strange.flatMap(({ inputs }) => inputs.map(({ label }) => label)))];
  const shown = labels.filter((text) => hasWords(text) && !Object.hasOwn(own, text) && !Object.hasOwn(remote, text));
  expect({ said, shown }).toEqual({ said: [], shown: [] });
});

test.each(TRANSLATED)(
  'in %s no placeholder is left, and days and numbers are written as its readers write them',
  (language) => {
    const told = toldIn({ language, say: dictionaries.sayIn(language) });
    const { decimal } = separatorsOf(language);
    const wrong = told.flatMap((each, at) => {
      const row = rows[at] as (typeof rows)[number];
      const days = row.exact_kg === null || each.sentence.includes(dayText(row.from, language));
      const numbers = [each.formula, ...each.steps.map(({ text }) => text)].every(
        (text) => decimal === '.' || !/\d\.\d(?!\d{2}\b)/.test(text.replaceAll('.SM.', '')),
      );
      return days && numbers && !textsOf(each).some((text) => /\{\w+\}/.test(text))
        ? []
        : [each.sentence, each.formula];
    });
    expect(wrong).toEqual([]);
  },
);
