import { type FieldErrors, invalid, refused } from '@lichen/contracts/api/problems';
import { DEMAND_TEXTS } from '@lichen/contracts/compliance/demands/demand-texts';
import { demand } from '@lichen/contracts/compliance/demands/demand.entity';
import { complianceRequest } from '@lichen/contracts/compliance/demands/request.entity';
import { openFields } from '@lichen/contracts/compliance/demands/returned-fields';
import type { DocValues } from '@lichen/contracts/docs/doc.entity';
import { dayAt } from '@lichen/contracts/formats/days';
import { operation } from '../../../platform/engine/operations';
import { receivedBy } from './answer-requests.rules';
import { returnedCheck } from './returned-check.rules';
import { companyBehind } from './asked-company.rules';
import { submitTo } from './submit-to.rules';
import { valueErrors } from './submitted-values';

const ofInput = (errors: FieldErrors): FieldErrors =>
  Object.fromEntries(Object.entries(errors).map(([name, text]) => [`values.${name}`, text]));

/** Submits the same document again with the returned fields corrected. Throws `invalid` for wrong or locked fields. */
export const correctReturned = operation(
  complianceRequest,
  'correct',
  async ({ record, input, unit, context, platform: { connections } }) => {
    const { check, returned, share } = await returnedCheck(unit, record);
    const open = openFields(record.demand_type_id, returned);
    const locked = Object.keys(input.values).filter((name) => !open.includes(name));
    if (locked.length > 0)
      throw invalid(ofInput(Object.fromEntries(locked.map((name) => [name, DEMAND_TEXTS.lockedField]))));
    const asking = await companyBehind(unit, connections, context, record.partner_id);
    const received = asking && (await receivedBy(asking, share));
    if (!asking || !received) throw refused(DEMAND_TEXTS.notAsked);
    // Locked, so that the demand cannot be withdrawn meanwhile.
    const asks = await asking.unit.records(demand).held(record.demand_id, 'exclusive');
    if (asks?.status !== 'sent' || asks.overridden) throw refused(DEMAND_TEXTS.notAsked);
    const prep_data: DocValues = { ...(check.prep_data ?? received.prep_data), ...input.values };
    const errors = valueErrors(record.demand_type_id, prep_data, dayAt(context.now));
    const wrong = Object.entries(errors).filter(([name]) => open.includes(name));
    if (wrong.length > 0) throw invalid(ofInput(Object.fromEntries(wrong)));
    const corrected = { ...received, prep_data };
    await submitTo({ unit, connections, context }, asking, {
      ...{ request: record, asks, share, received: corrected, manual: true },
    });
    return {};
  },
);
