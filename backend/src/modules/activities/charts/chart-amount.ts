/** A label's part of a chart: whole numbers of its smallest part (10⁻⁶ kg, 10⁻⁶ of a unit, hundredths of money). */
export interface Amount {
  readonly key: string;
  readonly unit: string;
  readonly whole: number;
  readonly count: number;
}

/** `scope_1` of a row is `1` of a filter. */
export const scopeKey = (scope: unknown): string => String(scope ?? '').replace('scope_', '');
