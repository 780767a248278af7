import { createRequire } from 'node:module';
import { ciiOf } from './cii.mjs';

const require = createRequire(import.meta.url);

function makerOfPdfs() {
  const maker = require('pdfmake');
  maker.setUrlAccessPolicy(() => false);
  maker.setLocalAccessPolicy(() => true);
  for (const font of ['Helvetica', 'Times', 'Courier']) maker.addFonts(require(`pdfmake/standard-fonts/${font}`));
  return maker;
}

let maker;

/** Creates the PDF of a document, with its e-invoice attached when `isHybrid` is set. */
export async function pdfOf({ definition, facts }, { isHybrid = false } = {}) {
  maker ??= makerOfPdfs();
  if (!isHybrid) return maker.createPdf(definition).getBuffer();
  const src = `data:application/xml;base64,${Buffer.from(ciiOf(facts)).toString('base64')}`;
  return maker.createPdf({ ...definition, files: { invoice: { src, name: 'factur-x.xml' } } }).getBuffer();
}
