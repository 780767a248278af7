import fc from 'fast-check';
import { CALCULATION_TEXTS, calculated, type Operand, type Result } from './calculation';
import { EXPRESSION_TEXTS, namesIn, readExpression } from './expression';

const KNOWN = new Map([
  ...['a', 'b', 'c', 'kwh', 'yes_no', 'ticked'].map((id) => [id, true] as const),
  ['secret', false] as const,
]);

const ANSWERS: Readonly<Record<string, Operand>> = {
  a: { number: '0.1' },
  b: { number: '0.2' },
  c: null,
  kwh: { number: '1250.5' },
  yes_no: { text: 'yes' },
  ticked: { list: ['iso', 'emas'] },
};

function outcome(expression: string): Result | string {
  const read = readExpression(expression, KNOWN);
  if ('problem' in read) return read.problem.text;
  const made = calculated(read.formula, (id) => ANSWERS[id] ?? null);
  return 'problem' in made ? made.problem.text : made.value;
}

it.each([
  ['a + b', '0.3'],
  ['1 + 2 * 3', '7'],
  ['(1 + 2) * 3', '9'],
  ['2 - 3 - 4', '-5'],
  ['-a * 2', '-0.2'],
  ['1 / 3', '0.33333333333333333333'],
  ['c + 5', '5'],
  ['sum(a, b, c, 1)', '1.3'],
  ['min(3, a, 2)', '0.1'],
  ['max(3, a, 2)', '3'],
  ['abs(2 - 5)', '3'],
  ['round(2.5)', '3'],
  ['round(-2.5)', '-3'],
  ['round(kwh / 7, 2)', '178.64'],
  ['if(yes_no = "yes", 10, 0)', '10'],
  ["if(yes_no != 'yes', 10, 0)", '0'],
  ['if(yes_no, 10, 0)', '10'],
  ['if(c, 1, 2)', '2'],
  ['if(kwh > 1000, 1, 1 / 0)', '1'],
  ['if(ticked = "emas", 2, 0) + if(ticked = "eco", 4, 0)', '2'],
  ['if(a = "0.1", 1, 0)', '1'],
  ['if(c = 0, 1, 0) + if(c = "", 2, 0)', '3'],
  ['123456789012345678901234567890', '123456789012345678901234567890'],
])('%s is %s', (expression, digits) => {
  expect(outcome(expression)).toEqual({ number: digits });
});

it.each([
  ['kwh > 1000', 'yes'],
  ['kwh < 1000', 'no'],
  ['"high"', 'high'],
  ['if(kwh >= 1250.5, "high", "low")', 'high'],
])('%s says %s', (expression, text) => {
  expect(outcome(expression)).toEqual({ text });
});

it('is blank where the answer is', () => {
  expect(outcome('c')).toBeNull();
});

it.each([
  ['1 / c', CALCULATION_TEXTS.byZero],
  ['"five" + 1', CALCULATION_TEXTS.text],
  ['yes_no + 1', CALCULATION_TEXTS.text],
  ['"a" < "b"', CALCULATION_TEXTS.text],
  ['ticked * 2', CALCULATION_TEXTS.text],
  ['if(5, 1, 2)', CALCULATION_TEXTS.condition],
  ['round(1, 1.5)', CALCULATION_TEXTS.rounding],
  ['round(1, 0 - 1)', CALCULATION_TEXTS.rounding],
  ['999999999999999999999999999999 * 10', CALCULATION_TEXTS.tooLarge],
])('%s has no result: %s', (expression, text) => {
  expect(outcome(expression)).toBe(text);
});

it.each([
  ['', EXPRESSION_TEXTS.unreadable],
  ['1 +', EXPRESSION_TEXTS.unreadable],
  ['a b', EXPRESSION_TEXTS.unreadable],
  ['a, b', EXPRESSION_TEXTS.unreadable],
  ['a == b', EXPRESSION_TEXTS.unreadable],
  ['+a', EXPRESSION_TEXTS.unreadable],
  ['!a', EXPRESSION_TEXTS.unreadable],
  ['1e5', EXPRESSION_TEXTS.unreadable],
  ['(a)(b)', EXPRESSION_TEXTS.unknownName],
  ['(1)(b)', EXPRESSION_TEXTS.unreadable],
  ['1234567890123456789012345678901', EXPRESSION_TEXTS.number],
  ['a.b', EXPRESSION_TEXTS.sign],
  ['a[0]', EXPRESSION_TEXTS.sign],
  ['a ? b : c', EXPRESSION_TEXTS.sign],
  ['a; b', EXPRESSION_TEXTS.sign],
  ['a && b', EXPRESSION_TEXTS.sign],
  ['{}', EXPRESSION_TEXTS.sign],
  ['`x`', EXPRESSION_TEXTS.sign],
  ["'a\\' + b", EXPRESSION_TEXTS.sign],
  ['à', EXPRESSION_TEXTS.sign],
  ['this', EXPRESSION_TEXTS.unreadable],
  ['__proto__', EXPRESSION_TEXTS.unknownName],
  ['constructor', EXPRESSION_TEXTS.unknownName],
  ['true', EXPRESSION_TEXTS.unknownName],
  ['d', EXPRESSION_TEXTS.unknownName],
  ['eval(a)', EXPRESSION_TEXTS.unknownName],
  ['constructor(a)', EXPRESSION_TEXTS.unknownName],
  ['secret', EXPRESSION_TEXTS.notUsable],
  ['if(a)', EXPRESSION_TEXTS.argumentCount],
  ['abs()', EXPRESSION_TEXTS.argumentCount],
  ['abs(a, b)', EXPRESSION_TEXTS.argumentCount],
  ['1'.repeat(1001), EXPRESSION_TEXTS.tooLong],
  ['+1'.repeat(300).slice(1), EXPRESSION_TEXTS.tooLong],
  [`${'('.repeat(33)}a${')'.repeat(33)}`, EXPRESSION_TEXTS.depth],
])('%s is not taken: %s', (expression, text) => {
  expect(outcome(expression)).toBe(text);
});

it('names the questions that it asks for', () => {
  const read = readExpression('if(yes_no = "kwh", a + a, min(b, -c))', KNOWN);

  expect('formula' in read && [...namesIn(read.formula)].sort()).toEqual(['a', 'b', 'c', 'yes_no']);
});

describe('on numbers of people', () => {
  const whole = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 });
  const cents = whole.map(
    (one) => `${one < 0 ? '-' : ''}${Math.floor(Math.abs(one) / 100)}.${String(Math.abs(one) % 100).padStart(2, '0')}`,
  );
  const inCents = (digits: string) => BigInt(digits.replace('.', ''));
  const known = new Map([['a', true] as const, ['b', true] as const]);
  const result = (expression: string, a: string, b: string) => {
    const read = readExpression(expression, known);
    if ('problem' in read) throw new Error(read.problem.text);
    const made = calculated(read.formula, (id) => ({ number: id === 'a' ? a : b }));
    return 'value' in made && made.value && 'number' in made.value ? made.value.number : null;
  };
  const hundredths = (digits: string | null, decimals: number) => {
    const [first = '', fraction = ''] = String(digits).split('.');
    return BigInt(`${first}${fraction.padEnd(decimals, '0')}`);
  };

  it('adds, subtracts and multiplies as whole numbers of cents do', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => {
        expect(hundredths(result('a + b', a, b), 2)).toBe(inCents(a) + inCents(b));
        expect(hundredths(result('a - b', a, b), 2)).toBe(inCents(a) - inCents(b));
        expect(hundredths(result('a * b', a, b), 4)).toBe(inCents(a) * inCents(b));
      }),
      { seed: 19 },
    );
  });

  it('does not depend on the order of what is summed', () => {
    fc.assert(
      fc.property(cents, cents, (a, b) => result('sum(a, b, 1)', a, b) === result('1 + b + a', a, b)),
      { seed: 19 },
    );
  });
});

it('answers ten thousand hostile expressions at once, each in a moment', () => {
  const pieces = [
    ...[
      '(',
      ')',
      '((((',
      '))))',
      '-',
      '--',
      '+',
      '*',
      '/',
      '=',
      '!=',
      '<=',
      ',',
      ' ',
      "'",
      '"',
      '.',
      '1',
      '0',
      '1e999',
    ],
    ...['a', 'b', 'if(', 'sum(', 'round(', 'this', '__proto__', 'constructor', '[', ']', '{', '\\', '\u0000', '𝒳'],
    ...['9'.repeat(30), '1/3', 'max(a,b)', '"x"', 'if(a,b,c)', 'a*a*a*a*a', '-('.repeat(20), '1,'.repeat(40)],
  ];
  const hostile = fc.array(fc.constantFrom(...pieces), { maxLength: 120 }).map((parts) => parts.join(''));
  const expressions = fc.sample(hostile, { numRuns: 9_990, seed: 19 });
  const large = ['('.repeat(200_000), '-'.repeat(200_000), 'a+'.repeat(100_000), "'".repeat(100_001), '1'.repeat(1e6)];
  const full = [
    'if(a,'.repeat(199),
    `${'-'.repeat(499)}a`,
    `${'*9'.repeat(249)}`.slice(1),
    'a<b'.repeat(300),
    '!'.repeat(999),
  ];
  let worst = 0;
  for (const expression of [...expressions, ...large, ...full]) {
    const before = process.cpuUsage();
    const found = outcome(expression);
    worst = Math.max(worst, process.cpuUsage(before).user / 1000);
    expect(found === null || typeof found === 'string' || 'number' in found || 'text' in found).toBe(true);
  }
  expect(worst).toBeLessThan(50);
});
