import type { FieldState } from '@lichen/contracts/docs/doc-statuses';
import type { Box } from '@lichen/contracts/docs/reading';

/** A value on a page. */
export interface MarkedBox {
  /** Field that it belongs to. */
  readonly id: string;
  readonly page: number;
  readonly box: Box;
  /** Name of the field, translated. */
  readonly label: string;
  /** Value as it is printed. */
  readonly value: string;
  readonly state: FieldState;
}
