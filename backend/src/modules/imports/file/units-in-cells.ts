import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { cellFigure } from '@lichen/contracts/formats/numbers';
import type { Cell } from '@lichen/contracts/formats/sheet-cells';
import { isUnit, unitOf } from '@lichen/contracts/sheet/unit-words';

/** The cell that a field is read from. */
export interface PlacedCell {
  readonly cell: Cell;
  readonly address: string | null;
  /** True for a default that applies to all rows, because the row has no value of its own. */
  readonly isDefault?: boolean;
  /** The original text, when its unit was removed. */
  readonly written?: string;
  /** True when the cell has its own unit, so that the heading's statement about its figures does not apply. */
  readonly hasUnit?: boolean;
}

/** Unit fields by the figures that they may follow, where they are not named after the figure. */
const UNITS_OF: Readonly<Record<string, readonly string[]>> = {
  amount: ['units', 'fuel_units'],
  distance: ['units'],
  energy_used: ['energy_units'],
  refrigerant_used: ['units'],
  size: ['units'],
};

/** Fields that may hold the unit of a figure, such as `recycled_weight_units` for `recycled_weight`. */
export const unitFieldsOf = (figure: string): readonly string[] => [`${figure}_units`, ...(UNITS_OF[figure] ?? [])];

const isBlank = (cell: Cell) => cell === null || String(cell).trim() === '';

/**
 * Moves units out of the cells of figures, as in `11,980 kWh`, into their own fields, where they take precedence over a
 * default for all rows. When the row has a different unit, the cell stays as it is and is not a number.
 */
export function unitsInCells(entity: Entity, cells: Map<string, PlacedCell>): Map<string, PlacedCell> {
  const fields = entity.fields as Record<string, Field>;
  for (const [name, placed] of [...cells]) {
    const { cell, address } = placed;
    if (typeof cell !== 'string') continue;
    const { figure, before, after } = cellFigure(cell);
    if (!figure || before || !isUnit(after)) continue;
    for (const units of unitFieldsOf(name)) {
      const field = fields[units];
      const unit = field?.kind === 'choice' ? unitOf(after, field.options) : undefined;
      if (field?.kind !== 'choice' || unit === undefined) continue;
      const own = cells.get(units);
      const isOpen = !own || own.isDefault || isBlank(own.cell);
      if (!isOpen && unitOf(String(own.cell), field.options) !== unit) break;
      cells.set(name, { ...placed, cell: figure, written: cell, hasUnit: true });
      if (isOpen) cells.set(units, { cell: unit, address });
      break;
    }
  }
  return cells;
}
