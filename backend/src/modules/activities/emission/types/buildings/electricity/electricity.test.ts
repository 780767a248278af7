import { join } from 'node:path';
import { utcDay } from '@lichen/contracts/formats/days';
import { loadFactorLibrary } from '../../../../factors/factor-library.loader';
import { sha256 } from '../../../../../../platform/sha256';
import type { CalculableActivity } from '../../../calculation';
import { explain } from '../../../explanation/explain';
import { type CalculationRow, calculationRow } from '../../../calculation-row';
import { calculate } from '../../../../types/calculate';
import type { YearRule } from '../../../published/factor-choice';

const library = loadFactorLibrary(join(__dirname, '../../../../../../../reference/factors'));

const year = (of: number) => ({ from: utcDay(of, 1, 1), to: utcDay(of, 12, 31) });

function rowsOf(activity: CalculableActivity, yearRule: YearRule = 'blended'): CalculationRow[] {
  const whole = { units: 'kWh', renewable_amount: 0, self_produced: false, ...activity };
  return calculate('electricity_activitys', whole, { library, yearRule, location: null }).map((result) =>
    calculationRow(result, library, sha256),
  );
}

function rowOf(activity: CalculableActivity, name: string, yearRule: YearRule = 'blended'): CalculationRow {
  const row = rowsOf(activity, yearRule).find((one) => (one.scope2_basis ?? one.component) === name);
  if (!row) throw new Error(`No row ${name}`);
  return row;
}

const kgOf = (activity: CalculableActivity, name: string, yearRule: YearRule = 'blended') =>
  rowOf(activity, name, yearRule).exact_kg;

// Environment and Climate Change Canada, annex 13 (New Brunswick stands in) and table 5.4, kg/kWh.
test.each([
  [2019, '0.3', 'ca-2019/PE'],
  [2022, '0.35', 'ca-2022/PE'],
  [2023, '0.35', 'ca-2022/PE'],
  [2024, '0.265', 'ca-2024/PE'],
])('Prince Edward Island has a figure of %i', (of, factor, factor_id) => {
  const row = rowOf({ electricity_grid: 'Prince Edward Island', amount: 1000, ...year(of) }, 'location');
  expect(row).toMatchObject({ factor, factor_id, CO2: Number(factor) * 1000, region_used: 'Prince Edward Island' });
});

describe('the United Kingdom', () => {
  const uk = { electricity_grid: 'United Kingdom' };

  // UK Government conversion factors, 'UK electricity', 'Transmission and distribution', 'WTT- UK electricity', by
  // edition; 97,006 kWh multiplied by hand.
  test.each([
    [2019, '24794.7336', '2105.0302', '3458.2639', '293.92818'],
    [2020, '22615.97884', '1944.9703', '3120.68302', '268.70662'],
    [2021, '20597.28398', '1822.74274', '5363.46174', '474.35934'],
    [2022, '18759.02028', '1716.03614', '4486.5275', '410.33538'],
    [2023, '20087.44843902013453418', '1737.873297379865756838', '4452.5754', '385.11382'],
    [2024, '20085.0923', '1775.2098', '4452.5754', '385.11382'],
    [2025, '17170.062', '1797.52118', '4452.5754', '385.11382'],
    [2026, '12703.90576', '1260.10794', '3571.76092', '348.25154'],
  ])('%i: 97,006 kWh by location, losses, upstream, upstream of losses', (of, location, td, wtt, wttTd) => {
    const activity = { ...uk, amount: 97_006, ...year(of) };
    expect(['location', 'td', 'wtt', 'wtt_td'].map((name) => kgOf(activity, name))).toEqual([location, td, wtt, wttTd]);
  });

  test('rows carry scope, category, citation and gases', () => {
    const row = rowOf({ ...uk, amount: 97_006, ...year(2026) }, 'location');
    expect(row).toMatchObject({
      CO2: 12_703.90576,
      co2_ug: 12_703_905_760,
      scope: 'scope_2',
      scope3_category: null,
      factor: '0.13096',
      factor_units: 'kg CO₂e/kWh',
      factor_id: 'uk-2026/7_400_4000_5_1',
      factor_set: 'uk-2026',
      factor_year: 2026,
      region_used: 'United Kingdom',
      calc_basis: '97006',
      note: null,
      data_quality: 2,
      gases: { co2: '12555.48658', ch4: '64.99402', n2o: '83.42516' },
    });
    expect(rowOf({ ...uk, amount: 1, ...year(2026) }, 'wtt')).toMatchObject({ scope: 'scope_3', scope3_category: 3 });
  });

  test('MWh are a thousand kWh', () => {
    const row = rowOf({ ...uk, amount: 97.006, units: 'MWh', ...year(2026) }, 'location');
    expect(row).toMatchObject({ exact_kg: '12703.90576', basis: 97.006, basis_units: 'MWh', calc_basis: '97006' });
  });

  test('a period over new year is blended by days, 31 in 2025 and 31 in 2026', () => {
    const activity = { ...uk, amount: 6_200, from: utcDay(2025, 12, 1), to: utcDay(2026, 1, 31) };
    const row = rowOf(activity, 'location');
    // 3,100 × 0.177 + 3,100 × 0.13096
    expect(row).toMatchObject({ exact_kg: '954.676', factor_id: null, factor_year: null });
    expect(row.parts).toMatchObject([
      { days: 31, quantity: '3100', factor_year: 2025, kg: '548.7' },
      { days: 31, quantity: '3100', factor_year: 2026, kg: '405.976' },
    ]);
  });

  test.each([
    ['December to January: the newer of two equal halves', utcDay(2025, 12, 1), utcDay(2026, 1, 31), 2026],
    ['July to June: the newer, although the older half has more days', utcDay(2025, 7, 1), utcDay(2026, 6, 30), 2026],
    ['November to January: the older', utcDay(2025, 11, 1), utcDay(2026, 1, 31), 2025],
  ])('by majority, %s', (_, from, to, factorYear) => {
    const row = rowOf({ ...uk, amount: 6_200, from, to }, 'location', 'majority');
    expect(row).toMatchObject({ factor_year: factorYear, calc_basis: '6200' });
    expect(row.parts).toHaveLength(1);
  });

  test('days after the newest edition use it and say so', () => {
    const row = rowOf({ ...uk, amount: 100, ...year(2027) }, 'location');
    expect(row).toMatchObject({ exact_kg: '13.096', factor_year: 2026 });
    expect(row.factor_label).toContain('latest available: 2026');
  });

  test('power made on site counts as energy and is nothing in scope 2, without losses', () => {
    const rows = rowsOf({ ...uk, amount: 500, self_produced: true, ...year(2026) });
    expect(rows.map(({ scope2_basis, exact_kg, calc_basis }) => [scope2_basis, exact_kg, calc_basis])).toEqual([
      ['location', '0', '500'],
      ['market', '0', '500'],
    ]);
  });
});

describe('other grids', () => {
  // eGRID in lb/MWh, × 0.45359237 / 1000, CH4 × 28, N2O × 265, multiplied by hand for 1,000 kWh.
  test.each([
    ['US Average', 2023, '351.64249532643'],
    ['US Average', 2022, '375.29416227534'],
    ['US Average', 2021, '388.70053836306'],
    ['CAMX', 2023, '198.7414969155'],
    ['AKGD', 2021, '486.89875054436'],
  ])('%s %i: 1,000 kWh', (electricity_grid, of, kg) => {
    const row = rowOf({ electricity_grid, amount: 1000, ...year(of) }, 'location');
    expect(row.exact_kg).toBe(kg);
    expect(row.factor_id).toBe(`us-egrid-${of}/${electricity_grid}`);
  });

  test('a figure of eGRID2023 names the revision it is of, and that a later one was published', () => {
    const row = rowOf({ electricity_grid: 'AKGD', amount: 1000, ...year(2023) }, 'location');
    expect(row.factor_label).toBe('US EPA 2025 edition rev 1, AKGD, Table 6');
    expect(row.source).toBe('US EPA, GHG Emission Factors Hub, table 6 (eGRID2023), 2025 edition rev 1');
    const stored = { ...row, _id: 'c1', activity_type: 'electricity_activitys', created_on: 1, created_by: 'm' };
    const [told] = explain(stored, library).factors;
    expect(told).toMatchObject({ edition: '2025 edition', revision: 'rev 1' });
    expect(told?.note).toContain(
      'The EPA revised eGRID2023 in June 2025 (revision 2); this is the table of the hub of January 2025',
    );
    const [earlier] = explain(
      { ...stored, ...rowOf({ electricity_grid: 'AKGD', amount: 1000, ...year(2022) }, 'location') },
      library,
    ).factors;
    expect([earlier?.revision, earlier?.note]).toEqual(['', expect.not.stringContaining('revised')]);
  });

  test('losses in the United States come from the grid gross loss, marked as derived', () => {
    const row = rowOf({ electricity_grid: 'US Average', amount: 1000, ...year(2023) }, 'td');
    // 351.64249532643 × 0.042 / 0.958 = 15.41647683059…; the derived factor keeps 12 decimals per gas
    expect(row.exact_kg).toBe('15.416476832');
    expect(row.data_quality).toBe(3);
  });

  // ECCC table 5.4 (2024) and NIR annex 13 (2022), g/kWh of consumption.
  test.each([
    ['Ontario', 2024, '73'],
    ['Quebec', 2024, '2.6'],
    ['Alberta', 2022, '490'],
    ['Ontario', 2022, '38'],
  ])('%s %i: 1,000 kWh are %s kg', (electricity_grid, of, kg) => {
    expect(kgOf({ electricity_grid, amount: 1000, ...year(of) }, 'location')).toBe(kg);
  });

  test('a year without its own edition uses the one before it and says so', () => {
    const row = rowOf({ electricity_grid: 'Ontario', amount: 1000, ...year(2023) }, 'location');
    expect(row).toMatchObject({ exact_kg: '38', factor_year: 2022 });
    expect(row.factor_label).toContain('data of 2022');
  });

  // EEA, country level, 2024; Ember 2024 for Norway.
  test.each([
    ['France', '36'],
    ['Germany', '291'],
    ['Spain', '125'],
    ['Norway', '30.75'],
  ])('%s 2024: 1,000 kWh are %s kg, without companions', (electricity_grid, kg) => {
    const rows = rowsOf({ electricity_grid, amount: 1000, ...year(2024) });
    expect(rows.map(({ component, scope2_basis }) => [component, scope2_basis])).toEqual([
      ['direct', 'location'],
      ['direct', 'market'],
    ]);
    expect(rows[0]).toMatchObject({ exact_kg: kg, err_msg: null });
    expect(rows[0]?.note).toContain('No losses or upstream figures');
  });

  test('Australia stands on Ember until its own edition begins in July 2026', () => {
    const activity = { electricity_grid: 'Australia', amount: 61, from: utcDay(2026, 6, 1), to: utcDay(2026, 7, 31) };
    expect(rowOf(activity, 'location').parts?.map(({ factor_id, days }) => [factor_id, days])).toEqual([
      ['ember-2024/AU', 30],
      ['au-nga-2026/NATIONAL', 31],
    ]);
  });

  test.each([
    ['Atlantis', 2024, 'No emission factor found for Electricity, Atlantis, 2024'],
    ['', 2024, 'No emission factor found for Electricity, no region, 2024'],
    ['France', 2023, 'No emission factor found for Electricity, France, 2023'],
    ['United Kingdom', 2018, 'No emission factor found for Electricity, United Kingdom, 2018'],
  ])('%s %i has no factor, so no figure', (electricity_grid, of, message) => {
    const rows = rowsOf({ electricity_grid, amount: 1000, ...year(of) });
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ err_msg: message, CO2: null, co2_ug: null, exact_kg: null, parts: null });
  });

  test('a period that begins before the oldest edition has no figure either', () => {
    const activity = { electricity_grid: 'France', amount: 1, from: utcDay(2023, 12, 31), to: utcDay(2024, 1, 31) };
    expect(rowsOf(activity)).toMatchObject([{ err_msg: 'No emission factor found for Electricity, France, 2023' }]);
  });

  test('what no meter ever showed is refused', () => {
    const rows = rowsOf({ electricity_grid: 'Poland', amount: 1e9, units: 'MWh', ...year(2024) });
    expect(rows[0]).toMatchObject({ err_msg: 'The amount is too large to be calculated', CO2: null });
  });
});

describe('market-based', () => {
  const germany = { electricity_grid: 'Germany', amount: 1000, ...year(2025) };

  // AIB European Residual Mixes 2025, table 2: 701.47 g/kWh.
  test('without an instrument the residual mix, and the location-based figure stays', () => {
    expect(rowOf(germany, 'market')).toMatchObject({ exact_kg: '701.47', factor_id: 'aib-2025/DE' });
    expect(kgOf(germany, 'location')).toBe('291');
  });

  test('guarantees of origin take their share at 0, the residual mix the rest', () => {
    const row = rowOf({ ...germany, renewable_amount: 400, instrument: 'GO' }, 'market');
    expect(row.exact_kg).toBe('420.882');
    expect(row.parts).toMatchObject([
      { quantity: '400', factor_id: 'instrument/GO', kg: '0' },
      { quantity: '600', factor_id: 'aib-2025/DE', kg: '420.882' },
    ]);
    expect(kgOf({ ...germany, renewable_amount: 400, instrument: 'GO' }, 'location')).toBe('291');
  });

  test.each([null, undefined, 'none'])('renewable power with the instrument %p changes nothing', (instrument) => {
    const row = rowOf({ ...germany, renewable_amount: 400, instrument }, 'market');
    expect(row.exact_kg).toBe('701.47');
    expect(row.note).toContain('has no proof');
  });

  test('the rate of the supplier comes before the residual mix', () => {
    const row = rowOf({ ...germany, renewable_amount: 400, instrument: 'PPA', supplier_factor: 0.25 }, 'market');
    expect(row).toMatchObject({ exact_kg: '150' });
    expect(row.note).toContain('direct contract');
  });

  test('all power covered by certificates is nothing', () => {
    const row = rowOf({ ...germany, renewable_amount: 1000, instrument: 'GO' }, 'market');
    expect(row).toMatchObject({ exact_kg: '0', factor_id: 'instrument/GO' });
  });

  test.each(['Austria', 'Netherlands'])('%s prints no residual mix: the grid, and never zero', (electricity_grid) => {
    const row = rowOf({ ...germany, electricity_grid }, 'market');
    expect(row.exact_kg).toBe(kgOf({ ...germany, electricity_grid }, 'location'));
    expect(row.exact_kg).not.toBe('0');
    expect(row.note).toContain('average of the grid');
  });

  test('days before the first residual mix stand on the grid', () => {
    const activity = { electricity_grid: 'Germany', amount: 62, from: utcDay(2024, 12, 1), to: utcDay(2025, 1, 31) };
    // 31 × 0.291 + 31 × 0.70147
    expect(rowOf(activity, 'market').exact_kg).toBe('30.76657');
  });
});
