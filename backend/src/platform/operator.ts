import { notFound } from '@lichen/contracts/api/problems';
import type { Configuration } from './configuration';
import type { Context } from './engine/rules';

/** True for the operator. On a developer's machine, where the tools are on, everybody is. */
export const isOperator = (
  { DEV_TOOLS }: Pick<Configuration, 'DEV_TOOLS'>,
  person: Pick<Context, 'isOperator'>,
): boolean => person.isOperator || DEV_TOOLS;

/** Throws a 404 for everybody else: to them what the operator does, does not exist. */
export function expectOperator(
  { configuration }: { configuration: Pick<Configuration, 'DEV_TOOLS'> },
  person: Pick<Context, 'isOperator'>,
): void {
  if (!isOperator(configuration, person)) throw notFound();
}
