/** Value of a cell: text, or the number or boolean that a workbook stores. A workbook's dates become `2026-01-31`. */
export type Cell = string | number | boolean | null;

/** Letters of a column, counted from 0: `A`, `Z`, `AA` …. */
export function columnName(at: number): string {
  const rest = Math.floor(at / 26);
  return `${rest > 0 ? columnName(rest - 1) : ''}${String.fromCharCode(65 + (at % 26))}`;
}
