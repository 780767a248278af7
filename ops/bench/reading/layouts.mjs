/**
 * Thirty ways to lay out a bill; they differ by structure. The weights of the reader may be set on those to train on,
 * the others are only measured; `grid` and `split` are among the latter alone.
 */
const rows = `
head        meta      period   usage            totals        side    font
left        pairs     range    meter-table      right         plain   Helvetica
right       colon     labels   line             right         plain   Helvetica
banner      stacked   range    summary          footer        last    Times
window      pairs     intro    meter-table      right         bank    Helvetica
left        colon     range    meter-rows       boxed         plain   Helvetica
window      right     labels   line             footer        mix     Times
banner      pairs     month    meter-table      right         last    Helvetica
right       stacked   short    summary          boxed         bank    Courier
left        right     intro    line             right         balance Helvetica
window      colon     short    meter-table      footer        mix     Helvetica
banner      right     range    meter-rows       right         balance Helvetica
right       pairs     labels   unit-in-heading  footer        plain   Times
left        stacked   month    line             boxed         last    Helvetica
window      stacked   range    meter-rows       vat-table     bank    Helvetica
banner      colon     labels   meter-table      boxed         mix     Times
left        grid      range    meter-table      vat-table     last    Helvetica
right       grid      labels   unit-in-heading  right         mix     Helvetica
window      pairs     range    unit-in-heading  vat-table     bank    Times
banner      stacked   labels   line             vat-table     plain   Helvetica
left        colon     split    summary          right         balance Helvetica
right       right     range    meter-rows       footer        last    Courier
window      grid      short    summary          boxed         plain   Helvetica
banner      pairs     split    unit-in-heading  footer        mix     Helvetica
left        right     month    meter-table      vat-table     bank    Times
right       colon     intro    meter-rows       right         last    Helvetica
window      stacked   split    line             vat-table     balance Helvetica
banner      grid      month    meter-rows       right         plain   Helvetica
left        pairs     short    line             footer        mix     Times
right       stacked   intro    unit-in-heading  boxed         bank    Helvetica
window      right     split    meter-table      right         plain   Helvetica`;

const [names, ...lines] = rows
  .trim()
  .split('\n')
  .map((line) => line.split(/\s+/));

export const LAYOUTS = lines.map((values, at) => ({
  id: at + 1,
  split: at < 15 ? 'train' : 'measured',
  ...Object.fromEntries(names.map((name, index) => [name, values[index]])),
}));
