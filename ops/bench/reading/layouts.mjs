/**
 * Layouts of bills that may be used for tuning, with different structures. The assembled layouts may be used too; those
 * in `bills/` are only measured.
 */
const rows = `
head        meta      period   usage            totals        side    font
left        pairs     range    meter-table      right         plain   Helvetica
banner      stacked   range    summary          footer        last    Times
window      pairs     intro    meter-table      right         bank    Helvetica
left        colon     range    meter-rows       boxed         plain   Helvetica
right       stacked   short    summary          boxed         bank    Courier
left        right     intro    line             right         balance Helvetica
window      stacked   range    meter-rows       vat-table     bank    Helvetica
left        grid      labels   unit-in-heading  vat-table     last    Helvetica
right       colon     split    summary          right         balance Helvetica`;

const [names, ...lines] = rows
  .trim()
  .split('\n')
  .map((line) => line.split(/\s+/));

/** Layouts that pdfmake sets like forms. */
export const FORMS = lines.map((values, at) => ({
  id: at + 1,
  split: 'tuning',
  ...Object.fromEntries(names.map((name, index) => [name, values[index]])),
}));
