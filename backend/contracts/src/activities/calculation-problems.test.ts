import { PROBLEMS, type ProblemCode, problem, problemText } from './calculation-problems';

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
