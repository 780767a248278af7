import { SUBSCRIPTIONS } from '@lichen/contracts/portal/subscriptions';
import { Problem, invalid } from '@lichen/contracts/api/problems';
import { ADMIN } from '@lichen/contracts/portal/roles';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { Router } from 'express';
import { z } from 'zod';
import { expectDevTools } from '../../../platform/dev-tools';
import { expectAllowed } from '../../../platform/engine/permissions/permit';
import type { DescribedRoute } from '../../../platform/http/described-route';
import type { Platform } from '../../../platform/platform';

const subscription = z.strictObject({
  modules: z.array(z.enum(SUBSCRIPTIONS)).max(SUBSCRIPTIONS.length),
  type: z.enum(['standard', 'partner']),
});

/**
 * Changes the subscriptions of the caller's own account: no screen sells them yet, and every gate must be testable with
 * and without a module. Like all developer tools, it exists only where the operator has enabled them.
 */
export function devSubscriptionRoute({ accounts, configuration }: Platform): Router {
  return Router().post('/api/dev/subscription', async ({ session, body }, response) => {
    expectDevTools({ configuration });
    if (!session) throw new Problem('unauthenticated', 'Log in to continue');
    expectAllowed(ADMIN, session);
    const { success, data } = subscription.safeParse(body);
    if (!success) throw invalid({ modules: FIELD_TEXTS.choice });
    await accounts.subscribe(session.companyId, data);
    response.json({ ok: true, obj: data });
  });
}

export const describedSubscription: DescribedRoute = {
  ...{ about: 'portal', name: 'subscription', method: 'post', path: '/api/dev/subscription', allow: ADMIN },
  summary: 'The account’s subscriptions, where developer tools are enabled',
  body: {
    ...{ type: 'object', additionalProperties: false, required: ['modules', 'type'] },
    properties: {
      modules: { type: 'array', items: { enum: SUBSCRIPTIONS } },
      type: { enum: ['standard', 'partner'] },
    },
  },
  answer: { description: 'Done', obj: { type: 'object' } },
  refuses: ['invalid', 'unauthenticated', 'forbidden', 'notFound'],
};
