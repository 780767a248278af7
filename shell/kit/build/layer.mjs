/** Comments and imports at the beginning of a sheet; what is imported comes through here itself. */
const BEGINNING = /^(?:\s+|\/\*[\s\S]*?\*\/|@import\s[^;]+;)*/;

/**
 * Puts the rules of a style sheet into a cascade layer, so that what the layers' order says stands above what a selector
 * weighs. The portal's sheets say the order as well: whichever of them comes first, it is the same.
 * @this {{ getOptions: () => { layer: string, order?: string } }}
 * @param {string} sheet
 */
export default function inLayer(sheet) {
  const { layer, order = '' } = this.getOptions();
  const [beginning = ''] = BEGINNING.exec(sheet) ?? [];
  const rest = sheet.slice(beginning.length).trim();
  return rest === '' ? sheet : `${beginning}${order}@layer ${layer} {\n${rest}\n}\n`;
}
