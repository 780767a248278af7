import { z } from 'zod';
import { defineCall } from '../entity/entity';
import { ADMIN } from '../portal/roles';
import { DAY_ORDERS } from '../formats/written-days';
import { MOST_NEW_RECORDS, MOST_TEXTS, REPEAT_KINDS } from './import.entity';

const id = z.string().max(64);
const name = z.string().max(60);
const cell = z.union([z.string().max(5000), z.number(), z.boolean()]).nullable();

const draft = z.record(name, z.union([cell, z.array(z.string().max(200)).max(50)]));

/** A text of a column that stands for a record the company does not have, and that record. */
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
});

const called = { method: 'POST', allow: ADMIN, writes: true } as const;

/** Reads the rows as the settings say and finds out what would become of each; nothing is written yet. */
export const checkImport = defineCall({
  name: 'check_import',
  label: 'Check an import',
  ...called,
  input: z.strictObject({ id, settings }),
});

/**
 * Corrects rows and checks the wrong ones again: `fixes` give the meaning of a column's text (null: empty), `cells`
 * replace single cells, and `settings` replace the options of all rows. `create` has records added when the import runs,
 * `create_all` one for each name of a column that is not found, with what they have in common, and `forget` takes back
 * such by their ids. The answer names in `taken` the records that have a name already.
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
    settings: settings
      .pick({
        ...{ day_order: true, decimal: true, day_orders: true, decimals: true },
        ...{ defaults: true, skip_totals: true, skip_repeats: true, skip_findings: true },
      })
      .partial()
      .optional(),
  }),
});

/** `run` writes what was checked, `cancel` stops what is under way, `undo` takes back what was written. */
export const decideImport = defineCall({
  name: 'decide_import',
  label: 'Decide on an import',
  ...called,
  input: z.strictObject({
    id,
    decision: z.enum(['run', 'cancel', 'undo']),
    existing: z.enum(['skip', 'update']).default('skip'),
  }),
});
