import type { CodeOf } from '@lichen/contracts/entity/resolve-code';
import type { Entity } from '@lichen/contracts/entity/entity';
import type { Module, ServedCall } from '../module';
import { Problem } from '@lichen/contracts/api/problems';
import { TEXTS } from '@lichen/contracts/text/texts';
import { moduleLists } from '../module-lists';
import type { AskAbout } from './ask-about';
import { askingFor, type AskModules, askingModules, type OnNoAnswer } from './module-questions';
import type { ServedOperation } from './operations';
import type { Database } from '../store/database';
import { sumsOver } from '../store/scoped-sums';
import type { Sql } from '../store/sql';
import type { Context, Follower, Read, Served } from './rules';
import type { OpenWatch } from './unit/watch';

/** All entities, calls and operations of `/api/data`, by name. */
export interface Registry {
  readonly entities: ReadonlyMap<string, Served>;
  /** Calls by name; a reading and a writing call may share one. */
  readonly calls: ReadonlyMap<string, readonly ServedCall[]>;
  /** Operations by entity and action, joined by a dot. */
  readonly operations: ReadonlyMap<string, ServedOperation>;
  readonly watches: readonly OpenWatch[];
  readonly ask: AskModules;
  /** Returns whether this process serves the entity or call. Records of other processes can still be read. */
  isServed(name: string): boolean;
  /** Returns the code that a text means in a reference list; a list that no module has accepts any text. */
  readonly codeOf: CodeOf;
}

/** Seconds to wait before a retry; by then a proxy knows which process serves the module. */
const ELSEWHERE_SECONDS = 5;

/** Returns the refusal of a call that another process serves. */
export const elsewhere = (): Problem => new Problem('unavailable', TEXTS.partUnavailable, undefined, ELSEWHERE_SECONDS);

/** Throws if a name is used twice, and names the modules that do. */
function expectOnce(modules: readonly Module[], namesIn: (module: Module) => readonly string[]): void {
  const owners = new Map<string, string>();
  for (const module of modules)
    for (const name of namesIn(module)) {
      const owner = owners.get(name);
      if (owner !== undefined) throw new Error(`Two modules serve ${name}: ${owner} and ${module.name}`);
      owners.set(name, module.name);
    }
}

const namesOf = ({ entities, calls }: Module) => [
  ...entities.map(({ entity }) => entity.name),
  ...calls.map(({ call }) => call.name),
];

/** Names that must be unique; a reading and a writing call of one name count as two. */
const ownNamesOf = ({ entities, calls }: Module) => [
  ...entities.map(({ entity }) => entity.name),
  ...calls.map(({ call }) => `${call.method} ${call.name} ${call.at ?? ''}`),
];

function byName(calls: readonly ServedCall[]): ReadonlyMap<string, readonly ServedCall[]> {
  const found = new Map<string, ServedCall[]>();
  for (const each of calls) found.set(each.call.name, [...(found.get(each.call.name) ?? []), each]);
  return found;
}

/** Returns an entity with the follow-ups that other modules have for its writes. */
function followed({ entity, rules }: Served, followers: readonly Follower[]): Served {
  const others = followers.filter((each) => each.entity.name === entity.name).map(({ followUp }) => followUp);
  return others.length > 0
    ? { entity, rules: { ...rules, followUps: [...(rules.followUps ?? []), ...others] } }
    : { entity, rules };
}

/** Returns what the modules serve, by name; throws if a name is used twice. */
export function registryOf(
  modules: readonly Module[],
  served = new Set(modules.map(({ name }) => name)),
  onNoAnswer: OnNoAnswer = () => undefined,
): Registry {
  const entities = modules.flatMap((module) => module.entities);
  const calls = modules.flatMap((module) => module.calls);
  expectOnce(modules, ownNamesOf);
  expectOnce(modules, ({ uploads = {} }) => Object.keys(uploads));
  const answered = new Set(modules.filter(({ name }) => served.has(name)).flatMap(namesOf));
  const followers = modules.flatMap((module) => module.followers ?? []);
  const lists = moduleLists(() => modules);
  return {
    entities: new Map(entities.map((each) => [each.entity.name, followed(each, followers)])),
    operations: new Map(
      modules.flatMap(({ operations = [] }) => operations.map((each) => [`${each.entity.name}.${each.action}`, each])),
    ),
    calls: byName(calls),
    watches: modules.flatMap(({ watches = [] }) => watches),
    ask: askingModules(
      modules.flatMap(({ answers = [] }) => answers),
      onNoAnswer,
    ),
    isServed: (name) => answered.has(name),
    codeOf: (list, text) => (modules.some(({ listOf }) => listOf?.(list)) ? lists.codeOf(list, text) : text),
  };
}

/**
 * Throws if another process serves the entity or call. Its records can be read here, but its calls and writes run where
 * its module is served, so that one version of its rules decides.
 */
export function expectServed({ isServed }: Pick<Registry, 'isServed'>, name: string): void {
  if (!isServed(name)) throw elsewhere();
}

/** Returns the operation of an action; undefined for actions that change only their record. */
export const operationOf = ({ operations }: Registry, entity: Entity, action: string): ServedOperation | undefined =>
  operations.get(`${entity.name}.${action}`);

interface Within {
  readonly database: Database;
  readonly tx: Sql;
  readonly read: Read;
  readonly context: Context;
}

/** Lets code within a transaction ask questions that are answered from its uncommitted rows. */
export const askingWithin = ({ ask }: Pick<Registry, 'ask'>, { database, tx, read, context }: Within): AskAbout =>
  askingFor(ask, { read, sums: sumsOver(database, context.companyId, tx), context });

/**
 * Returns the entity with its rules; the entities of effects may belong to another module. Throws if none serves it.
 */
export function servedOf(registry: Registry, entity: Entity): Served {
  const found = registry.entities.get(entity.name);
  if (!found) throw new Error(`No module serves ${entity.name}`);
  return found;
}
