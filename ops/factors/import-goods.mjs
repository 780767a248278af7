/**
 * Imports what waste and purchases are calculated with into our own tables: the waste factors of the US EPA, the factors
 * by spend of the US EPA and of the UK Government, and the lists that name materials, wastes and industries.
 * Run by hand when an edition arrives: node ops/factors/import-goods.mjs FOLDER
 */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import Big from 'big.js';
import { parseCsv, writeCsv } from './csv.mjs';
import { EWC_MATERIALS, US_WASTE } from './goods-names.mjs';

const folder = process.argv[2];
if (!folder) {
  console.error('Usage: node ops/factors/import-goods.mjs FOLDER');
  process.exit(1);
}
const reference = join(import.meta.dirname, '../../backend/reference');
const read = (file) => parseCsv(readFileSync(join(folder, file), 'utf8'));
const ukRows = parseCsv(readFileSync(join(reference, 'factors/rows-uk.csv'), 'utf8'));

const FACTOR_COLUMNS =
  'id,set,publisher_table,publisher_row,scope,category,component,basis,family,item,label,region,unit,kg_co2e,kg_co2,kg_ch4,kg_n2o,biogenic,year,note'.split(
    ',',
  );

function writeList(name, header, rows) {
  const lines = rows.map((row) => `    ${JSON.stringify(row)}`).join(',\n');
  const head = JSON.stringify(header, null, 2).replace(/\n\}$/, '');
  writeFileSync(join(reference, 'lists', `${name}.json`), `${head},\n  "rows": [\n${lines}\n  ]\n}\n`);
  console.log(`${rows.length} ${name}`);
}

const clean = (words) => words.replace(/\s+/g, ' ').trim();
const slug = (words) =>
  words
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '_')
    .replace(/^_|_$/g, '');

/** A row is 'Plastic / Plastics: HDPE (incl. forming) / Landfill'; its middle names the material. */
function materialsOf(family) {
  const found = new Map();
  for (const { family: of, item, label } of ukRows) {
    if (of !== family) continue;
    const [group, name, route] = label.split(' / ');
    const words = name.replace(
      /^(Metal|Plastics|Paper and board|Organic|WEEE -|Electrical items -|Batteries -)(: | )/,
      (_all, kind) =>
        ({
          'Paper and board': 'paper ',
          Plastics: 'plastic ',
          'WEEE -': 'electrical ',
          'Electrical items -': 'electrical ',
          'Batteries -': 'batteries ',
        })[kind] ?? '',
    );
    const code = slug(words.replace(/\((incl|excl)[^)]*\)/, ''));
    const known = found.get(code) ?? { code, group: slug(group), items: {} };
    known.items[slug(route)] = item;
    found.set(code, known);
  }
  return [...found.values()];
}

const UK_LIST = {
  edition: '2026, row ids as published since 2023',
  licence: 'Open Government Licence v3.0',
};

const wastes = materialsOf('waste').map(({ code, group, items }) => ({
  code,
  group,
  factor_item: items.closed_loop ?? items.open_loop ?? items.landfill ?? items.composting,
  routes: {
    recycled: items.closed_loop ?? items.open_loop ?? items.composting ?? items.anaerobic_digestion,
    rdf: items.combustion,
    landfill: items.landfill,
    composting: items.composting,
    anaerobic_digestion: items.anaerobic_digestion,
  },
}));
writeList(
  'waste_materials',
  {
    source:
      'Materials of the UK Government conversion factors for company reporting, table Waste disposal; routes name group and row of the factor per tonne: recycled is closed-loop where the table has it, else open-loop, else composting or anaerobic digestion; rdf is combustion',
    ...UK_LIST,
  },
  wastes,
);

const materials = materialsOf('material')
  .filter(({ items }) => items.primary_material_production)
  .map(({ code, group, items }) => ({
    code,
    group,
    factor_item: items.primary_material_production,
    closed_loop: items.closed_loop_source,
  }));
writeList(
  'materials',
  {
    source:
      'Materials of the UK Government conversion factors for company reporting, table Material use; factor_item (primary production) and closed_loop name group and row of the factor per tonne',
    ...UK_LIST,
  },
  materials,
);

const known = new Set(wastes.map(({ code }) => code));
const mappedTo = (material) =>
  material ? { waste_material: material, factor_item: wastes.find(({ code }) => code === material)?.factor_item } : {};
const materialOf = (code) => {
  const found = Object.entries(EWC_MATERIALS).find(([start]) => code.startsWith(start))?.[1];
  if (found && !known.has(found)) throw new Error(`EWC ${code}: unknown material ${found}`);
  return found;
};
writeList(
  'waste_types',
  {
    source:
      'List of Waste (Commission Decision 2000/532/EC) as carried by DEFRA and by the EFRAG VSME taxonomy, which agree on all codes; waste_material is our own reading of the entries that name one material',
    edition: 'VSME taxonomy 2026-05-01',
    licence: 'Open Government Licence v3.0',
  },
  read('ewc_codes.csv').map(({ code, description, hazardous, chapter_code, subchapter_code }) => ({
    code,
    label: `${code.slice(0, 2)} ${code.slice(2, 4)} ${code.slice(4)}${hazardous === 'true' ? '*' : ''} ${clean(description)}`,
    hazardous: hazardous === 'true' ? 'yes' : 'no',
    chapter: chapter_code,
    subchapter: subchapter_code,
    ...mappedTo(materialOf(code)),
  })),
);

writeList(
  'nace_codes',
  { source: 'NACE Rev. 2.1 as carried by the EFRAG VSME taxonomy', edition: 'Taxonomy 2026-05-01', licence: 'MIT' },
  read('nace_codes_vsme_2026.csv').map(({ level, label_en }) => ({ code: level, label: clean(label_en) })),
);
writeList(
  'sic_codes',
  {
    source: 'Companies House, condensed list of UK SIC 2007',
    edition: '2007',
    licence: 'Open Government Licence v3.0',
  },
  read('uk_sic_2007_codes.csv').map(({ sic_2007, description }) => ({
    code: sic_2007,
    label: `${sic_2007} ${clean(description)}`,
  })),
);

const us = (set, year, table, row, rest) => ({
  id: `${set}/${row}`,
  set,
  publisher_table: table,
  publisher_row: row,
  scope: '3',
  component: 'direct',
  region: 'United States',
  year,
  ...rest,
});

const rows9 = read('us_epa_ghg_hub_2024_2025.csv').filter(({ table }) => table === '9');
const read9 = (year) => rows9.filter(({ hub_year }) => hub_year === year);
const routeItems = new Map(wastes.map(({ code, routes }) => [code, routes]));
const EPA_ROUTES = { recycled: 'recycled', rdf: 'combusted', landfill: 'landfilled', composting: 'composted' };
const usWaste = Object.entries(US_WASTE).flatMap(([code, item]) =>
  ['2024', '2025'].flatMap((year) =>
    Object.entries(EPA_ROUTES).flatMap(([route, group]) => {
      const uk = routeItems.get(code)?.[route];
      const line = read9(year).find((each) => each['group'] === group && each['item'] === item);
      // One row is used for recycling and for composting when the UK table has no other row for recycling.
      if (!uk || !line?.['value'] || (route === 'composting' && uk === routeItems.get(code)?.recycled)) return [];
      return us(`us-hub-waste-${year}`, year, 'Table 9', `9_${slug(item)}_${group}`, {
        id: `us-hub-waste-${year}/${code}_${group}`,
        category: '5',
        family: 'waste',
        item: uk,
        label: `${item} / ${group}`,
        unit: 'short ton',
        kg_co2e: new Big(line['value']).times(1000).toFixed(),
        note: 'Published in metric tons of CO2e per short ton',
      });
    }),
  ),
);

const USEEIO = 'us-useeio-1-3-0';
const naics = read('us_useeio_supply_chain_v1_3_0_naics.csv');
const usSpend = naics.flatMap(({ naics_2017: code, title, ef_with_margins, ef_without_margins }) => [
  us(USEEIO, '2022', 'SupplyChainGHGEmissionFactors v1.3.0', `${code}, with margins`, {
    category: '1',
    family: 'spend',
    item: `naics_${code}`,
    label: clean(title),
    unit: 'USD',
    kg_co2e: ef_with_margins,
  }),
  us(USEEIO, '2022', 'SupplyChainGHGEmissionFactors v1.3.0', `${code}, without margins`, {
    category: '1',
    family: 'spend',
    item: `naics_${code}_without_margins`,
    label: clean(title),
    unit: 'USD',
    kg_co2e: ef_without_margins,
  }),
]);
const annex = read('uk_spend_factors_sic2003_2009_defra_annexE.csv');
/** Returns the name alone: our copy of the table joins name, footnote number and a truncated description. */
const industryName = (description) =>
  clean(description)
    .replace(/(?<=[a-z])\d\b/, '')
    .replace(/(?<=[a-z]) (?!Supply\b)[A-Z].*$/, '');
const sicCode = (sic) => `sic2003_${sic.replace(/\s/g, '').replace(/[,-]/g, '_')}`;
const ukSpend = annex.map(({ sic_2003, code, description, kgco2e_per_gbp_2009: value }) => ({
  ...us('uk-annex-e-2009', '2009', 'Annex E', `${code}, SIC 2003 ${sic_2003}`, {
    category: '1',
    family: 'spend',
    item: sicCode(sic_2003),
    label: industryName(description),
    unit: 'GBP',
    kg_co2e: value === 'n/a' ? '' : value,
    note: value === 'n/a' ? 'The publisher prints none' : '',
  }),
  id: `uk-annex-e-2009/${code}`,
  region: 'United Kingdom',
}));
/** Groups of Annex E whose supplies are wholly exempt by law, so that their bills show no VAT. */
const EXEMPT_FROM_VAT = {
  65: 'Value Added Tax Act 1994, schedule 9, group 5 (finance)',
  66: 'Value Added Tax Act 1994, schedule 9, group 2 (insurance)',
  80: 'Value Added Tax Act 1994, schedule 9, group 6 (education)',
  85: 'Value Added Tax Act 1994, schedule 9, group 7 (health and welfare)',
};
writeList(
  'spend_categories',
  {
    source:
      'Industries of the US EPA Supply Chain GHG Emission Factors v1.3.0 (NAICS 2017) and of Annex E of the UK Environmental Reporting Guidelines (SIC 2003, prices of 2009: old, for screening only)',
    edition: 'v1.3.0 (prices of 2022) and 2019 (prices of 2009)',
    licence: 'US public domain; Open Government Licence v3.0',
  },
  [
    ...naics.map(({ naics_2017: code, title }) => ({
      code: `naics_${code}`,
      label: `${code} ${clean(title)}`,
      region: 'United States',
      factor_item: `naics_${code}`,
      currency: 'USD',
      price_year: 2022,
      price_basis: 'purchaser',
      without_margins_item: `naics_${code}_without_margins`,
    })),
    ...annex.map(({ sic_2003, description }) => ({
      code: sicCode(sic_2003),
      label: `${industryName(description)} (SIC 2003 ${sic_2003}, 2009)`,
      factor_item: sicCode(sic_2003),
      region: 'United Kingdom',
      currency: 'GBP',
      price_year: 2009,
      price_basis: 'purchaser_with_vat',
      vat_country: 'GB',
      ...(EXEMPT_FROM_VAT[sic_2003] ? { vat_exempt: EXEMPT_FROM_VAT[sic_2003] } : {}),
    })),
  ],
);

const write = (name, header, rows) => {
  writeFileSync(join(reference, 'factors', name), writeCsv(header, FACTOR_COLUMNS, rows));
  console.log(`${rows.length} rows of ${name}`);
};
write(
  'factors-waste-us.csv',
  ['kg CO2e per short ton, by the row of the UK table that names the same material and route.'],
  usWaste,
);
write(
  'factors-spend.csv',
  ['kg CO2e per unit of money in the prices of the year of the set.'],
  [...usSpend, ...ukSpend],
);
