import { type SheetColumn, sheetColumns } from '@lichen/contracts/sheet/sheet-columns';
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

type Plain = Readonly<Record<string, unknown>>;

/** The facts about an entity that its template sheet needs. */
export interface SheetKind {
  readonly served: { readonly entity: Entity; readonly rules: { readonly defaults?: Plain } };
  readonly title: string;
  readonly starts?: Plain;
}

const columnsFor = ({ served: { entity, rules }, starts }: SheetKind) =>
  sheetColumns(entity, { ...rules.defaults, ...starts });

/** Headings of the entity's template sheet. */
export const templateTitles = (kind: SheetKind, say: Say): string[] =>
  columnsFor(kind).map((column) => titleOf(column, say));

/** Sheets of a template workbook: the headings, and a second sheet that explains each column. */
export function templateSheets(kind: SheetKind, say: Say) {
  const columns = columnsFor(kind);
  const fields = kind.served.entity.fields as Record<string, Field>;
  const bold = (value: string) => ({ value, fontWeight: 'bold' as const });
  const notes = columns.map((column) => [
    { value: titleOf(column, say) },
    { value: column.required ? say('Required') : '' },
    { value: column.part ? '' : allowed(fields[column.field]) },
  ]);
  return [
    {
      data: [columns.map((column) => bold(titleOf(column, say)))],
      sheet: say(kind.title).slice(0, 31),
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
