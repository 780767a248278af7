import type { Entity } from '@lichen/contracts/entity';
import type { Module, ServedCall } from '../module';
import type { Served } from './rules';

/** Everything that `/api/data` can be asked for, by name. */
export interface Registry {
  readonly entities: ReadonlyMap<string, Served>;
  readonly calls: ReadonlyMap<string, ServedCall>;
  /** Whether a reference list has the code; lists nobody ships take any. */
  hasCode(list: string, code: string): boolean;
}

function expectOnce(names: readonly string[]): void {
  const twice = names.find((name, index) => names.indexOf(name) !== index);
  if (twice) throw new Error(`Two modules serve ${twice}`);
}

export function registryOf(modules: readonly Module[]): Registry {
  const served = modules.flatMap((module) => module.entities);
  const calls = modules.flatMap((module) => module.calls);
  expectOnce([...served.map(({ entity }) => entity.name), ...calls.map(({ call }) => call.name)]);
  return {
    entities: new Map(served.map((each) => [each.entity.name, each])),
    calls: new Map(calls.map((each) => [each.call.name, each])),
    hasCode: (list, code) => {
      const owner = modules.find((module) => module.codes?.(list));
      return owner?.codes?.(list)?.has(code) ?? true;
    },
  };
}

/** The behaviour behind a definition; entities that effects name need not be served by the same module. */
export function servedOf(registry: Registry, entity: Entity): Served {
  const found = registry.entities.get(entity.name);
  if (!found) throw new Error(`No module serves ${entity.name}`);
  return found;
}
