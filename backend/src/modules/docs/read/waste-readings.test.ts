import { wasteReportDoc } from '@lichen/contracts/docs/types/waste-report';
import { nothingKnown } from '../fields/knowledge';
import { TOLD } from '../reader/offered-types';
import { readDocument } from '../reader/read-document';
import { pagesOf } from '../testing/pages-of';
import { samples } from '../testing/samples.loader';
import { formReadings, valuesOf } from './form-readings';

type Row = Readonly<Record<string, unknown>>;

function read(text: string) {
  const { type, fields } = readDocument(pagesOf(text), nothingKnown('2026-11-25'), TOLD);
  const readings = type === wasteReportDoc.id ? formReadings([wasteReportDoc], fields, null) : [];
  const list = readings.find(({ field }) => field === 'waste_processed');
  return { rows: (valuesOf([wasteReportDoc], readings)['waste_processed'] ?? []) as readonly Row[], list };
}

const report = (total: string) => `# Greenway Waste Services Ltd
Monthly waste report

Customer: Foundry Café Limited
Reporting period: 1 August 2026 to 31 August 2026

Waste stream             EWC code     Collections    Weight (t)    Treatment
General mixed waste      20 03 01     8              2.14          Energy recovery
Dry mixed recycling      20 01 01     8              1.32          Recycled
Food waste               20 01 08     8              1.36          Anaerobic digestion

Total weight                                         ${total} t`;

it('has a row for each kind of waste, with the weight of its treatment', () => {
  const { rows, list } = read(report('4.82'));
  const processed = (weight: number) => ({ processed_weight: weight, processed_weight_units: 't' });
  expect(rows).toEqual([
    { product: '20 03 01 General mixed waste', ...processed(2.14), rdf_weight: 2.14, rdf_weight_units: 't' },
    { product: '20 01 01 Dry mixed recycling', ...processed(1.32), recycled_weight: 1.32, recycled_weight_units: 't' },
    { product: '20 01 08 Food waste', ...processed(1.36) },
  ]);
  expect(list?.flags).toEqual([]);
});

it('has one row with the total, to be checked, where the rows do not add up to it', () => {
  const { rows, list } = read(report('5.82'));
  expect(rows).toEqual([{ processed_weight: 5.82, processed_weight_units: 't' }]);
  expect(list?.flags).toContain('competing');
});

it('reads no total weight of the samples wrong without a flag', () => {
  const found = [...samples('bills'), ...samples('unseen')]
    .filter(({ type }) => type === 'waste_report')
    .map(({ name, truth, text }) => {
      const { rows, list } = read(text);
      const sum = rows.reduce((total, row) => total + Number(row['processed_weight'] ?? 0), 0);
      const unit = rows[0]?.['processed_weight_units'];
      const isRight = (truth.get('weight') ?? []).some((said) => {
        const [amount, ...of] = said.split(' ');
        return Math.abs(Number(amount) - sum) < 1e-9 && of.join(' ') === unit;
      });
      return { name, rows, isRight, isOpen: !list || list.flags.length > 0 };
    });
  expect(found.filter(({ isRight, isOpen }) => !isRight && !isOpen)).toEqual([]);
  expect(found.filter(({ isRight }) => isRight).length / found.length).toBeGreaterThan(0.8);
});
