const EWC = /^(\d{2})\s?(\d{2})\s?(\d{2})\s?\*?$/;

/** Returns the code of a waste as transfer notes write it: 20 03 01, or 16 05 06* where it is hazardous. */
export const wasteCode = (entered: string): string => {
  const [, chapter, subchapter, kind] = EWC.exec(entered.trim()) ?? [];
  return chapter ? `${chapter}${subchapter}${kind}` : entered.trim();
};
