import { electricityActivity } from '@lichen/contracts/activities/types/buildings/electricity.entity';
import { fieldSchema } from '@lichen/contracts/entity/schema';
import { readFile } from '../../../test/read-import';

/** Digits of a whole part in groups, from the right: three each, or three and then two as in India. */
function grouped(whole: string, mark: string, size: 2 | 3 = 3): string {
  const head = whole.slice(0, -3);
  const groups = size === 3 ? head.replace(/\B(?=(\d{3})+$)/g, mark) : head.replace(/\B(?=(\d{2})+$)/g, mark);
  return head ? `${groups}${mark}${whole.slice(-3)}` : whole;
}

const inDigits = (text: string, nought: number) =>
  text.replace(/\d/g, (digit) => String.fromCodePoint(nought + Number(digit)));

type Writing = (whole: string, fraction: string) => string;
const written =
  (group: string, decimal: string, size: 2 | 3 = 3): Writing =>
  (whole, fraction) =>
    `${grouped(whole, group, size)}${fraction ? decimal + fraction : ''}`;

const WRITINGS: Readonly<Record<string, Writing>> = {
  'plain, dot': written('', '.'),
  'plain, comma': written('', ','),
  English: written(',', '.'),
  German: written('.', ','),
  'Swiss apostrophe': written("'", '.'),
  'typographic apostrophe': written('’', '.'),
  'acute accent': written('´', '.'),
  'narrow space': written('\u202f', ','),
  'thin space': written('\u2009', ','),
  'figure space': written('\u2007', '.'),
  'hard space': written('\u00a0', ','),
  Indian: written(',', '.', 2),
  underscores: written('_', '.'),
  'middle dot': written('', '·'),
  'Arabic marks': written('٬', '٫'),
  'Arabic digits': (whole, fraction) => inDigits(written('', '.')(whole, fraction), 0x660),
  'full width': (whole, fraction) => inDigits(written('', '.')(whole, fraction), 0xff10),
};

interface Around {
  readonly text: (figure: string) => string;
  /** Factor between the amount read and the figure; null where no amount can be meant. */
  readonly times: number | null;
}

const around = (text: (figure: string) => string, times: number | null = 1): Around => ({ text, times });
const AROUND: Readonly<Record<string, Around>> = {
  nothing: around((figure) => figure),
  'trailing minus': around((figure) => `${figure}-`, -1),
  parentheses: around((figure) => `(${figure})`, -1),
  'minus sign': around((figure) => `−${figure}`, -1),
  'en dash': around((figure) => `– ${figure}`, -1),
  plus: around((figure) => `+${figure}`),
  CHF: around((figure) => `CHF ${figure}`),
  euro: around((figure) => `${figure} €`),
  percent: around((figure) => `${figure} %`, null),
  'Tsd.': around((figure) => `${figure} Tsd.`, 1000),
  Mio: around((figure) => `${figure} Mio`, 1_000_000),
  k: around((figure) => `${figure}k`, 1000),
  'k€': around((figure) => `${figure} k€`, 1000),
  range: around((figure) => `${figure}-${figure}`, null),
  about: around((figure) => `ca. ${figure}`),
  less: around((figure) => `<${figure}`, null),
};

/** Figures of a file: those of three decimals and those without any are where a group is taken for a fraction. */
const SETS = [
  ['1234', '98765', '1234567'],
  ['1234.5', '98765.25', '12'],
  ['0.125', '1.234', '12345.678'],
];

const quoted = (text: string) => `"${text.replaceAll('"', '""')}"`;

type Column = 'amount' | 'cost';
const COLUMNS: readonly Column[] = ['amount', 'cost'];
type Found = Readonly<Record<Column, number | string>>;

/** Returns the import of each cell, as an amount and as a cost: a figure, or the question to the person. */
async function readCells(cells: readonly string[]): Promise<Found[]> {
  const lines = cells.map((cell, at) => `Works,2026-0${at + 1}-01,2026-0${at + 1}-28,${quoted(cell)},${quoted(cell)}`);
  const file = Buffer.from(['Site,From,To,Consumption (kWh),Cost', ...lines].join('\n'), 'utf8');
  const rows = (await readFile(file))({});
  return rows.map(({ values, problems }) => {
    const { amount, cost } = values as { amount?: unknown; cost?: { amount: unknown } };
    const asked = (fields: readonly string[]) => problems.find(({ field }) => fields.includes(field))?.repair;
    return { amount: asked(['amount', 'units']) ?? Number(amount), cost: asked(['cost']) ?? Number(cost?.amount) };
  });
}

const truthOf = (figure: string, { times }: Around): number | null =>
  times === null ? null : Number((Number(figure) * times).toPrecision(12));

it('reads no figure wrong without a question, however it is written', async () => {
  const wrong: string[] = [];
  let files = 0;
  for (const [writing, write] of Object.entries(WRITINGS))
    for (const [sign, said] of Object.entries(AROUND))
      for (const figures of sign === 'nothing' ? SETS : SETS.slice(1, 2)) {
        const cells = figures.map((figure) => said.text(write(...(figure.split('.') as [string, string]))));
        files += 1;
        for (const [at, found] of (await readCells(cells)).entries())
          for (const column of COLUMNS)
            if (typeof found[column] === 'number' && found[column] !== truthOf(figures[at] ?? '', said))
              wrong.push(`${writing}, ${sign}: ${cells[at]} as ${column} is ${found[column]}`);
      }
  expect(files).toBeGreaterThan(300);
  expect(wrong).toEqual([]);
}, 120_000);

it('reads the euro sign as spreadsheets of Windows save it, and no other currency for it', async () => {
  const text = 'Site,From,To,Consumption (kWh),Cost\nWorks,2026-01-01,2026-01-31,12,\x80540';
  const [row] = (await readFile(Buffer.from(text, 'latin1')))({});

  expect(row?.problems).toEqual([]);
  expect(row?.values).toMatchObject({ cost: { currency: 'EUR', amount: 540 } });
});

it.each(['1e400', '1E+400', 'NaN', 'Infinity', '-Infinity', '0x10', '1e3', '123456789012345678901234567890'])(
  'writes no %s',
  async (typed) => {
    const { amount, cost } = electricityActivity.fields;
    const [found] = await readCells([typed]);
    const isWritten = [
      fieldSchema(amount).safeParse(found?.amount).success,
      fieldSchema(cost).safeParse({ currency: 'GBP', amount: found?.cost }).success,
    ];
    expect(isWritten).toEqual([false, false]);
  },
);
