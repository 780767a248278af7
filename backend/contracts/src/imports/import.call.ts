import { z } from 'zod';
import { defineCall } from '../entity/entity';
import { ADMIN } from '../portal/roles';
import { DAY_ORDERS } from '../formats/written-days';
import { MOST_NEW_RECORDS, MOST_TEXTS, REPEAT_KINDS, ROW_CHOICES, WARNINGS } from './import.entity';

const id = z.string().max(64);
const name = z.string().max(60);
const cell = z.union([z.string().max(5000), z.number(), z.boolean()]).nullable();

const draft = z.record(name, z.union([cell, z.array(z.string().max(200)).max(50)]));

/** A text in a column that matches no record of the company, and the draft of the record it stands for. */
const missing = z.strictObject({ field: name, text: z.string().min(1).max(5000), draft });

const settings = z.strictObject({
  columns: z.array(name.nullable()).max(200),
  defaults: z.record(name, cell),
  day_order: z.enum(DAY_ORDERS).nullable(),
  decimal: z.enum(['.', ',']).nullable(),
  day_orders: z.record(name, z.enum(DAY_ORDERS)).optional(),
  decimals: z.record(name, z.enum(['.', ','])).optional(),
  currency: z.string().regex(/^[A-Z]{3}$/),
  first_is_data: z.boolean().optional(),
  skip_totals: z.boolean().optional(),
  skip_findings: z.array(name).max(20).optional(),
  skip_repeats: z.array(z.enum(REPEAT_KINDS)).max(REPEAT_KINDS.length).optional(),
  keep_findings: z.array(name).max(20).optional(),
  keep_repeats: z.array(z.enum(REPEAT_KINDS)).max(REPEAT_KINDS.length).optional(),
});

const called = { method: 'POST', allow: ADMIN, writes: true } as const;

/** Reads the rows by the settings and checks each; writes no records yet. */
export const checkImport = defineCall({
  name: 'check_import',
  label: 'Check an import',
  ...called,
  input: z.strictObject({ id, settings }),
});

/**
 * Corrects rows and checks the invalid ones again: `fixes` map a column's texts to values (null: empty), `cells`
 * replace single cells, `rows` choose for single warnings of rows (null: as their group), and `settings` replace the
 * options of all rows. `create` plans records that are added when the import runs, `create_all` plans one for each
 * unknown name of a column with shared values, and `forget` withdraws planned records by id. The answer's `taken` lists the records that already have such a name.
 */
export const repairImport = defineCall({
  name: 'repair_import',
  label: 'Correct rows of an import',
  ...called,
  input: z.strictObject({
    id,
    fixes: z.record(name, z.record(z.string().max(5000), z.string().max(200).nullable())).optional(),
    create: z.array(missing).max(MOST_TEXTS).optional(),
    create_all: z
      .array(z.strictObject({ field: name, draft: draft.default({}) }))
      .max(10)
      .optional(),
    forget: z.array(id).max(MOST_NEW_RECORDS).optional(),
    cells: z
      .array(z.strictObject({ row: id, column: z.number().int().min(0).max(199), value: cell }))
      .max(100)
      .optional(),
    rows: z
      .array(z.strictObject({ row: id, repair: z.enum(WARNINGS), field: name, choice: z.enum(ROW_CHOICES).nullable() }))
      .max(MOST_TEXTS)
      .optional(),
    settings: settings
      .pick({
        ...{ day_order: true, decimal: true, day_orders: true, decimals: true },
        ...{ defaults: true, skip_totals: true, skip_repeats: true, skip_findings: true },
        ...{ keep_repeats: true, keep_findings: true },
      })
      .partial()
      .optional(),
  }),
});

/**
 * `run` writes the checked rows, `cancel` stops the current job, `undo` reverts what was written, and `discard` deletes
 * an import that has written nothing, with its file and rows.
 */
export const decideImport = defineCall({
  name: 'decide_import',
  label: 'Decide on an import',
  ...called,
  input: z.strictObject({
    id,
    decision: z.enum(['run', 'cancel', 'undo', 'discard']),
    existing: z.enum(['skip', 'update']).default('skip'),
  }),
});
