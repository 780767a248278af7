import { isRate } from './heading-rates';

it('tells the price of a unit from a cost', () => {
  expect(
    ['Price (p/kWh)', 'Cost per kWh', 'Preis je Einheit', 'ct/kWh', '€ / MWh', 'Prix unitaire'].map(isRate),
  ).toEqual(Array(6).fill(true));
  expect(['Verbrauch / kWh', 'Cost', 'Kosten / €', 'Cost per site'].map(isRate)).toEqual(Array(4).fill(false));
});

it.each([
  ...['kWh/day', 'Usage (kWh / day)', 'kWh per day', 'Verbrauch (kWh/Tag)', 'kWh pro Tag', 'Consommation kWh par jour'],
  ...['Consumo (kWh/día)', 'kWh al día', 'Forbruk kWh/dag', 'm³/d', 'L/hour', 'kWh/a', 'kWh p.a.', 'kWh per annum'],
  ...[
    'Strom kWh/Jahr',
    'kWh/m²',
    'kWh per m2',
    'L/100 km',
    'L/100km',

    '£ per day',
    'Cost/day',
    'km/h',
    'Verbrauch/Mitarbeiter',
    'kWh per employee',
    'p/day',
  ],
  ...[
    'Average daily use (kWh)',
    'Avg. kWh',
    'Ø kWh',
    'Durchschnittlicher Verbrauch (kWh)',
    'Consommation moyenne (kWh)',
  ],
  ...['Consumo promedio (kWh)', 'Gjennomsnittlig forbruk (kWh)'],
])('takes %j for no amount of a row: it is one of a day, of an area, or a mean', (header) => {
  expect(isRate(header)).toBe(true);
});

it.each([
  'Day',
  'Date/day',
  'kWh/month',
  'Means of transport',
  'Verbrauch kWh',
  'From / to',
  'Moyen',
  'kWh / MWh',
  'Distance (km/miles)',
  'Weight (kg/t)',
  'Month/Year',
  'Tag/Monat',
  'Site/person',
])('takes %j for no rate', (header) => {
  expect(isRate(header)).toBe(false);
});
