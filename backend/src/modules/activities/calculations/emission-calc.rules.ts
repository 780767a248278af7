import { activity } from '@lichen/contracts/activities/list/activity.entity';
import { isLive } from '@lichen/contracts/activities/calculations/counted-calculations';
import { emissionCalc } from '@lichen/contracts/activities/calculations/emission-calc.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { type FieldErrors, refused } from '@lichen/contracts/api/problems';
import { FIELD_TEXTS, TEXTS } from '@lichen/contracts/text/texts';
import type { Rules } from '../../../platform/engine/rules';
import { basisOptions } from '../emission/basis-options';
import { supplierFigures } from '../emission/supplier-figures';
import { EMISSION_MONTHS, monthsOfRow } from './emission-months';
import { completeLine } from './complete-line.query';
import { isStated } from './effective-calculations';
import {
  type CalculationFacts,
  countsByItself,
  countsNow,
  leavesChoice,
  standsAlone,
  usedRowEffects,
} from './one-used-row.rules';
import { statedFigureErrors, statedKg, statedLine } from './stated-line';

type Calc = RecordOf<typeof emissionCalc>;

/** Fields that may not change in a calculated row; only `used` may, with a reason. */
const FIELDS = [
  ...(['CO2', 'units', 'method', 'from', 'to', 'basis', 'basis_units', 'activity_id', 'partner_id'] as const),
  ...(['scope', 'component', 'scope2_basis', 'scope3_category'] as const),
  ...(['reason', 'evidence', 'no_evidence_reason'] as const),
];

/** Errors for taking a row out of use when no other row could be used. */
const ALONE = {
  stated: 'No other record can be used instead. Delete this record',
  calculated: 'No other record can be used instead. Add your own record',
} as const;

const CHOOSE = 'Use the record that is to count instead, with a reason';

/** Returns errors of choosing a calculated row: a row that is not the default needs a reason. */
function choiceErrors(record: Calc, before: Calc, facts: CalculationFacts): FieldErrors {
  if (isStated(record)) return {};
  if (!record.used) return before.used && leavesChoice(before, facts) ? { used: CHOOSE } : {};
  // Rows chosen before reasons were required stay as they are.
  const isKept = before.used && before.reason === null;
  return record.reason || isKept || countsByItself(record, facts) ? {} : { reason: TEXTS.required };
}

function changeErrors(record: Calc, before: Calc, facts: CalculationFacts): FieldErrors {
  const isChoice = record.used && !(before.used && countsByItself(record, facts));
  const touched = FIELDS.find((name) => record[name] !== before[name] && !(name === 'reason' && isChoice));
  if (!isStated(before) && touched)
    return { [touched]: 'A calculated record cannot be changed. Add your own record instead' };
  if (before.used && !record.used && standsAlone(before, facts))
    return { used: isStated(before) ? ALONE.stated : ALONE.calculated };
  // The totals of its former activity would still include the row.
  if (record.activity_id !== before.activity_id) return { activity_id: FIELD_TEXTS.unreadable };
  return choiceErrors(record, before, facts);
}

/** Rules of calculation rows. Rows that people add never overwrite calculated ones; which one is used is chosen. */
export const emissionCalcRules: Rules<typeof emissionCalc, CalculationFacts> = {
  defaults: { units: 'kg', used: false, method: 'manual' },
  complete: completeLine,
  initial: (_draft, { userId }) => ({ profile_id: userId, data_quality: 5, superseded_by: null }),
  facts: async (read, record, _context, before) => ({
    activity: await read(activity).get(record.activity_id),
    siblings: await read(emissionCalc).list({ where: { activity_id: record.activity_id } }),
    before: before === record ? null : before,
  }),
  check: (record, facts) => {
    const { before, activity: parent } = facts;
    if (record.used && !parent.applied) return { used: 'Apply the activity first.' };
    const errors = before ? changeErrors(record, before, facts) : {};
    if (Object.keys(errors).length > 0 || !isStated(record)) return errors;
    if (!before && record.method === 'factor') return { method: 'Calculated records are made by the system' };
    return statedFigureErrors(record, facts);
  },
  mayChange: (record) => {
    if (!isLive(record)) throw refused('A newer calculation has replaced this record.');
  },
  mayRemove: (record) => {
    if (!isStated(record))
      throw refused('A calculated record cannot be deleted. Use another record for reporting instead.');
  },
  derive: (record, facts) => {
    const { activity_type, from, to } = facts.activity;
    if (!isStated(record)) {
      const isChosen = record.used && !countsByItself(record, facts);
      return { activity_type, reason: isChosen ? record.reason : null };
    }
    const stated = { ...record, ...statedLine(record, facts) };
    const used = countsNow(stated, facts);
    return {
      ...stated,
      ...statedKg(record),
      // With other days, the dashboard and the list of activities would count it in different periods.
      ...{ activity_type, from, to, used },
      ...(used ? { precedence: null } : {}),
    };
  },
  present: (record) => ({ ...supplierFigures(record), basis_options: basisOptions(record) }),
  effects: usedRowEffects,
  rollUps: [
    { ...EMISSION_MONTHS, of: (record) => monthsOfRow(record as unknown as Parameters<typeof monthsOfRow>[0]) },
  ],
};
