import { join } from 'node:path';
import { utcDay } from '@lichen/contracts/formats/days';
import { loadFactorLibrary } from '../factor-library.loader';
import { importPlan } from '../import-plan';
import type { Edition } from './edition';
import { faultForTerminal, fileRows, publishedDigits } from './file-rows';
import { readEdition } from './read-edition.loader';

const library = loadFactorLibrary(join(__dirname, '../../../../../reference/factors'));
const tables = library.tables();

const UK_COLUMNS = 'ID,Scope,Level 1,Level 2,UOM,GHG/Unit,GHG Conversion Factor 2027';
const ukLine = (id: string, factor: string, gas = 'kg CO2e') => `${id},Scope 2,UK electricity,,kWh,${gas},${factor}`;
const GRID = ukLine('7_400_4000_5_1', '0.1');
const GASES = [
  ukLine('7_400_4000_5_2', '0.099', 'kg CO2e of CO2 per unit'),
  ukLine('7_400_4000_5_3', '8e-04', 'kg CO2e of CH4 per unit'),
  ukLine('7_400_4000_5_4', '0.0002', 'kg CO2e of N2O per unit'),
];
const ukFile = (...lines: string[]) => [UK_COLUMNS, ...lines].join('\r\n');

const EGRID = 'subregion,name,co2_lb_per_mwh,ch4_lb_per_mwh,n2o_lb_per_mwh,grid_gross_loss_fraction,data_year';
const AKGD = 'AKGD,ASCC Alaska Grid,899.003,0.086,0.012,0.041';

const SET = [
  'id: nowhere-2027',
  'publisher: P',
  'title: T',
  'edition: 2027',
  'licence: L',
  'source_url: https://a.example',
];
const HEADER = [...SET, 'valid_from: 2027-01-01', 'region: Erewhon'].map((line) => `# ${line}`);
const TEMPLATE = 'publisher_row,scope,component,basis,family,item,label,region,unit,kg_co2e,year';
const template = (...lines: string[]) => [...HEADER, TEMPLATE, ...lines].join('\n');

const edition = (text: string, year?: number): Edition => {
  const found = readEdition(fileRows(text), tables, year);
  if ('faults' in found) throw new Error(found.faults.map(faultForTerminal).join('; '));
  return found;
};
const problems = (text: string, year?: number) => {
  const found = readEdition(fileRows(text), tables, year);
  return 'faults' in found ? found.faults.map(faultForTerminal) : [];
};

test('an edition of the UK means what the edition before meant', () => {
  const { set, factors } = edition(ukFile(GRID, ...GASES));

  expect(set).toMatchObject({ id: 'uk-2027', edition: '2027', valid_from: utcDay(2027, 1, 1), valid_to: null });
  expect(factors).toMatchObject([
    {
      ...{ id: 'uk-2027/7_400_4000_5_1', family: 'electricity', component: 'direct', basis: 'location', value: '0.1' },
      gases: { co2: '0.099', ch4: '0.0008', n2o: '0.0002' },
    },
  ]);
});

test('a dry run tells what is new, changed and gone', () => {
  const plan = importPlan(edition(ukFile(GRID, ...GASES)), library);

  expect(plan).toMatchObject({ fresh: 0, changed: 1, same: 0 });
  expect(plan.gone.length).toBeGreaterThan(1000);
  expect(plan.biggest).toMatchObject([{ before: '0.13096', after: '0.1', percent: -23.6 }]);
});

test('a revision has an id of its own, and rows that it lost end', () => {
  const file = ukFile(GRID).replace('2027', '2026');
  const plan = importPlan(edition(file), library);

  expect(plan.tables.sets[0]).toMatchObject({ id: 'uk-2026+2', valid_from: utcDay(2026, 1, 1) });
  const ended = plan.tables.factors.filter(({ value }) => value === null);
  expect(ended).toHaveLength(plan.gone.length);
});

test('a subregion is turned into kilograms as the shipped ones were', () => {
  const { factors } = edition(`${EGRID}\n${AKGD},2023`);
  const shipped = ['us-egrid-2023/AKGD', 'us-egrid-2023/AKGD/td'].map((id) => library.factor(id));

  expect(factors.map(({ value, gases }) => ({ value, gases }))).toEqual(
    shipped.map((factor) => ({ value: factor?.value, gases: factor?.gases })),
  );
});

test('the template carries anything, with its set above it', () => {
  const { set, factors } = edition(template('r1,1,direct,,fuel,100_1004,Gas,Erewhon,kWh,0.2,2027'));

  expect(set).toMatchObject({ id: 'nowhere-2027', publisher: 'P', source_url: 'https://a.example' });
  expect(factors).toMatchObject([{ id: 'nowhere-2027/r1', family: 'fuel', region: 'Erewhon', value: '0.2' }]);
});

const HUB = 'hub_year,table,table_name,group,item,sub,unit,metric,value';
const ANTHRACITE = (year: number, co2: string) =>
  [
    `${year},1,,Coal and Coke,Bituminous,,short ton,kg_CO2_per_mmBtu,93.28`,
    `${year},1,,Coal and Coke,Mixed (Industrial Coking),,short ton,kg_CO2_per_unit,${co2}`,
    `${year},1,,Coal and Coke,Mixed (Industrial Coking),,short ton,g_CH4_per_unit,289`,
    `${year},1,,Coal and Coke,Mixed (Industrial Coking),,short ton,g_N2O_per_unit,42`,
    `${year},2,,,Diesel Fuel,,gallon,kg_CO2_per_unit,10.21`,
    `${year},9,,recycled,Aluminum Cans,,short ton,t_CO2e_per_unit,0.06`,
    `${year},10,,,Commuter Rail,,passenger-mile,kg_CO2_per_unit,0.1`,
  ].join('\n');

test('tables of the EPA’s hub mean what the edition before meant, and are turned into kilograms as shipped', () => {
  const { set, factors } = edition(`${HUB}\n${ANTHRACITE(2026, '2468')}`);
  const shipped = library.factor('us-hub-energy-2025/1/Mixed (Industrial Coking)/102_1028/short ton');

  expect(set).toMatchObject({ id: 'us-hub-2026', valid_from: utcDay(2026, 1, 1) });
  const coking = factors.find(({ item }) => item === '102_1028');
  expect(coking).toMatchObject({ value: shipped?.value, gases: shipped?.gases, unit: 'short ton', year: 2026 });
  const values = new Map(factors.map(({ family, label, value }) => [`${family} ${label}`, value]));
  expect(values.get('waste Aluminum Cans / recycled')).toBe('60');
  expect(values.get('vehicle Diesel Fuel')).toBe('10.21');
  expect(values.get('travel Commuter Rail')).toBe('0.1');
});

test('the year is chosen of a file that holds several', () => {
  const both = `${HUB}\n${ANTHRACITE(2025, '2468')}\n${ANTHRACITE(2026, '2500')}`;
  const plan = importPlan(edition(both, 2026), library);

  expect(plan.tables.sets[0]?.id).toBe('us-hub-2026');
  expect(plan.biggest.map(({ label }) => label)).toContain('direct Mixed (Industrial Coking)');
  expect(plan.gone.length).toBeGreaterThan(100);
});

test.each<[string, string, number | undefined, string]>([
  [
    'two years',
    `${HUB}\n${ANTHRACITE(2025, '1')}\n${ANTHRACITE(2026, '1')}`,
    undefined,
    'The file covers several years: 2025, 2026. Choose one.',
  ],
  ['a year that the file has not', `${HUB}\n${ANTHRACITE(2025, '1')}`, 2027, 'The file is for 2025, not 2027.'],
  ['a word for a figure of the hub', `${HUB}\n${ANTHRACITE(2026, 'NA')}`, undefined, 'line 3: value is not a number.'],
  [
    'a word for a figure',
    ukFile(GRID, ukLine('1_1_1_1_1', 'n/a')),
    undefined,
    'line 3: ghg_conversion_factor_2027 is not a number.',
  ],
  ['a row twice', ukFile(GRID, GRID), undefined, 'line 3: Row 7_400_4000_5_1 appears twice.'],
  ['an id of another kind', ukFile('cfkg-1,,,,,kg CO2e,1'), undefined, 'line 2: “cfkg-1” is not a valid row ID.'],
  ['another year', ukFile(GRID), 2028, 'The file is for 2027, not 2028.'],
  ['no year', ukFile(GRID).replace(' 2027', ''), undefined, 'The file does not state a year. Enter the year.'],
  ['nothing that is used', ukFile(ukLine('99_1_1_1_1', '1')), undefined, 'No activity type uses any of these rows.'],
  [
    'a loss of more than all',
    `${EGRID}\n${AKGD.replace('0.041', '4.1')},2023`,
    undefined,
    'line 2: grid_gross_loss_fraction is not a valid share.',
  ],
  [
    'a subregion without a figure',
    `${EGRID}\n${AKGD.replace('899.003', '')},2023`,
    undefined,
    'line 2: co2_lb_per_mwh is not a number.',
  ],
  [
    'an unknown family',
    template('r1,1,direct,,magic,,,Erewhon,kWh,1,2027'),
    undefined,
    'line 10: “magic” is not a valid factor family.',
  ],
  [
    'no licence',
    template('r1,1,direct,,fuel,,,Erewhon,kWh,1,2027').replace('# licence: L\n', ''),
    undefined,
    'The header is missing “# licence: …”.',
  ],
  [
    'the same row twice in a template',
    template('r1,1,direct,,fuel,,,Erewhon,kWh,1,2027', 'r1,1,direct,,fuel,,,Erewhon,kWh,2,2027'),
    undefined,
    'line 11: Row r1 appears twice.',
  ],
  [
    'a year that is none',
    template('r1,1,direct,,fuel,,,Erewhon,kWh,1,later'),
    undefined,
    'line 10: “later” is not a valid year.',
  ],
  [
    'a day that is none',
    template('r1,1,direct,,fuel,,,Erewhon,kWh,1,2027').replace('2027-01-01', '2027-13-01'),
    undefined,
    '“2027-13-01” is not a date such as 2027-01-01.',
  ],
  ['other columns', 'a,b\n1,2', undefined, 'The columns do not match any file type that can be imported: a, b'],
  ['no rows', UK_COLUMNS, undefined, 'The file has no rows.'],
])('a file with %s is refused', (_, text, year, problem) => {
  expect(problems(text, year)).toContain(problem);
});

test.each([
  ['8e-05', '0.00008'],
  ['1.25e3', '1250'],
  ['0.13096', '0.13096'],
  ['12', '12'],
  ['', null],
  ['NaN', undefined],
  ['1,5', undefined],
  ['0x10', undefined],
])('%s is read as %s', (text, digits) => {
  expect(publishedDigits(text)).toBe(digits);
});
