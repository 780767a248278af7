import { notFound } from '@lichen/contracts/api/problems';
import type { Configuration } from './configuration';
import type { Context } from './engine/rules';

/** On a developer's machine, where the tools are on, everybody may do what the operator does. */
export const isOperator = (
  { DEV_TOOLS }: Pick<Configuration, 'DEV_TOOLS'>,
  person: Pick<Context, 'isOperator'>,
): boolean => person.isOperator || DEV_TOOLS;

/** To others what the operator does, does not exist. */
export function expectOperator(
  { configuration }: { configuration: Pick<Configuration, 'DEV_TOOLS'> },
  person: Pick<Context, 'isOperator'>,
): void {
  if (!isOperator(configuration, person)) throw notFound();
}
