/** A word as it is compared: without case, accents, signs and doubled spaces; `m³` is `m3`. */
export const fold = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ø', 'o')
    .replaceAll('æ', 'ae')
    .replace(/[^\p{L}\p{N}%]+/gu, ' ')
    .trim();
