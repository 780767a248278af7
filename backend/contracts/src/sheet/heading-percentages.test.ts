import { electricityActivity } from '../activities/types/buildings/electricity.entity';
import { purchasedGoodsActivity } from '../activities/types/goods/purchased-goods.entity';
import { guessColumns } from './guess-columns';
import { isPercentage } from './heading-percentages';
import { sheetColumns } from './sheet-columns';

/** Headings of a renewable share and of a VAT rate as files write them, by language. */
const HEADINGS: readonly (readonly [string, readonly string[], readonly string[]])[] = [
  ['English (UK)', ['Renewable %', 'Renewable share (%)', '% renewable', 'Renewable share'], ['VAT %', 'VAT rate']],
  ['English (US)', ['Renewable percent', 'Renewable (pct)', 'Green %'], ['Tax rate', 'Tax rate (%)']],
  ['German', ['Anteil Ökostrom', 'Ökostrom %', 'Ökostromanteil (%)'], ['MwSt. %', 'MwSt.-Satz', 'Steuersatz']],
  ['French', ['Part renouvelable', 'Renouvelable %', 'Renouvelable (%)'], ['TVA %', 'Taux de TVA', 'Taux TVA (%)']],
  ['Norwegian', ['Fornybar %', 'Fornybarandel', 'Andel fornybar (%)'], ['MVA %', 'MVA-sats', 'mva. (%)']],
  ['Spanish', ['Renovable %', 'Porcentaje renovable', 'Renovable (%)'], ['IVA %', 'Tipo de IVA', 'Tipo IVA (%)']],
];

const guess = (entity: Parameters<typeof sheetColumns>[0], header: string) =>
  guessColumns([header], sheetColumns(entity))[0]?.column;

it.each(HEADINGS)('takes percentages for no amount and no cost in %s', (_, shares, rates) => {
  expect([...shares, ...rates].filter((header) => !isPercentage(header))).toEqual([]);
  expect(shares.map((header) => guess(electricityActivity, header))).toEqual(shares.map(() => 'renewable_percent'));
  expect(rates.map((header) => guess(electricityActivity, header))).toEqual(rates.map(() => null));
  expect(rates.map((header) => guess(purchasedGoodsActivity, header))).toEqual(rates.map(() => 'vat_rate'));
});

it.each(['Cost %', 'Cost (%)', 'Share of cost', 'Price change in per cent', 'Amount (%)', 'Kosten (%)', 'Importe (%)'])(
  'proposes nothing for %j',
  (header) => {
    expect(guess(electricityActivity, header)).toBeNull();
  },
);

it.each([
  ['Cost incl. 20 % VAT', 'cost'],
  ['Betrag inkl. 19% MwSt.', 'cost'],
  ['Montant (TVA 20 %)', 'cost'],
  ['Renewable share (kWh)', 'renewable_amount'],
  ['Renewable', 'renewable_amount'],
  ['Fornybar', 'renewable_amount'],
  ['Betrag Einzelhandel', 'cost'],
  ['Beløp varehandel', 'cost'],
])('takes %j for an amount: its figures are money or energy', (header, column) => {
  expect(isPercentage(header)).toBe(false);
  expect(guess(electricityActivity, header)).toBe(column);
});
