import type { Entity } from '@lichen/contracts/entity';
import { Problem, forbidden } from '@lichen/contracts/problems';
import { type Allow, isAllowed } from '@lichen/contracts/roles';
import { TEXTS } from '@lichen/contracts/texts';
import type { Context } from './rules';

type Gated = Pick<Entity, 'subscription'>;

/** Throws unless one of the roles may do it. Role first, then subscription, as for pages. */
export function expectAllowed(allow: Allow, context: Pick<Context, 'roles'>): void {
  if (isAllowed(allow, context.roles)) return;
  if (context.roles.length === 0) throw new Problem('unauthenticated', 'Log in to continue');
  throw forbidden(TEXTS.notAuthorised);
}

/** Writes need the account's subscription; pickers of other areas may read without it. */
export function expectSubscribed({ subscription }: Gated, context: Context): void {
  if (subscription && !context.modules.includes(subscription)) throw forbidden(TEXTS.notSubscribed);
}
