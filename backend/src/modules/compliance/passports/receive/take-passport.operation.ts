import { invalid, refused } from '@lichen/contracts/api/problems';
import { DEMAND_TEXTS } from '@lichen/contracts/compliance/demands/demand-texts';
import { SURVEY_DEMAND } from '@lichen/contracts/compliance/demands/demand-words';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { submission } from '@lichen/contracts/compliance/demands/submission.entity';
import { passportStanding } from '@lichen/contracts/compliance/passports/passport-standing';
import { PASSPORT_TEXTS, STANDING_REFUSALS } from '@lichen/contracts/compliance/passports/passport-texts';
import { receivedPassport } from '@lichen/contracts/compliance/passports/received-passport.entity';
import { trustedSigner } from '@lichen/contracts/compliance/passports/trusted-signer.entity';
import { dayAt } from '@lichen/contracts/formats/days';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { type Operating, operation } from '../../../../platform/engine/operations';
import { newRow } from '../../../../platform/engine/unit/row-writes';
import type { Demand } from '../../demands/demand.rules';
import { type Proof, proofOfAnswers, proofOfCertificate } from './proof-of-passport.rules';

type Taking = Operating<typeof receivedPassport, 'take'>;

/** Throws `refused` unless the passport is intact, valid, not known to be revoked, and signed by a trusted key. */
export async function expectTrusted({
  record,
  unit,
  context,
}: Pick<Taking, 'record' | 'unit' | 'context'>): Promise<void> {
  const trusted = await unit.read(trustedSigner).part(['fingerprint']);
  const standing = passportStanding(record, new Set(trusted.map(({ fingerprint }) => fingerprint)), context.now);
  if (standing !== 'intact') throw refused(STANDING_REFUSALS[standing]);
}

/** Locks the demand, so that it cannot be withdrawn meanwhile. Throws `refused` if it is withdrawn or replaced. */
async function heldDemand({ unit, input }: Taking): Promise<Demand> {
  const asks = await unit.records(demand).held(input.demand_id, 'exclusive');
  if (!asks) throw invalid({ demand_id: FIELD_TEXTS.unknownRecord });
  if (asks.status === 'withdrawn' || asks.overridden) throw refused(DEMAND_TEXTS.notAsked);
  return asks;
}

async function proofFor(taking: Taking, asks: Demand): Promise<Proof> {
  const { input } = taking;
  if (asks.demand_type_id !== SURVEY_DEMAND) return proofOfCertificate(taking, asks, input.file ?? '');
  return proofOfAnswers(taking, asks, input.survey_hash ?? '');
}

/**
 * Takes proof from a trusted passport as a submission to a demand. It is reviewed like any other submission and names
 * the passport as its source.
 */
export const takePassport = operation(receivedPassport, 'take', async (taking) => {
  const { record, unit, context } = taking;
  await expectTrusted(taking);
  const asks = await heldDemand(taking);
  const proof = await proofFor(taking, asks);
  const live = { status: { in: ['for_review', 'submitted', 'accepted'] } };
  const where = { ...live, demand_id: asks._id, passport_id: record._id, passport_file: proof.passport_file };
  if ((await unit.records(submission).count({ where })) > 0) throw refused(PASSPORT_TEXTS.takenAlready);
  const status = asks.requires_review ? ('for_review' as const) : ('submitted' as const);
  await unit.insert(
    submission,
    {
      ...{ ...newRow(context), _id: context.newId(), demand_id: asks._id, partner_id: asks.partner_id, status },
      ...{ demand_type_id: asks.demand_type_id, received_on: dayAt(context.now), has_file: true, manual: false },
      ...{ passport_id: record._id, shared_doc: null, message: null, returned: null, reason: null },
      ...{ decided_on: null, decided_by: null, check_id: '', share_id: '' },
      ...proof,
    },
    'submit',
  );
  return {};
});
