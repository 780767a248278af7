import { regionName } from '../places/region-names';
import { PROBLEMS, type ProblemCode, problem, problemParams, problemText } from './calculation-problems';

test('the wording of the specification stands', () => {
  expect(problemText(problem('noFactor', { x: 'Natural gas, France, 2031' }))).toBe(
    'No emission factor found for Natural gas, France, 2031',
  );
});

test.each(Object.keys(PROBLEMS) as ProblemCode[])('%s names all that is missing', (code) => {
  const names = [...PROBLEMS[code].matchAll(/\{(\w+)\}/g)].map(([, name]) => `${name}`);
  const said = problemText(problem(code, Object.fromEntries(names.map((name) => [name, `<${name}>`]))));

  expect(said).not.toMatch(/[{}]/);
  for (const name of names) expect(said).toContain(`<${name}>`);
});

test('a name in what is missing stays as it is', () => {
  expect(problemText(problem('noRate', { from: '{to}', to: 'USD', year: '2031' }))).toMatch(
    /^No exchange rate from \{to\} to USD/,
  );
});

const GERMAN: Readonly<Record<string, string>> = {
  Electricity: 'Strom',
  Waste: 'Abfall',
  'Business travel': 'Geschäftsreise',
  'flight of unknown haul': 'Flug unbekannter Strecke',
  hours: 'Stunden',
  'Home working': 'Heimarbeit',
  'Energy recovery': 'Energetische Verwertung',
};
const words = {
  say: (text: string) => GERMAN[text] ?? text,
  region: (name: string) => regionName(name, 'DE'),
};
const labels = (list: string, code: string) =>
  list === 'waste_materials' && code === 'plastic_hdpe' ? 'Kunststoff: HDPE' : code;

test.each([
  ['Electricity, United Kingdom, 1995', 'Strom, Vereinigtes Königreich, 1995'],
  ['Electricity, CAMX, 1995', 'Strom, CAMX, 1995'],
  ['Home working (hours), FR, 2019', 'Heimarbeit (Stunden), Frankreich, 2019'],
  [
    'Business travel, flight of unknown haul, United Kingdom, 2025',
    'Geschäftsreise, Flug unbekannter Strecke, Vereinigtes Königreich, 2025',
  ],
  [
    'Waste (plastic_hdpe, rdf), United Kingdom, 2025',
    'Abfall (Kunststoff: HDPE, Energetische Verwertung), Vereinigtes Königreich, 2025',
  ],
])('a missing factor of %s is said as %s', (x, said) => {
  expect(problemParams(problem('noFactor', { x }), { ...words, labelOf: labels })).toEqual({ x: said });
});

test('without its label no code of a material is said', () => {
  const x = 'Waste (plastic_hdpe, rdf), United Kingdom, 2025';
  expect(problemParams(problem('noFactor', { x }), words)['x']).toBe(
    'Abfall (Energetische Verwertung), Vereinigtes Königreich, 2025',
  );
});

test('of other problems the country of a VAT rate has its name, and figures stay as they are', () => {
  expect(problemParams(problem('noVat', { country: 'NO', year: '2031' }), words)).toEqual({
    country: 'Norwegen',
    year: '2031',
  });
  expect(problemParams(problem('returnZero', { year: '2031' }), words)).toEqual({ year: '2031' });
});
