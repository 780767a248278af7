import { TEXTS } from '@lichen/contracts/text/texts';
import type { CalculationContext, Calculator, ComponentResult } from '../../emission/calculation';

interface Chosen {
  readonly applied: boolean;
  readonly method: string | null;
  readonly method_reason: string | null;
}

/** The result that counts: the first with a figure, as `bestOfFigure` takes it of rows. */
function counting(results: readonly ComponentResult[]): ComponentResult | undefined {
  const free = results.filter(({ onlyByChoice }) => !onlyByChoice);
  return free.find(({ outcome }) => !('err' in outcome)) ?? free[0];
}

const nameOf = (result: ComponentResult | undefined): string | undefined => result && `${result.method}|${result.unit}`;

/** `Required` under the reason where a person puts another method in the place of the one that counts by itself. */
export function methodErrors(
  calculator: Calculator,
  record: Chosen,
  known: CalculationContext,
  stored: Chosen | null,
): Record<string, string> {
  const { method, method_reason, applied } = record;
  // What was chosen before a reason was asked for stays as it is.
  const isKept = stored?.method === method && stored.method_reason === method_reason;
  if (!applied || method === null || method_reason !== null || isKept) return {};
  const activity = record as unknown as Parameters<Calculator>[0];
  const usual = counting(calculator({ ...activity, method: null }, known));
  return nameOf(counting(calculator(activity, known))) === nameOf(usual) ? {} : { method_reason: TEXTS.required };
}
