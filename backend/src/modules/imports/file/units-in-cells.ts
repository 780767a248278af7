import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { cellFigure } from '@lichen/contracts/formats/numbers';
import type { Cell } from '@lichen/contracts/formats/sheet-cells';
import { isUnit, unitOf } from '@lichen/contracts/sheet/unit-words';

/** A cell in its place: what its field is read from. */
export interface PlacedCell {
  readonly cell: Cell;
  readonly address: string | null;
  /** Counts for all rows, since the row has none of its own. */
  readonly isDefault?: boolean;
  /** Text of the file, where the unit in it was taken out. */
  readonly written?: string;
  /** It says its own unit: what the heading says of its figures does not count for it. */
  readonly hasUnit?: boolean;
}

/** Fields of a unit by the figures that it may be written behind, where they are not named after the figure. */
const UNITS_OF: Readonly<Record<string, readonly string[]>> = {
  amount: ['units', 'fuel_units'],
  distance: ['units'],
  energy_used: ['energy_units'],
  refrigerant_used: ['units'],
  size: ['units'],
};

/** Fields that may hold the unit of a figure, as `recycled_weight_units` of `recycled_weight`. */
export const unitFieldsOf = (figure: string): readonly string[] => [`${figure}_units`, ...(UNITS_OF[figure] ?? [])];

const isBlank = (cell: Cell) => cell === null || String(cell).trim() === '';

/**
 * Takes units out of the cells of figures, as in `11,980 kWh`: the unit goes into its own field, before one that counts
 * for all rows. Where the row's own unit says otherwise the cell stays as it is, and is no number.
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
