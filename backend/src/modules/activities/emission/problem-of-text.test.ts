import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROBLEMS, type ProblemCode, problem, problemText } from '@lichen/contracts/activities/calculation-problems';
import { problemOfText } from './problem-of-text';

const PARAMS = {
  ...{ x: 'fuel, Natural gas, Iceland, 2024', from: 'ISK', to: 'USD', currency: 'USD' },
  ...{ country: 'GB', year: '2024' },
};

test.each(Object.keys(PROBLEMS) as ProblemCode[])('%s is known again from its words', (code) => {
  const named = Object.entries(PARAMS).filter(([name]) => PROBLEMS[code].includes(`{${name}}`));
  const stated = problem(code, Object.fromEntries(named));

  expect(problemOfText(problemText(stated))).toEqual(stated);
});

test('the words of earlier releases too', () => {
  const told = 'the operator imports it in the developer tools, or with “npm run factors -- import”';
  expect(problemOfText(`No exchange rate from ISK to USD is loaded for 2024: ${told}`)).toEqual(
    problem('noRate', { from: 'ISK', to: 'USD', year: '2024' }),
  );
  expect(problemOfText(`No price index of USD is loaded for 2024: ${told}`)).toEqual(
    problem('noIndex', { currency: 'USD', year: '2024' }),
  );
  expect(problemOfText('No exchange rate from ISK to USD is loaded for 2024')).toEqual(
    problem('noRate', { from: 'ISK', to: 'USD', year: '2024' }),
  );
  expect(problemOfText('No price index of USD is loaded for 2024')).toEqual(
    problem('noIndex', { currency: 'USD', year: '2024' }),
  );
  expect(problemOfText('Enter the energy use per m² of the leased space: no benchmark is published')).toEqual(
    problem('noBenchmark'),
  );
});

test('words that no release said have no code', () => {
  expect(problemOfText('Something else')).toBeNull();
});

const ROOT = join(__dirname, '../../../../..');
const DICTIONARIES = [
  'backend/reference/dictionaries',
  ...readdirSync(ROOT).flatMap((folder) => (folder.startsWith('mf-') ? [`${folder}/locales`] : [])),
];

/** Every text that people may read, in English and in each other language. */
const shownTexts = () =>
  DICTIONARIES.flatMap((folder) => readdirSync(join(ROOT, folder)).map((file) => join(ROOT, folder, file))).flatMap(
    (file) => Object.entries(JSON.parse(readFileSync(file, 'utf8')) as Record<string, string>).flat(),
  );

test('no text tells anyone to run a program', () => {
  const texts = [...Object.values(PROBLEMS), ...shownTexts()];
  expect(texts.length).toBeGreaterThan(10_000);
  expect(texts.filter((text) => /\b(npm|npx|node|command line|developer tools)\b/i.test(text))).toEqual([]);
});

test.each(['noRate', 'noIndex', 'noVat'] as const)('%s says who can bring what is missing', (code) => {
  expect(PROBLEMS[code]).toContain('the operator of this portal can import it');
});
