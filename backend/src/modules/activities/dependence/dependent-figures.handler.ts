import {
  behindFiguresCall,
  dependentFiguresCall,
  type OlderCalculations,
  olderCalculationsCall,
} from '@lichen/contracts/activities/dependence/dependent-figures.call';
import { recalculate } from '@lichen/contracts/activities/recalculation/recalculation.call';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { parseChanges } from '@lichen/contracts/entity/schema';
import { isAllowed, NOBODY } from '@lichen/contracts/portal/roles';
import { answerCache, MOST_CACHED_ANSWERS } from '../../../platform/audit/answer-cache';
import { isSubscribed, notAuthorised } from '../../../platform/engine/permissions/permit';
import { type ServedCall, handler } from '../../../platform/module';
import { behindFigures } from './behind-figures.query';
import { dependentFigures } from './dependent-figures.query';
import { figureSource } from './figure-sources';
import { olderCalculations } from './older-calculations.query';

/** Previews the effect of a change before it is saved, for those who may update the record. */
const dependentAnswer = handler(dependentFiguresCall, async ({ input, context, read }) => {
  const { entity: name, id, changes } = input;
  const { roles } = context;
  const entity = figureSource(name);
  if (!entity || !isAllowed(entity.allow.update, roles)) throw notAuthorised(entity?.allow.update ?? NOBODY);
  // Singletons have the id of the company.
  const key = entity.kind === 'singleton' ? context.companyId : id;
  const before = key === undefined ? null : await read(entity).get(key);
  const values = changes && parseChanges(entity, changes).values;
  const found = await dependentFigures(read, {
    entity: name,
    before,
    after: values ? { ...before, ...values } : null,
  });
  const may_recalculate = isAllowed(recalculate.allow, roles) && isSubscribed(recalculate, context);
  return { ok: true, obj: { ...found, may_recalculate } };
});

/** Returns figures that are behind: of the account to everybody, of one record to those who may read it. */
const behindAnswer = handler(behindFiguresCall, async ({ input: { entity: name, id }, context, read }) => {
  if (name === undefined || id === undefined) return { ok: true, obj: await behindFigures(read) };
  const entity = name === partner.name ? partner : figureSource(name);
  if (!entity || !isAllowed(entity.allow.read, context.roles)) throw notAuthorised(entity?.allow.read ?? NOBODY);
  return { ok: true, obj: await behindFigures(read, { entity: name, id }) };
});

const older = answerCache<OlderCalculations>({ most: MOST_CACHED_ANSWERS });

const olderAnswer = handler(
  olderCalculationsCall,
  async ({ read, context: { companyId }, platform: { database } }) => ({
    ok: true,
    obj: await older.answer({ database, companyId, question: '' }, () => olderCalculations(read)),
  }),
);

export const dependenceCalls: readonly ServedCall[] = [dependentAnswer, behindAnswer, olderAnswer];
