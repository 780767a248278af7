import { ACTIVITY_TYPES, type ActivityType } from '@lichen/contracts/activities/activity-types';
import { type SheetColumn, sheetColumns } from '@lichen/contracts/sheet/sheet-columns';
import { sheetStarts } from '@lichen/contracts/activities/sheet-starts';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';

/** Says a text of the product in the language of the person. */
export type Say = (text: string, params?: Readonly<Record<string, string>>) => string;

const PART_TITLES = { currency: 'Currency of {field}', country: 'Country of {field}' } as const;

const titleOf = ({ label, part }: SheetColumn, say: Say): string =>
  part ? say(PART_TITLES[part], { field: say(label) }) : say(label);

/** Allowed values of a column, for the sheet of notes. */
function allowed(field: Field | undefined): string {
  if (field?.kind === 'choice') return field.options.join(', ');
  if (field?.kind === 'day') return '2026-01-31';
  return '';
}

/** A type of activity, as its sheet needs it. */
interface SheetType {
  readonly entity: Entity;
  readonly rules: { readonly defaults?: Readonly<Record<string, unknown>> };
}

const columnsFor = ({ entity, rules }: SheetType) =>
  sheetColumns(entity, { ...rules.defaults, ...sheetStarts(entity.name as ActivityType) });

/** The headings of a sheet of the type. */
export const templateTitles = (served: SheetType, say: Say): string[] =>
  columnsFor(served).map((column) => titleOf(column, say));

/** Sheets of a workbook to fill in: the headings, and on a second one what each takes. */
export function templateSheets(served: SheetType, say: Say) {
  const { entity } = served;
  const columns = columnsFor(served);
  const fields = entity.fields as Record<string, Field>;
  const bold = (value: string) => ({ value, fontWeight: 'bold' as const });
  const notes = columns.map((column) => [
    { value: titleOf(column, say) },
    { value: column.required ? say('Required') : '' },
    { value: column.part ? '' : allowed(fields[column.field]) },
  ]);
  return [
    {
      data: [columns.map((column) => bold(titleOf(column, say)))],
      sheet: say(ACTIVITY_TYPES[entity.name as ActivityType]).slice(0, 31),
      columns: columns.map(() => ({ width: 20 })),
      stickyRowsCount: 1,
    },
    {
      data: [[bold(say('Column')), bold(say('Required')), bold(say('Values'))], ...notes],
      sheet: say('Columns').slice(0, 31),
      columns: [{ width: 32 }, { width: 12 }, { width: 60 }],
    },
  ];
}
