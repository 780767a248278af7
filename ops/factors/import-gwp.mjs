/**
 * Imports the warming potentials of the IPCC's reports into our own tables: pure gases as printed, blends computed exactly
 * from their composition. Each blend is held against the figures that the EPA's hub and the UK Government print.
 * Run by hand: node ops/factors/import-gwp.mjs FOLDER
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Big from 'big.js';
import { parseCsv, writeCsv } from './csv.mjs';
import { BLENDS } from './refrigerant-blends.mjs';

const folder = process.argv[2];
if (!folder) {
  console.error('Usage: node ops/factors/import-gwp.mjs FOLDER');
  process.exit(1);
}
const reference = join(import.meta.dirname, '../../backend/reference');
const own = (file) => readFileSync(join(reference, 'factors', file), 'utf8');
const read = (file) => parseCsv(readFileSync(join(folder, file), 'utf8'));

const AR6_ADDRESS = 'https://www.ipcc.ch/report/ar6/wg1/downloads/report/IPCC_AR6_WGI_Chapter07_SM.pdf';
/**
 * A report of the IPCC whose potentials are imported.
 * @typedef {[name: string, gwp: string, year: number, title: string, table: string, address: string]} Report
 */

/** @type {Report[]} */
const REPORTS = [
  [
    'ar4',
    'AR4',
    2007,
    'Fourth Assessment Report, Working Group I',
    'Table 2.14',
    'https://www.ipcc.ch/report/ar4/wg1/',
  ],
  [
    'ar5',
    'AR5',
    2013,
    'Fifth Assessment Report, Working Group I',
    'Table 8.A.1',
    'https://www.ipcc.ch/report/ar5/wg1/',
  ],
  ['ar6', 'AR6', 2021, 'Sixth Assessment Report, Working Group I', 'Table 7.SM.7', AR6_ADDRESS],
];

/** Our codes of gases that the source names by formula. */
const CODES = {
  'CH4 - fossil': 'CH4 (fossil)',
  'CH4 - non-fossil': 'CH4 (non-fossil)',
  CF4: 'PFC-14',
  C2F6: 'PFC-116',
  C3F8: 'PFC-218',
  'c-C4F8': 'PFC-318',
  C4F10: 'PFC-3-1-10',
  C5F12: 'PFC-4-1-12',
  C6F14: 'PFC-5-1-14',
  'HFO-1234yf': 'R1234yf',
  'HFO-1234ze(E)': 'R1234ze',
};
/** Gases for which collections of table 7.SM.7 print other figures than the source; these are not imported. */
const UNSURE = { ar6: ['HFC-134', 'HFC-161'] };
const HFOS = ['R1234yf', 'R1234ze'];
const AR6_OF_SF6 =
  'As in the GHG Protocol’s adaptation of AR6; the first printing of table 7.SM.7 has 25200, for another lifetime';
const METHANE_TABLE = 'Table 7.15';

const plain = (text) => new Big(text).toFixed();
const pure = new Map(read('gwp_pure_gases.csv').map((line) => [CODES[line['gas']] ?? line['gas'], line]));
const potential = (code, report) => {
  const printed = pure.get(code)?.[`gwp100_${report}`];
  return printed && !UNSURE[report]?.includes(code) ? plain(printed) : null;
};

const row = (report, gwp, year, table, code, rest) => ({
  id: `ipcc-${report}/${code}`,
  set: `ipcc-${report}`,
  publisher_table: table,
  publisher_row: code,
  scope: 1,
  component: 'direct',
  family: 'refrigerant',
  item: code,
  label: code,
  region: `IPCC ${gwp}`,
  unit: 'kg',
  year,
  ...rest,
});

const refrigerants = JSON.parse(readFileSync(join(reference, 'lists/refrigerants.json'), 'utf8')).rows;
const offered = new Set(refrigerants.map(({ code }) => code));

/** @param {Report} report */
function pureRows([report, gwp, year, , table]) {
  return [...pure.keys()]
    .filter((code) => offered.has(code))
    .flatMap((code) => {
      const kg_co2e = potential(code, report);
      if (kg_co2e === null) return [];
      const stands = report === 'ar6' && code.startsWith('CH4') ? METHANE_TABLE : table;
      if (!HFOS.includes(code))
        return [
          row(report, gwp, year, stands, code, { kg_co2e, note: code === 'SF6' && report === 'ar6' ? AR6_OF_SF6 : '' }),
        ];
      const memo = { id: `ipcc-${report}/${code}/memo`, scope: '', component: 'non_kyoto', kg_co2e };
      return [
        row(report, gwp, year, stands, code, {
          kg_co2e: '0',
          note: 'No gas of the Kyoto Protocol: 0, its potential is a memo',
        }),
        row(report, gwp, year, stands, code, memo),
      ];
    });
}

const sumOf = (parts, report) =>
  parts.reduce((sum, { percent, kyoto }) => {
    if (sum === null || !kyoto) return sum;
    const gwp = potential(kyoto, report);
    return gwp === null ? null : sum.plus(new Big(percent).times(gwp).div(100));
  }, new Big(0));

const wordsOf = (parts) => parts.map(({ gas, percent }) => `${percent}% R-${gas}`).join(', ');

/** @param {Report} report */
function blendRows([report, gwp, year, , table]) {
  return BLENDS.filter(({ code }) => offered.has(code)).flatMap(({ code, parts }) => {
    const kg = sumOf(parts, report);
    if (kg === null) return [];
    const left = parts.filter(({ kyoto }) => !kyoto).map(({ gas }) => `R-${gas}`);
    const note = [
      `Derived: ${wordsOf(parts)} by mass (ANSI/ASHRAE 34), each times its potential`,
      left.length > 0 ? `not of the Kyoto Protocol and left out: ${left.join(', ')}` : '',
    ];
    const publisher_row = parts.flatMap(({ kyoto }) => kyoto ?? []).join(' ');
    return [
      row(report, gwp, year, table, code, {
        publisher_row,
        kg_co2e: kg.toFixed(),
        note: note.filter(Boolean).join('; '),
      }),
    ];
  });
}

const factors = REPORTS.flatMap((report) => [...pureRows(report), ...blendRows(report)]);
const COLUMNS =
  'id,set,publisher_table,publisher_row,scope,category,component,basis,family,item,label,region,unit,kg_co2e,kg_co2,kg_ch4,kg_n2o,biogenic,year,note'.split(
    ',',
  );
writeFileSync(
  join(reference, 'factors/factors-gwp.csv'),
  writeCsv(
    ['Warming potentials over 100 years, kg CO2e per kg: as printed, blends computed without rounding.'],
    COLUMNS,
    factors,
  ),
);

/** Codes in our lists of gases outside the Kyoto Protocol, by R number. */
const itemOfGas = (gas) => (gas === '1234ze(E)' ? 'R1234ze' : `R${gas}`.replace(/a$/, gas.length > 3 ? 'A' : 'a'));

/**
 * Returns memo rows for the gases of each blend outside the Kyoto Protocol: the mass per cent of each gas times the
 * potential that the same source prints for it. A memo that the source prints for the blend itself takes precedence.
 */
function memosOf(rows) {
  const bySource = new Map();
  for (const line of rows) {
    const key = `${line.set} ${line.item} ${line.component}`;
    if (line.family === 'refrigerant' && !bySource.has(key)) bySource.set(key, line);
  }
  return [...new Set(rows.map(({ set }) => set))].flatMap((set) =>
    BLENDS.flatMap(({ code, parts }) => {
      const blend = bySource.get(`${set} ${code} direct`);
      if (!blend || blend.note?.startsWith('This edition') || bySource.has(`${set} ${code} non_kyoto`)) return [];
      const others = parts.filter(({ kyoto }) => !kyoto);
      const potentials = others.map(({ gas }) => bySource.get(`${set} ${itemOfGas(gas)} non_kyoto`));
      const kg = others.reduce(
        (sum, { percent }, at) => sum.plus(new Big(percent).times(potentials[at]?.kg_co2e || 0).div(100)),
        new Big(0),
      );
      if (kg.eq(0)) return [];
      const absent = others.filter((_, at) => !potentials[at]).map(({ gas }) => `R-${gas}`);
      const note = [
        `Derived: ${wordsOf(others)} by mass (ANSI/ASHRAE 34), each times the potential printed for it here`,
        absent.length > 0 ? `not printed and left out: ${absent.join(', ')}` : '',
      ];
      // Has no publisher row of its own: an import of the edition must not mistake it for one.
      const publisher_row = others
        .flatMap(({ percent }, at) => (potentials[at] ? [`${percent}% of ${potentials[at].publisher_row}`] : []))
        .join(', ');
      return [
        {
          ...blend,
          ...{ id: `${blend.id}/memo`, publisher_row, scope: '', component: 'non_kyoto', kg_co2e: kg.toFixed() },
          note: note.filter(Boolean).join('; '),
        },
      ];
    }),
  );
}

const memos = memosOf([...parseCsv(own('factors-energy.csv')), ...factors]);
writeFileSync(
  join(reference, 'factors/factors-gwp-memos.csv'),
  writeCsv(
    ['Blends: what they hold outside the Kyoto Protocol, kg CO2e per kg, from their composition. Memo items.'],
    COLUMNS,
    memos,
  ),
);

const sets = own('sets.csv');
const columns = sets.match(/^id,.*$/m)?.[0].split(',') ?? [];
const missing = REPORTS.filter(([report]) => !sets.includes(`\nipcc-${report},`)).map(
  ([report, gwp, year, title, , address]) => ({
    ...{
      id: `ipcc-${report}`,
      publisher: 'IPCC',
      title,
      edition: `${gwp}, ${year}`,
      licence: 'Figures of the IPCC, cited',
    },
    ...{ source_url: address, gwp, valid_from: '1990-01-01', region: 'World' },
    note: 'Warming potentials of single gases over 100 years; a potential holds for every year',
  }),
);
const lines = writeCsv([], columns, missing).split('\n').slice(1);
if (missing.length > 0) writeFileSync(join(reference, 'factors/sets.csv'), sets + lines.join('\n'));
console.log(`${factors.length} warming potentials, ${memos.length} memos of blends`);

/** Potentials printed by others: the UK Government by edition, and the 2025 hub. */
const printed = parseCsv(own('factors-energy.csv')).filter(
  ({ family, component, note }) =>
    family === 'refrigerant' && component === 'direct' && !note?.startsWith('This edition'),
);
const ukOf = (year) =>
  new Map(printed.filter(({ set }) => set === `uk-${year}`).map(({ item, kg_co2e }) => [item, kg_co2e]));
const hub = new Map(
  read('gwp_refrigerant_blends.csv').map((line) => [line['blend'].replace('-', ''), line['gwp100_ar5_epa_hub_2025']]),
);
const hubPure = new Map(
  [...pure].flatMap(([code, { ar5_epa_hub_2025: value }]) => (value ? [/** @type {const} */ ([code, value])] : [])),
);

const ROUNDED = new Big('0.5');
function compared(report, others, name) {
  let same = 0;
  for (const { item, component, kg_co2e } of factors.filter(({ set }) => set === `ipcc-${report}`)) {
    const other = component === 'direct' ? others.get(item) : undefined;
    if (other === undefined || other === '') continue;
    if (new Big(kg_co2e).minus(other).abs().lte(ROUNDED)) same += 1;
    else console.log(`${report} ${item}: ${kg_co2e} here, ${other} in ${name}`);
  }
  console.log(`${report}: ${same} agree with ${name} within its rounding`);
}
compared('ar4', ukOf(2021), 'the UK edition of 2021');
compared('ar5', ukOf(2025), 'the UK edition of 2025');
compared('ar5', new Map([...hubPure, ...hub]), 'tables 11 and 12 of the EPA hub of 2025');
