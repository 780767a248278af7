import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { ciiOf } from './cii.mjs';
import { factsOf, truthOf } from './facts.mjs';
import { LAYOUTS } from './layouts.mjs';
import { pageOf } from './page.mjs';
import { randomFrom } from './random.mjs';

const LANGUAGES = ['en', 'de', 'fr', 'es', 'no'];
const TYPES = ['electricity', 'electricity', 'electricity', 'natural_gas', 'water', 'fuel', 'purchase_invoice'];
const SEED = 20261125;

const wordings = Object.fromEntries(
  LANGUAGES.map((language) => [
    language,
    JSON.parse(readFileSync(path.join(import.meta.dirname, 'wording', `${language}.json`), 'utf8')),
  ]),
);

/** Documents of every layout with their truth: the same from the same seed. */
export function documentsOf(each = 8) {
  return LAYOUTS.flatMap((layout) =>
    Array.from({ length: each }, (_, at) => {
      const random = randomFrom(SEED + layout.id * 1000 + at);
      const language = LANGUAGES[(layout.id + at) % LANGUAGES.length];
      const type = TYPES[(layout.id * 3 + at) % TYPES.length];
      const facts = factsOf({ language, type, wording: wordings[language], random });
      const { definition, printed, said } = pageOf(facts, layout, random);
      return {
        name: `${layout.id}-${at}-${language}-${type}`,
        layout,
        language,
        type,
        definition,
        facts,
        said,
        truth: truthOf(facts, printed),
      };
    }),
  );
}

const require = createRequire(import.meta.url);

function makerOfPdfs() {
  const maker = require('pdfmake');
  maker.setUrlAccessPolicy(() => false);
  maker.setLocalAccessPolicy(() => true);
  for (const font of ['Helvetica', 'Times', 'Courier']) maker.addFonts(require(`pdfmake/standard-fonts/${font}`));
  return maker;
}

let maker;

/** The PDF of a document; with its e-invoice attached where `isHybrid` says so. */
export async function pdfOf({ definition, facts }, { isHybrid = false } = {}) {
  maker ??= makerOfPdfs();
  const src = `data:application/xml;base64,${Buffer.from(ciiOf(facts)).toString('base64')}`;
  const files = { invoice: { src, name: 'factur-x.xml' } };
  return maker.createPdf(isHybrid ? { ...definition, files } : definition).getBuffer();
}
