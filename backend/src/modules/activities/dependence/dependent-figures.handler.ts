import { dependentFiguresCall } from '@lichen/contracts/activities/dependence/dependent-figures.call';
import { forbidden } from '@lichen/contracts/api/problems';
import { parseChanges } from '@lichen/contracts/entity/schema';
import { isAllowed } from '@lichen/contracts/portal/roles';
import { TEXTS } from '@lichen/contracts/text/texts';
import { type ServedCall, handler } from '../../../platform/module';
import { dependentFigures } from './dependent-figures.query';
import { figureSource } from './figure-sources';

/** Asked by whoever may change such a record, before it is saved. */
export const dependentFiguresAnswer: ServedCall = handler(dependentFiguresCall, async ({ input, context, read }) => {
  const { entity: name, id, changes } = input;
  const entity = figureSource(name);
  if (!entity || !isAllowed(entity.allow.update, context.roles)) throw forbidden(TEXTS.notAuthorised);
  const before = id === undefined ? null : await read(entity).get(id);
  const values = changes && parseChanges(entity, changes).values;
  const obj = await dependentFigures(read, { entity: name, before, after: values ? { ...before, ...values } : null });
  return { ok: true, obj };
});
