import { notFound } from '@lichen/contracts/api/problems';
import type { Configuration } from './configuration';
import type { Context } from './engine/rules';

/** Returns whether the person is an operator; on a developer's machine, with the developer tools on, everybody is. */
export const isOperator = (
  { DEV_TOOLS }: Pick<Configuration, 'DEV_TOOLS'>,
  person: Pick<Context, 'isOperator'>,
): boolean => person.isOperator || DEV_TOOLS;

/** Throws `notFound` (404) unless the person is an operator, so that others do not learn of these pages. */
export function expectOperator(
  { configuration }: { configuration: Pick<Configuration, 'DEV_TOOLS'> },
  person: Pick<Context, 'isOperator'>,
): void {
  if (!isOperator(configuration, person)) throw notFound();
}
