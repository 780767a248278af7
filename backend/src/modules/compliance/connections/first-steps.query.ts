import { paths } from '@lichen/contracts/api/paths';
import { partner } from '@lichen/contracts/compliance/partner.entity';
import { VALUE_CHAIN_EDITORS } from '@lichen/contracts/compliance/value-chain-roles';
import { type FirstStep, firstStepsOf } from '@lichen/contracts/portal/first-steps';
import { isAllowed } from '@lichen/contracts/portal/roles';
import { answering } from '../../../platform/engine/module-questions';

/** First step "add a partner", for editors of the value chain. */
export const complianceFirstSteps = answering(firstStepsOf, async (_, { read, context }): Promise<FirstStep[]> => {
  if (!context.modules.includes('value-chain') || !isAllowed(VALUE_CHAIN_EDITORS, context.roles)) return [];
  const partners = await read(partner).part(['_id'], { where: {}, limit: 1 });
  return [
    {
      ...{ id: 'partner', order: 70, isDone: partners.length > 0 },
      title: { words: 'Add a supplier or customer' },
      words: { words: 'Connected partners exchange proof in the portal.' },
      ways: [{ label: 'Value chain', path: paths.partners }],
    },
  ];
});
