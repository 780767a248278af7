import { companyProfile } from '@lichen/contracts/business/company-profile.entity';
import { account } from '@lichen/contracts/identity/account.entity';
import { profile } from '@lichen/contracts/identity/profile.entity';
import type { PortalAnswer, PortalUser } from '@lichen/contracts/portal/portal';
import { Problem } from '@lichen/contracts/api/problems';
import { Router } from 'express';
import type { Session } from '../../../platform/accounts/accounts';
import type { DescribedRoute } from '../../../platform/http/described-route';
import { contextFor } from '../../../platform/http/request-context';
import type { Ask } from '../../../platform/module';
import type { Platform } from '../../../platform/platform';
import { companyRecords } from '../../../platform/engine/company-records';
import { hiddenAreas, type Visitor, verdicts } from './areas';
import { menuFor, remotesFor } from './contributions';
import { markEmptyWidgets } from './empty-widgets';

type Facts = Pick<PortalAnswer, 'user' | 'account'>;

async function factsOf({ database }: Platform, session: Session, { setupComplete }: Visitor): Promise<Facts> {
  const read = companyRecords({ database }, session.companyId);
  const [person, company, details] = await Promise.all([
    read(profile).get(session.userId),
    read(account).get(session.companyId),
    read(companyProfile).find(session.companyId),
  ]);
  const user: PortalUser = {
    _id: session.userId,
    email: person.email,
    first_name: person.first_name,
    last_name: person.last_name,
    role: person.role,
    roles: [...session.roles],
    lang: person.lang,
    setup_complete: setupComplete,
    seen_welcome: person.seen_welcome,
  };
  const { emission_units, corporate } = company;
  const company_name = details?.company_name ?? null;
  return {
    user,
    account: { _id: company._id, company_name, modules: [...session.modules], emission_units, corporate },
  };
}

/** Everything the shell may know about this visit, judged here and signed, so that nothing on the way can add a remote. */
export function portalRoute(platform: Platform, visitorOf: (session: Session) => Promise<Visitor>, ask: Ask): Router {
  const { releases, clock, configuration } = platform;
  const contextOf = contextFor(clock);
  return Router().get('/api/portal', async (request, response) => {
    response.setHeader('cache-control', 'no-store');
    const { session } = request;
    if (!session) throw new Problem('unauthenticated', 'Log in to continue');
    const visitor = await visitorOf(session);
    const live = releases.live();
    const portal: PortalAnswer = {
      ...(await factsOf(platform, session, visitor)),
      areas: [...verdicts(visitor), ...hiddenAreas(visitor, configuration.DEV_TOOLS)],
      menu: menuFor(live, visitor),
      remotes: await markEmptyWidgets(remotesFor(live, visitor, releases.fallback), (call) =>
        ask(call, contextOf(request)),
      ),
      videos: configuration.LICHEN_VIDEOS,
      issued_on: clock.now(),
    };
    const bytes = Buffer.from(JSON.stringify(portal));
    response.setHeader('x-lichen-signature', releases.sign(bytes));
    response.setHeader('content-type', 'application/json; charset=utf-8');
    response.end(bytes);
  });
}

export const describedPortal: DescribedRoute = {
  ...{ about: 'portal', name: 'read', method: 'get', path: '/api/portal', allow: 'public', refuses: [] },
  summary: 'The current user, their permissions and the live remotes; signed',
  answer: { description: 'The portal of this visitor', obj: { type: 'object' } },
};
