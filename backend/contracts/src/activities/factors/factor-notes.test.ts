import { factorNote } from './factor-notes';

const german = (value: string) => value.replace('.', ',');

test.each([
  ['CO2 only', { words: 'Carbon dioxide only', params: {} }],
  ['Data year 2024', { words: 'Data year {year}', params: { year: '2024' } }],
  [
    'Derived: grid factor x (1 / (1 - loss) - 1) with grid gross loss 0.042; 12 decimals',
    {
      words: 'Derived: grid factor × (1 / (1 − loss) − 1) with the grid gross loss {loss}; 12 decimals',
      params: { loss: '0,042' },
    },
  ],
  [
    'Derived: 32.5% R-32, 15% R-125 by mass (ANSI/ASHRAE 34), each times its potential',
    {
      words: 'Derived: {composition} by mass (ANSI/ASHRAE 34), each times its potential',
      params: { composition: '32,5% R-32, 15% R-125' },
    },
  ],
])('%s is told in parts', (note, told) => {
  expect(factorNote(note, german)).toEqual(told);
});

test('what an operator wrote stays as it was written', () => {
  expect(factorNote('Our own reading of table 3', german)).toEqual({ words: 'Our own reading of table 3', params: {} });
  expect(factorNote('', german)).toEqual({ words: '', params: {} });
});
