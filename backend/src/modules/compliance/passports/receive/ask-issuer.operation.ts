import { refused } from '@lichen/contracts/api/problems';
import { PASSPORT_TEXTS } from '@lichen/contracts/compliance/passports/passport-texts';
import { receivedPassport } from '@lichen/contracts/compliance/passports/received-passport.entity';
import { operation } from '../../../../platform/engine/operations';
import { ASK_ISSUER } from './ask-issuer.job';

export const askIssuer = operation(receivedPassport, 'ask', async ({ record, unit }) => {
  if (record.list_address === null) throw refused(PASSPORT_TEXTS.notAskable);
  return { asked: 'asking' as const, job_id: await unit.startJob(ASK_ISSUER, { id: record._id }) };
});
