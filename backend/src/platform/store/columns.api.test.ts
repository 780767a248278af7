import { parseDraft } from '@lichen/contracts/entity/schema';
import fc from 'fast-check';
import { type FreshDatabase, freshDatabase } from '../../../test/database/fresh-database';
import { probe, probeMigrations, probeRow } from '../../../test/probe';
import { scopedRecords } from './scoped-records';

const ROUNDS = 200;
const DAY = 86_400_000;

let fresh: FreshDatabase;
beforeAll(async () => {
  fresh = await freshDatabase(probeMigrations);
});
afterAll(() => fresh.close());

const probes = () => scopedRecords(fresh.database, fresh.database, probe, 'company-a');

const nullable = <T>(arbitrary: fc.Arbitrary<T>) => fc.option(arbitrary, { nil: null, freq: 5 });
const printable = (maxLength: number) =>
  fc
    .oneof(
      fc.string({ unit: 'grapheme', maxLength }),
      fc.constantFrom(
        '😀👩‍👩‍👧‍👦',
        '\u202eevil',
        "'; DROP TABLE probes; --",
        '=HYPERLINK("x")',
        '\\"%_!',
        'ß İ ı',
        'مرحبا עולם',
      ),
    )
    .map((value) =>
      value
        .slice(0, maxLength)
        .replace(/[\ud800-\udbff]$/, '')
        .trim(),
    )
    .filter((value) => parseDraft(probe, { title: value, amount: 0, open: true }).errors['title'] === undefined);
const scaled = (scale: number, most: number) =>
  fc.integer({ min: -most, max: most }).map((value) => Number(`${value}e-${scale}`));

const record = fc.record({
  title: printable(120),
  note: nullable(printable(300)),
  amount: scaled(6, 1_000_000_000_000_000),
  price: nullable(scaled(2, 100_000_000_000).map(Math.abs)),
  count: nullable(fc.maxSafeInteger()),
  figure: nullable(fc.bigInt({ min: 0n, max: 10n ** 40n }).map((value) => `${value}.${value}`.slice(0, 90))),
  open: fc.boolean(),
  on: nullable(fc.integer({ min: -719_162, max: 2_932_896 }).map((value) => value * DAY)),
  at: nullable(fc.integer({ min: -62_135_596_800_000, max: 253_402_214_400_000 })),
  kind: nullable(fc.constantFrom('a', 'b')),
  tags: nullable(fc.array(printable(40), { maxLength: 6 })),
  who: nullable(fc.constant(['admin', 'user'])),
  cost: nullable(fc.record({ currency: fc.constantFrom('GBP', 'EUR'), amount: scaled(2, 99_999_999_999) })),
  where: nullable(
    fc.record({
      name: printable(20),
      address: printable(20),
      place_id: printable(9),
      lat: scaled(5, 9_000_000),
      lng: scaled(5, 18_000_000),
    }),
  ),
  extra: nullable(fc.jsonValue({ stringUnit: 'grapheme' })),
});

/** Negative zero equals zero in JSON and in both databases. */
const plain = (value: unknown): unknown =>
  value === 0 ? 0 : value && typeof value === 'object' ? JSON.parse(JSON.stringify(value)) : value;

it(`gives back what was stored, for every kind of field (${ROUNDS} records)`, async () => {
  let round = 0;
  await fc.assert(
    fc.asyncProperty(record, async (values) => {
      round += 1;
      const stored = probeRow(`id-${round}`, values);
      await probes().insert([stored]);

      const found = (await probes().get(`id-${round}`)) as unknown as Record<string, unknown>;

      for (const [name, value] of Object.entries(stored))
        expect([name, plain(found[name])]).toEqual([name, plain(value)]);
    }),
    { numRuns: ROUNDS, seed: 42 },
  );
}, 60_000);

it('sums decimals exactly, where binary fractions would drift', async () => {
  const rows = Array.from({ length: 1000 }, (_, index) => probeRow(`sum-${index}`, { title: 'sum', amount: 0.1 }));
  await probes().insert(rows);

  expect((await probes().sum(['amount'], { where: { title: 'sum' } }))['amount']).toBe(100_000_000);
});

it('keeps json as it was written, whatever the database', async () => {
  const extra = { b: 1, a: [1, 'ü', { '€': '\u0000\\"' }, null, true], n: 1e-7, long: 'x'.repeat(70_000) };
  await probes().insert([probeRow('json', { extra, tags: ['a"b', 'c\\d', "e'f"] })]);

  const [row] = await fresh.database.all('SELECT extra, tags FROM probes WHERE id = ?', ['json']);

  expect(row).toEqual({ extra: JSON.stringify(extra), tags: JSON.stringify(['a"b', 'c\\d', "e'f"]) });
});
