import { basisOptions } from './basis-options';
import { divideBy, multiplyBy, infoInput } from './inputs';

it('offers what was entered with a unit, the basis of the row first and each once', () => {
  const inputs = [
    infoInput('Material', 'glass'),
    infoInput('Recycled content', '30', '%'),
    multiplyBy('Total amount', 200, 'm3'),
    multiplyBy('Density', '2.5', 't/m3'),
    infoInput('Size', '20', 'm3'),
    multiplyBy('Quantity', 10),
    multiplyBy('Total amount', 200, 'm3'),
    divideBy('Occupants', 2, 'people'),
  ];

  expect(basisOptions({ basis: 500, basis_units: 't', inputs })).toEqual([
    { label: 'Basis', basis: 500, basis_units: 't' },
    { label: 'Total amount', basis: 200, basis_units: 'm3' },
    { label: 'Size', basis: 20, basis_units: 'm3' },
  ]);
  expect(basisOptions({ basis: 200, basis_units: 'm3', inputs })[0]?.label).toBe('Total amount');
});

it('offers nothing of the return of a supplier, and of a stated figure what it states', () => {
  const inputs = [multiplyBy('Cost', 90, 'GBP'), infoInput('Revenue of the supplier', '5000', 'GBP')];

  expect(basisOptions({ basis: null, basis_units: null, inputs })).toEqual([
    { label: 'Cost', basis: 90, basis_units: 'GBP' },
  ]);
  expect(basisOptions({ basis: 12, basis_units: 'kWh', inputs: null })).toHaveLength(1);
  expect(basisOptions({ basis: null, basis_units: null, inputs: null })).toEqual([]);
});
