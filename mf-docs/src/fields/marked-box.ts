import type { FieldState } from '@lichen/contracts/docs/doc-statuses';
import type { Box } from '@lichen/contracts/docs/reading';

/** A value on a page. */
export interface MarkedBox {
  /** Name of the field that has the value. */
  readonly id: string;
  readonly page: number;
  readonly box: Box;
  /** Label of the field, translated. */
  readonly label: string;
  /** The value as printed. */
  readonly value: string;
  readonly state: FieldState;
}
