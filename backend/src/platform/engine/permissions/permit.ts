import type { Entity } from '@lichen/contracts/entity/entity';
import { Problem, RoleNeeded, forbidden } from '@lichen/contracts/api/problems';
import { type Allow, isAllowed } from '@lichen/contracts/portal/roles';
import { TEXTS } from '@lichen/contracts/text/texts';
import type { Context } from '../rules';

type Gated = Pick<Entity, 'subscription'>;
type Subscribed = Pick<Context, 'modules'>;

/** Returns the specified refusal, with the roles of which any one is enough, if there are any. */
export const notAuthorised = (allow: Allow): Problem =>
  allow === 'public' || allow.length === 0
    ? forbidden(TEXTS.notAuthorised)
    : new RoleNeeded(TEXTS.notAuthorised, allow);

/** Throws unless one of the roles is permitted. Roles are checked before subscriptions, as for pages. */
export function expectAllowed(allow: Allow, context: Pick<Context, 'roles'>): void {
  if (isAllowed(allow, context.roles)) return;
  if (context.roles.length === 0) throw new Problem('unauthenticated', 'Log in to continue');
  throw notAuthorised(allow);
}

/** Returns whether the account has the subscription of the entity or call; any one of several is enough. */
export function isSubscribed({ subscription }: Gated, { modules }: Subscribed): boolean {
  return subscription === undefined || [subscription].flat().some((each) => modules.includes(each));
}

/** Throws unless the account has the subscription of the entity or call. */
export function expectSubscribed(gated: Gated, context: Subscribed): void {
  if (!isSubscribed(gated, context)) throw forbidden(TEXTS.notSubscribed);
}

/** Throws like `expectSubscribed`, except for entities that pickers of other areas read. */
export function expectReadable(entity: Gated & Pick<Entity, 'pickedElsewhere'>, context: Subscribed): void {
  if (!entity.pickedElsewhere) expectSubscribed(entity, context);
}
