import { utcDay } from '@lichen/contracts/formats/days';
import { AMERICAN, figures, rowsOf } from '../../../../../test/figures';
import { NOTES } from '../explanation/notes';

const leak = (refrigerant_type: string, over: Record<string, unknown> = {}) => ({
  ...{ refrigerant_type, refrigerant_used: 10, units: 'kg' },
  ...{ from: utcDay(2026, 1, 1), to: utcDay(2026, 12, 31), ...over },
});
type Gwp = 'uk_edition' | 'AR4' | 'AR5' | 'AR6';
const rows = (gas: string, gwp?: Gwp, over: Record<string, unknown> = {}) =>
  rowsOf('refrigerant_activitys', leak(gas, over), gwp ? { gwp } : {});
const made = (gas: string, gwp?: Gwp, over: Record<string, unknown> = {}) => figures(rows(gas, gwp, over));

/**
 * 10 kg each. IPCC AR4 WGI table 2.14, AR5 WGI table 8.A.1, AR6 WGI table 7.SM.7; blends by the mass per cents of
 * ASHRAE 34, worked out by hand.
 */
test.each<[gas: string, ar4: string, ar5: string, ar6: string, ...hfos: string[]]>([
  ['HFC-134a', '14300', '13000', '15300'],
  ['HFC-32', '6750', '6770', '7710'],
  ['HFC-125', '35000', '31700', '37400'],
  ['HFC-143a', '44700', '48000', '58100'],
  ['HFC-227ea', '32200', '33500', '36000'],
  ['HFC-152a', '1240', '1380', '1640'],
  ['HFC-23', '148000', '124000', '146000'],
  ['N2O', '2980', '2650', '2730'],
  ['NF3', '172000', '161000', '174000'],
  ['PFC-14', '73900', '66300', '73800'],
  ['SF6', '228000', '235000', '243000'],
  ['CH4 (fossil)', '250', '300', '298'],
  ['CH4 (non-fossil)', '250', '280', '270'],
  // 50 % HFC-32, 50 % HFC-125
  ['R410A', '20875', '19235', '22555'],
  // 44 % HFC-125, 52 % HFC-143a, 4 % HFC-134a
  ['R404A', '39216', '39428', '47280'],
  // 23 % HFC-32, 25 % HFC-125, 52 % HFC-134a
  ['R407C', '17738.5', '16242.1', '19079.3'],
  // 26 % HFC-32, 26 % HFC-125, 21 % HFC-134a; the rest is no gas of the Kyoto Protocol
  ['R448A', '13858', '12732.2', '14941.6', '1.961'],
  // 24.3 % HFC-32, 24.7 % HFC-125, 25.7 % HFC-134a
  ['R449A', '13960.35', '12816.01', '15043.43', '1.26753'],
  // 44 % HFC-134a
  ['R513A', '6292', '5720', '6732', '2.8056'],
  // 68.9 % HFC-32
  ['R454B', '4650.75', '4664.53', '5312.19', '1.55811'],
  // 3 % carbon dioxide, 21.5 % HFC-32
  ['R455A', '1451.55', '1455.85', '1657.95', '3.78255'],
])('10 kg of %s by AR4, AR5 and AR6', (gas, ar4, ar5, ar6, ...[hfos]) => {
  expect([made(gas, 'AR4'), made(gas, 'AR5'), made(gas, 'AR6')]).toEqual([
    { 'direct scope_1': ar4 },
    { 'direct scope_1': ar5 },
    // AR6 prints R1234yf, 0.501, and R1234ze(E), 1.37: what a blend holds of them is a memo.
    { 'direct scope_1': ar6, ...(hfos && { 'non_kyoto no_scope': hfos }) },
  ]);
});

test('a company that chose nothing takes the UK edition, as one that chose it', () => {
  expect([made('R410A'), made('R410A', 'uk_edition')]).toEqual([
    { 'direct scope_1': '19240' },
    { 'direct scope_1': '19240' },
  ]);
});

test('an HFO is a memo and 0 in scope 1', () => {
  expect(made('R1234ze', 'AR6')).toEqual({ 'direct scope_1': '0', 'non_kyoto no_scope': '13.7' });
});

test('the UK edition stands in for a gas that the chosen report does not have, and the row says so', () => {
  const [direct, memo] = rows('HCFC-22', 'AR6');
  expect([direct?.exact_kg, memo?.exact_kg, direct?.region_used]).toEqual(['0', '17600', 'United Kingdom']);
  expect(direct?.note).toBe(NOTES.ukPotential);
});

test.each([
  [2021, '13858', 'IPCC AR4'],
  [2024, '12732.2', 'IPCC AR5'],
])(
  'a blend the UK does not print takes the report that its edition of %s rests on, and says so',
  (year, kg, region) => {
    const [direct, ...others] = rows('R448A', undefined, { from: utcDay(year, 3, 1), to: utcDay(year, 3, 31) });
    expect(direct).toMatchObject({ exact_kg: kg, region_used: region, note: NOTES.ipccPotential });
    expect(others).toEqual([]);
  },
);

test('a potential is of no year and no country', () => {
  const [direct] = rowsOf('refrigerant_activitys', leak('R410A'), { gwp: 'AR4', location: AMERICAN });
  expect(direct).toMatchObject({
    note: null,
    factor_set: 'ipcc-ar4',
    factor_label: expect.not.stringMatching(/latest/),
  });
});

test.each(['HFC-134', 'HFC-161', 'R405A'])('%s, on which collections differ, is left to the UK edition', (gas) => {
  expect(rows(gas, 'AR6')[0]?.region_used).toBe('United Kingdom');
});
