import { DAY } from '@lichen/contracts/formats/days';
import type { FieldReading, ReadingCheck } from '@lichen/contracts/docs/reading';
import { isSame, plus } from '../fields/exact';
import { amountIn } from '../fields/quantity-proofs';

/** Names of the rules that connect several values of a document. */
export type RuleName = 'net_plus_tax' | 'period_order' | 'period_length' | 'not_in_future' | 'issued_after_period';

interface Values {
  readonly amount: (field: string) => string | null;
  readonly day: (field: string) => string | null;
}

function valuesOf(fields: readonly FieldReading[]): Values {
  const table = new Map(fields.map(({ field, value }) => [field, value]));
  return {
    amount: (field) => amountIn(table.get(field)),
    day: (field) => {
      const value = table.get(field);
      return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) ? value : null;
    },
  };
}

const daysBetween = (from: string, to: string): number => (Date.parse(to) - Date.parse(from)) / DAY;
const MOST_DAYS = 410;

/** Checks the values of a document against each other. Rules are skipped if one of their values is missing. */
export function checksOf(fields: readonly FieldReading[], today: string): ReadingCheck[] {
  const { amount, day } = valuesOf(fields);
  const checks: ReadingCheck[] = [];
  const say = (rule: RuleName, holds: boolean, ...of: string[]) => checks.push({ rule, holds, fields: of });
  const [net, tax, gross] = [amount('net'), amount('tax'), amount('cost')];
  if (net && tax && gross) say('net_plus_tax', isSame(plus(net, tax), gross), 'net', 'tax', 'cost');
  const [from, to, issued] = [day('period_start'), day('period_end'), day('invoice_date')];
  if (from && to) {
    say('period_order', from <= to, 'period_start', 'period_end');
    say('period_length', daysBetween(from, to) <= MOST_DAYS, 'period_start', 'period_end');
  }
  if (issued) say('not_in_future', issued <= today, 'invoice_date');
  // Bills for fixed amounts are issued before the period ends, but none is issued before it begins.
  if (issued && from) say('issued_after_period', daysBetween(from, issued) >= 0, 'invoice_date', 'period_start');
  return checks;
}

const FAILED = 0.3;
const HELD: readonly RuleName[] = ['net_plus_tax'];

/** Adjusts confidence and flags by the rules: a failed rule caps the confidence, `net_plus_tax` raises it. */
export function afterChecks(fields: readonly FieldReading[], checks: readonly ReadingCheck[]): FieldReading[] {
  return fields.map((each) => {
    const own = checks.filter(({ fields: of }) => of.includes(each.field));
    const failed = own.filter(({ holds }) => !holds).map(({ rule }) => rule);
    if (failed.length > 0)
      return { ...each, confidence: Math.min(FAILED, each.confidence), flags: [...each.flags, ...failed] };
    const isBound = own.some(({ rule }) => (HELD as readonly string[]).includes(rule));
    return isBound ? { ...each, confidence: Math.max(0.97, each.confidence) } : each;
  });
}
