import { defineEntity, type Entity } from '@lichen/contracts/entity/entity';
import {
  type Field,
  boolean,
  choice,
  code,
  day,
  decimal,
  exact,
  instant,
  integer,
  json,
} from '@lichen/contracts/entity/fields';
import { longText, money, optional, place, ref, roles, text, texts } from '@lichen/contracts/entity/fields';
import { ROLES } from '@lichen/contracts/portal/roles';
import { z } from 'zod';
import { platformMigrations } from '../src/platform/platform-migrations';
import { type Clock, newId, systemClock } from '../src/platform/clock';
import type { Engine } from '../src/platform/engine/engine';
import { registryOf } from '../src/platform/engine/registry';
import { type Context, serve } from '../src/platform/engine/rules';
import type { Module } from '../src/platform/module';
import type { Platform } from '../src/platform/platform';
import { REST, columnsOf } from '../src/platform/store/columns';
import type { Database } from '../src/platform/store/database';
import { columnFor } from '../src/platform/store/models';
import { type Migration, column, companyRow } from '../src/platform/store/schema';

/** An entity with a field of every kind, for tests of the store and the engine. */
export const probe = defineEntity({
  name: 'probes',
  label: 'Probe',
  fields: {
    title: text('Title', 120),
    note: optional(longText('Note', 5000)),
    amount: decimal('Amount', { min: -1_000_000_000, max: 1_000_000_000, scale: 6 }),
    price: optional(decimal('Price', { min: 0, max: 1_000_000_000, scale: 2 })),
    count: optional(integer('Count', { min: Number.MIN_SAFE_INTEGER })),
    figure: optional(exact('Figure')),
    open: boolean('Open'),
    on: optional(day('On')),
    at: optional(instant('At')),
    kind: optional(choice('Kind', ['a', 'b'])),
    country: optional(code('Country', 'countries')),
    other_id: optional(ref('Other', 'probes', { as: 'other', show: ['title'] })),
    cost: optional(money('Cost')),
    where: optional(place('Where')),
    tags: optional(texts('Tags')),
    who: optional(roles('Who', ROLES)),
  },
  derived: {
    state: choice('State', ['draft', 'approved']),
    extra: optional(json<unknown>('Extra')),
  },
  allow: { list: ['user'], read: ['user'], create: ['user'], update: ['user'], remove: ['admin'] },
  actions: { approve: { label: 'Approve', allow: ['user'], input: z.strictObject({}) } },
  filters: {
    title: { kind: 'oneOf', field: 'title' },
    count: { kind: 'oneOf', field: 'count' },
    search: { kind: 'contains', fields: ['title', 'note'] },
    tags: { kind: 'hasAny', field: 'tags' },
    start_date: { kind: 'atLeast', field: 'on' },
    end_date: { kind: 'atMost', field: 'on' },
    open: { kind: 'present', field: 'open' },
    noted: { kind: 'present', field: 'note' },
    numbers: { kind: 'anyNonZero', fields: { amount: 'amount', count: 'count' } },
  },
  sorts: ['title', 'count'],
});

/** Sums of `amount` by `kind`, maintained by the engine. */
export const PROBE_SUMS = { table: 'probe_sums', dimensions: ['kind'], measures: ['amount', 'probes'] } as const;

/** Returns the migration that creates an entity's table. */
export function tableMigration(entity: Entity): Migration {
  const columns = columnsOf(entity);
  const own = columns.all.filter((name) => columns.fields[name]);
  return {
    name: `2026-11-21-99-${entity.name}`,
    up: (schema) =>
      schema.createTable(columns.table, {
        columns: {
          ...companyRow,
          ...Object.fromEntries(own.map((name) => [name, columnFor(columns.fields[name] as Field)])),
          ...(columns.all.includes(REST) ? { [REST]: column.longText } : {}),
        },
        primaryKey: ['company_id', 'id'],
      }),
  };
}

const sumsMigration: Migration = {
  name: '2026-11-21-98-probe-sums',
  up: (schema) =>
    schema.createTable(PROBE_SUMS.table, {
      columns: { company_id: column.id, kind: column.text(60), amount: column.integer, probes: column.integer },
      primaryKey: ['company_id', 'kind'],
    }),
};

export const probeMigrations = [...platformMigrations, sumsMigration, tableMigration(probe)];

export const probeModule: Module = {
  name: 'probe',
  version: '0.1.0',
  migrations: probeMigrations,
  calls: [],
  entities: [
    serve(probe, {
      initial: () => ({ state: 'draft' as const }),
      rollUps: [
        {
          ...PROBE_SUMS,
          of: ({ kind, amount }) => [
            { dimensions: { kind: String(kind) }, measures: { amount: Number(amount) * 1_000_000, probes: 1 } },
          ],
        },
      ],
      actions: {
        approve: ({ record }) => {
          if (record.state === 'approved') throw new Error('approved twice');
          return { state: 'approved' as const };
        },
      },
    }),
  ],
};

/** Creates the engine on a real database, without listeners for its events. */
export function probeEngine(database: Database): Engine {
  const platform = {
    database,
    configuration: { LICHEN_RATE_LIMIT_SCALE: 1 },
    accounts: { changed: async () => undefined },
    push: { toCompany: () => undefined },
    outbox: { add: async () => undefined, wake: () => undefined },
  } as unknown as Platform;
  return { platform, registry: registryOf([probeModule]) };
}

export function contextOf(companyId: string, clock: Clock = systemClock): Context {
  return {
    companyId,
    userId: 'user-1',
    email: 'someone@example.com',
    roles: ['user', 'admin'],
    modules: [],
    isOperator: false,
    language: 'en-GB',
    now: clock.now(),
    today: Math.floor(clock.now() / 86_400_000) * 86_400_000,
    requestId: 'request-1',
    newId: () => newId(clock),
  };
}

/** Returns a complete stored row; pass the values that the test is about. */
export function probeRow(id: string, values: Record<string, unknown> = {}): Record<string, unknown> {
  const fields = { ...probe.fields, ...probe.derived };
  const empty = Object.fromEntries(Object.keys(fields).map((name) => [name, null]));
  const bookkeeping = { _id: id, version: 1, created_on: 1, created_by: 'user-1', updated_on: 1 };
  return { ...bookkeeping, ...empty, title: `Probe ${id}`, amount: 1, open: true, state: 'draft', ...values };
}
