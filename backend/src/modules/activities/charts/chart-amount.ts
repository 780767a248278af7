/** Amount of a label in whole units: 10⁻⁶ kg, 10⁻⁶ of a unit, or hundredths of a currency. */
export interface Amount {
  readonly key: string;
  readonly unit: string;
  readonly whole: number;
  readonly count: number;
}

/** Returns the filter value of a row's scope: `1` for `scope_1`. */
export const scopeKey = (scope: unknown): string => String(scope ?? '').replace('scope_', '');
