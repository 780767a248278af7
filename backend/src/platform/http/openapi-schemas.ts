import type { Entity, Fields } from '@lichen/contracts/entity/entity';
import type { Field } from '@lichen/contracts/entity/fields';
import { placeSchema } from '@lichen/contracts/entity/schema';
import { TEXTS } from '@lichen/contracts/text/texts';
import { LEG_UNITS, MOST_STOPS } from '@lichen/contracts/places/stops';
import { DAY } from '@lichen/contracts/formats/days';
import { z } from 'zod';
import type { Served } from '../engine/rules';

/** A JSON schema (2020-12), as used by OpenAPI 3.1. */
export type Schema = { readonly [keyword: string]: unknown };

/** Returns a reference to a schema of the description's components. */
export const reference = (name: string): Schema => ({ $ref: `#/components/schemas/${name}` });

const number = (min: number, max: number) => ({ type: 'number', minimum: min, maximum: max });
const moment = { type: 'integer', format: 'int64' };

/** Converts a zod input to the JSON schema of what callers send. */
export function inputSchema(input: z.ZodType): Schema {
  const {
    $schema,
    '~standard': standard,
    ...schema
  } = z.toJSONSchema(input, {
    io: 'input',
    unrepresentable: 'any',
    reused: 'inline',
  }) as Record<string, unknown>;
  return schema;
}

const PLACE = inputSchema(placeSchema);

const STOPS: Schema = {
  type: 'object',
  maxProperties: MOST_STOPS,
  description: 'stop_1, stop_2 … in their order, without a gap',
  additionalProperties: {
    type: 'object',
    additionalProperties: false,
    required: ['address'],
    properties: {
      address: PLACE,
      distance: {
        type: ['object', 'null'],
        additionalProperties: false,
        required: ['distance', 'units'],
        properties: { distance: number(0, 1_000_000_000), units: { type: 'string', enum: LEG_UNITS } },
      },
    },
  },
};

const moneySchema = (currency: string): Schema => ({
  type: 'object',
  additionalProperties: false,
  required: ['currency', 'amount'],
  properties: {
    currency: { type: 'string', description: 'A code of the reference list currencies', default: currency },
    amount: { ...number(-1_000_000_000_000, 1_000_000_000_000), description: 'At most 2 decimal places' },
  },
});

/** Name of the list of people, which every company has. */
const USERS = 'members';

function valueSchema(field: Field): Schema {
  switch (field.kind) {
    case 'text':
    case 'longText':
      return { type: 'string', maxLength: field.max };
    case 'decimal':
      return { ...number(field.min, field.max), description: `At most ${field.scale} decimal places` };
    case 'integer':
      return { type: 'integer', minimum: field.min, maximum: field.max };
    case 'exact':
      return { type: 'number' };
    case 'boolean':
      return { type: 'boolean' };
    case 'day':
      return { ...moment, multipleOf: DAY, description: 'Epoch milliseconds of a UTC midnight' };
    case 'instant':
      return { ...moment, description: 'Epoch milliseconds' };
    case 'choice':
      return { type: 'string', enum: field.options };
    case 'code':
      return {
        ...{ type: 'string', maxLength: 100 },
        description:
          field.list === USERS
            ? 'Id of a user'
            : `A code of the reference list ${field.list}, in any case, or what the list calls it`,
      };
    case 'ref':
      return { type: 'string', maxLength: 64, description: `Id of a record of ${field.entity}` };
    case 'money':
      return moneySchema(field.currency);
    case 'place':
      return PLACE;
    case 'stops':
      return STOPS;
    case 'texts':
      return { type: 'array', maxItems: field.maxItems, items: { type: 'string', maxLength: field.max } };
    case 'listed':
      return {
        ...{ type: 'array', maxItems: field.maxItems, description: `Lines of the reference list ${field.list}` },
        items: {
          ...{ type: 'object', required: ['id'], additionalProperties: false },
          properties: { id: { type: 'string', maxLength: 100 }, label: { type: 'string', maxLength: 500 } },
        },
      };
    case 'roles':
      return { type: 'array', items: { type: 'string', enum: field.options } };
    case 'values':
      return { type: 'object', maxProperties: field.most };
    case 'json':
      return field.shape ?? {};
  }
}

function fieldSchema(field: Field): Schema {
  const value = valueSchema(field);
  const words = [field.hint, field.about, value['description']].filter(Boolean).join('. ');
  const described = { ...value, title: field.label, ...(words ? { description: words } : {}) };
  if (field.required || (field.kind === 'json' && !field.shape)) return described;
  const { title, description, ...bare } = described;
  return { title, ...(description ? { description } : {}), anyOf: [bare, { type: 'null' }] };
}

type Named = [name: string, field: Field];
const onTheWire = (fields: Fields): Named[] =>
  (Object.entries(fields) as Named[]).filter(([, field]) => !field.internal);
const properties = (fields: readonly Named[]) =>
  Object.fromEntries(fields.map(([name, field]) => [name, fieldSchema(field)]));

/** Schemas of the referenced records that every answer shows. */
function shownSchemas(fields: readonly Named[]): Record<string, Schema> {
  const shown = fields.flatMap(([, field]) =>
    field.kind === 'ref' && field.as ? [{ as: field.as, show: field.show }] : [],
  );
  return Object.fromEntries(
    shown.map(({ as, show = [] }) => [
      as,
      {
        anyOf: [
          { type: 'object', properties: Object.fromEntries(['_id', ...show].map((name) => [name, {}])) },
          { type: 'null' },
        ],
      },
    ]),
  );
}

function recordSchema(entity: Entity): Schema {
  const fields = onTheWire({ ...entity.fields, ...entity.derived });
  return {
    type: 'object',
    title: entity.label,
    required: ['_id', 'version', ...fields.map(([name]) => name)],
    properties: {
      _id: { type: 'string' },
      version: { type: 'integer', minimum: 1, description: 'Send it as If-Match to detect a newer version' },
      created_on: moment,
      created_by: { type: 'string' },
      updated_on: moment,
      ...properties(fields),
      ...shownSchemas(fields),
    },
  };
}

type Values = Readonly<Record<string, unknown>>;

/** Returns the optional fields that the entity's `check` requires in a new record. */
function requiredInput(entity: Entity, known: Values): string[] {
  const empty = Object.fromEntries(Object.keys(entity.fields).map((name) => [name, null]));
  const errors = entity.check?.({ ...empty, ...known }, 0) ?? {};
  return Object.entries(errors)
    .filter(([name]) => entity.fields[name]?.required === false)
    .map(([name, message]) => (message === TEXTS.required ? name : `${name} (${message})`));
}

/** Describes what else is required; most activities require less while they are drafts. */
function alsoRequired(entity: Entity, defaults: Values): string {
  const asked = requiredInput(entity, { applied: true, ...defaults });
  const always = requiredInput(entity, { ...defaults, applied: false });
  const others = asked.filter((name) => !always.includes(name));
  return [
    always.length > 0 ? `Also required: ${always.join(', ')}` : '',
    others.length > 0 ? `Also required, unless applied is false: ${others.join(', ')}` : '',
  ]
    .filter(Boolean)
    .join('. ');
}

/** Schema of a create; required fields with a default may be omitted. */
function draftSchema(entity: Entity, defaults: Values): Schema {
  const fields = Object.entries(entity.fields) as Named[];
  const needed = fields.filter(([name, field]) => field.required && !Object.hasOwn(defaults, name));
  const description = alsoRequired(entity, defaults);
  return {
    type: 'object',
    additionalProperties: false,
    ...(description ? { description } : {}),
    ...(needed.length > 0 ? { required: needed.map(([name]) => name) } : {}),
    properties: properties(fields),
  };
}

const changesSchema = (entity: Entity): Schema => ({
  type: 'object',
  additionalProperties: false,
  properties: properties(Object.entries(entity.fields) as Named[]),
});

/** Removes the id, which is in the address, from a call's schema. */
export function withoutId({ properties = {}, required = [], ...schema }: Schema & CallSchema): Schema {
  const rest = Object.entries(properties).filter(([name]) => name !== 'id');
  return { ...schema, properties: Object.fromEntries(rest), required: required.filter((name) => name !== 'id') };
}

/** Input schema of a call. */
export interface CallSchema {
  readonly properties?: Record<string, Schema>;
  readonly required?: string[];
}

/** Schemas of a record, of its create and of its update. */
export function schemasOf({ entity, rules }: Served): [string, Schema][] {
  return [
    [entity.name, recordSchema(entity)],
    [`${entity.name}_draft`, draftSchema(entity, rules.defaults ?? {})],
    [`${entity.name}_changes`, changesSchema(entity)],
  ];
}
