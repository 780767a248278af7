import type { Configuration } from '../platform/configuration';
import type { Module } from '../platform/module';

export const versionsOf = (modules: readonly Pick<Module, 'name' | 'version'>[]): Record<string, string> =>
  Object.fromEntries(modules.map(({ name, version }) => [name, version]));

/**
 * Returns the modules that this process serves, and the others, whose definitions it needs because it reads their
 * records. Throws for an unknown name, which stops the start.
 */
export function chosenModules<M extends Pick<Module, 'name'>>(
  modules: readonly M[],
  { modules: chosen }: Pick<Configuration, 'modules'>,
): { served: readonly M[]; others: readonly M[] } {
  const names = modules.map(({ name }) => name);
  const unknown = chosen.filter((name) => !names.includes(name));
  if (unknown.length > 0)
    throw new Error(`LICHEN_MODULES names ${unknown.join(', ')}; the modules here are ${names.join(', ')}`);
  const isServed = ({ name }: M) => chosen.length === 0 || chosen.includes(name);
  return { served: modules.filter(isServed), others: modules.filter((each) => !isServed(each)) };
}
