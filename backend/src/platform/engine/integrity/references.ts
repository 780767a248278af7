import type { Entity } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { blankOf, columnsOf, type Plain } from '../../store/columns';
import type { Records } from '../../store/scoped-records';
import type { Registry } from '../registry';
import { codeErrors } from './resolve-codes';

/** A field that refers to another record. */
export type RefField = Extract<Field, { kind: 'ref' }>;

const known = new WeakMap<Entity, [string, RefField][]>();

/** Returns the fields of an entity that refer to records. */
export function refsOf(entity: Entity): [string, RefField][] {
  const found = known.get(entity);
  if (found) return found;
  const fields = Object.entries({ ...entity.fields, ...entity.derived } as Record<string, Field>);
  const made = fields.filter((entry): entry is [string, RefField] => entry[1].kind === 'ref');
  known.set(entity, made);
  return made;
}

/** Reads the record that a record refers to; units of work often have it cached. */
async function referredBy(
  { entity, registry }: { entity: string; registry: Pick<Registry, 'entities'> },
  records: Records,
  id: string,
): Promise<Plain | undefined> {
  const served = registry.entities.get(entity);
  return served && ((await records(served.entity).find(id)) as unknown as Plain | undefined);
}

/** Reads the shown columns of all records that a list's rows refer to, in one query. */
async function shownRecords(
  registry: Pick<Registry, 'entities'>,
  records: Records,
  { entity, show = [] }: RefField,
  ids: readonly string[],
): Promise<Map<string, Plain>> {
  const served = registry.entities.get(entity);
  if (!served || ids.length === 0) return new Map();
  const { fields } = columnsOf(served.entity);
  const names = ['_id', ...show.filter((name) => name in fields)] as '_id'[];
  const found = await records(served.entity).part(names, { where: { id: { in: [...new Set(ids)] } } });
  return new Map(found.map((record) => [record._id, record as Plain]));
}

/** Returns errors for references to records that the company does not have, and for unknown codes. */
export async function referenceErrors(
  registry: Registry,
  records: Records,
  entity: Entity,
  values: Plain,
): Promise<Record<string, string>> {
  const errors = codeErrors(registry, entity, values);
  for (const [name, field] of refsOf(entity)) {
    const id = values[name];
    if (typeof id !== 'string') continue;
    if (!(await referredBy({ ...field, registry }, records, id))) errors[name] = FIELD_TEXTS.unknownRecord;
  }
  return errors;
}

const shownOf = (target: Plain, show: readonly string[]): Plain =>
  Object.fromEntries(['_id', ...show].map((name) => [name, target[name] ?? null]));

const blanks = new WeakMap<Entity, Plain>();

/** Returns a blank object with these names; reuses the entity's last one, because most of its records have the same. */
function blankFor(entity: Entity, names: readonly string[]): Plain {
  const known = blanks.get(entity);
  if (known && Object.keys(known).length === names.length && names.every((name) => name in known)) return known;
  const made = blankOf(names);
  blanks.set(entity, made);
  return made;
}

/** Referenced records of a list by id, for one reference that shows fields. */
interface ShownReference {
  readonly name: string;
  readonly as: string;
  readonly parts: ReadonlyMap<string, Plain>;
}

/** Reads `{_id, …shown fields}` of the referenced records, for every reference that shows fields. */
export function shownReferences(
  registry: Pick<Registry, 'entities'>,
  records: Records,
  entity: Entity,
  list: readonly Plain[],
): Promise<ShownReference[]> {
  const shown = refsOf(entity).filter(([, field]) => field.as);
  return Promise.all(
    shown.map(async ([name, field]) => {
      const ids = list.map((record) => record[name]).filter((id): id is string => typeof id === 'string');
      const [only] = ids;
      const one = list.length === 1 && only ? await referredBy({ ...field, registry }, records, only) : undefined;
      const found =
        list.length > 1
          ? await shownRecords(registry, records, field, ids)
          : new Map<string, Plain>(only && one ? [[only, one]] : []);
      // One object per referenced record, shared by all rows that show it.
      const parts = new Map([...found].map(([id, target]) => [id, shownOf(target, field.show ?? [])]));
      return { name, as: field.as as string, parts };
    }),
  );
}

/** Adds the shown fields of references to a record, in place. */
export function addReferences(record: Plain, references: readonly ShownReference[]): Plain {
  for (const { name, as, parts } of references) record[as] = parts.get(record[name] as string) ?? null;
  return record;
}

/** Returns copies of records with the shown fields of their references. */
export async function withReferences(
  registry: Pick<Registry, 'entities'>,
  records: Records,
  entity: Entity,
  list: readonly Plain[],
): Promise<Plain[]> {
  const references = await shownReferences(registry, records, entity, list);
  const blank = blankFor(entity, [...Object.keys(list[0] ?? {}), ...references.map(({ as }) => as)]);
  return list.map((record) => addReferences(Object.assign({ ...blank }, record), references));
}
