import { z } from 'zod';
import { defineCall } from '../../entity/entity';
import { SHARE_ROLES } from './share-roles';

/** Who would see a document that is shared with a partner. */
export interface ShareReach {
  /** The two are connected: documents can be shared through the portal. */
  readonly isConnected: boolean;
  /** Name that the company gives itself. */
  readonly company: string | null;
  /** People of that company who may open what is shared. */
  readonly people: number;
}

export const shareReach = defineCall({
  name: 'share_reach',
  label: 'Who sees what is shared',
  method: 'GET',
  allow: SHARE_ROLES,
  subscription: 'docs',
  input: z.strictObject({ partner_id: z.string().max(64) }),
  writes: false,
  dependsOn: ['partners'],
});
