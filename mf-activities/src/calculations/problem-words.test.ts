import { problem } from '@lichen/contracts/activities/calculation-problems';
import { problemText } from './problem-words';

const FRENCH: Readonly<Record<string, string>> = {
  'No emission factor found for {x}': 'Aucun facteur d’émission trouvé pour {x}',
  Electricity: 'Électricité',
};
const t = (words: string, params: Record<string, unknown> = {}) =>
  (FRENCH[words] ?? words).replace(/\{(\w+)\}/g, (_, name) => String(params[name]));

test('a problem is said by its code, with what is missing', () => {
  const failing = {
    err_msg: 'No emission factor found for LPG, France, 2018',
    problem: problem('noFactor', { x: 'LPG, France, 2018' }),
  };

  expect(problemText(t, failing)).toBe('Aucun facteur d’émission trouvé pour LPG, France, 2018');
  const at = problem('noFactor', { x: 'Electricity, GB, 1995' });
  expect(problemText(t, { err_msg: '', problem: at })).toBe(
    'Aucun facteur d’émission trouvé pour Électricité, United Kingdom, 1995',
  );
});

test('words without a code are said as they are', () => {
  expect(problemText(t, { err_msg: 'Something else', problem: null })).toBe('Something else');
});
