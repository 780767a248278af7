import { headingFigures } from './heading-figures';

const kwh = (tens: number) => ({ tens, unit: 'kWh', currency: null });
const money = (currency: string | null, tens = 0) => ({ tens, unit: null, currency });

it.each([
  ['Consumption (kWh)', kwh(0)],
  ['Consumption, kWh', kwh(0)],
  ["Usage ('000 kWh)", kwh(3)],
  ['Usage (000s kWh)', kwh(3)],
  ['Usage (kWh x 1,000)', kwh(3)],
  ['Usage [thousand kWh]', kwh(3)],
  ['Verbrauch in Tsd. kWh', kwh(3)],
  ['Consommation (milliers de kWh)', kwh(3)],
  ['Consumo (millones de kWh)', kwh(6)],
  ['Usage (thousands)', { tens: 3, unit: null, currency: null }],
  ['Water (million litres)', { tens: 0, unit: 'million litres', currency: null }],
  ['Gas (1000 cubic feet)', { tens: 0, unit: '1000 cubic feet', currency: null }],
  ['Cost (EUR)', money('EUR')],
  ['Cost in £', money('GBP')],
  ['Kosten / €', money('EUR')],
  ['Cost (£, excl. VAT)', money('GBP')],
  ['Cost (EUR net)', money('EUR')],
  ['Cost (£000)', money('GBP', 3)],
  ['Cost £k', money('GBP', 3)],
  ['Betrag TEUR', money('EUR', 3)],
  ['Coût (k€)', money('EUR', 3)],
  ['Kosten (T€)', money('EUR', 3)],
  ['Kosten in T€', money('EUR', 3)],
  ['Kosten (t €)', money('EUR', 3)],
  ['Verbrauch [10^3 kWh]', kwh(3)],
  ['Verbrauch 10³ kWh', kwh(3)],
  ['Usage (10⁶ kWh)', kwh(6)],
  ['Kosten (Rappen)', money('CHF', -2)],
  ['Cost ($m)', money('$', 6)],
  ['Cost (pence)', money('GBP', -2)],
  ['Kostnad (kr)', money('kr')],
  ['Cost (net)', money(null)],
  ['Cost VAT', money(null)],
  ['Usage 2025', money(null)],
  ['Usage (100 kWh)', money(null)],
  ['Total', money(null)],
  ['k', money(null)],
])('understands what %j says of its figures', (header, said) => {
  expect(headingFigures(header)).toEqual(said);
});
