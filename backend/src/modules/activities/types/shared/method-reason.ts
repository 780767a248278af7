import { TEXTS } from '@lichen/contracts/text/texts';
import type { CalculationContext, Calculator, ComponentResult } from '../../emission/calculation';

interface Chosen {
  readonly applied: boolean;
  readonly method: string | null;
  readonly method_reason: string | null;
}

/** Returns the result that is used: the first with a figure, like `bestOfFigure` for rows. */
function counting(results: readonly ComponentResult[]): ComponentResult | undefined {
  const free = results.filter(({ onlyByChoice }) => !onlyByChoice);
  return free.find(({ outcome }) => !('err' in outcome)) ?? free[0];
}

const nameOf = (result: ComponentResult | undefined): string | undefined => result && `${result.method}|${result.unit}`;

/** Requires a reason where the chosen method replaces the default one. */
export function methodErrors(
  calculator: Calculator,
  record: Chosen,
  known: CalculationContext,
  stored: Chosen | null,
): Record<string, string> {
  const { method, method_reason, applied } = record;
  // Methods chosen before reasons were required stay as they are.
  const isKept = stored?.method === method && stored.method_reason === method_reason;
  if (!applied || method === null || method_reason !== null || isKept) return {};
  const activity = record as unknown as Parameters<Calculator>[0];
  const usual = counting(calculator({ ...activity, method: null }, known));
  return nameOf(counting(calculator(activity, known))) === nameOf(usual) ? {} : { method_reason: TEXTS.required };
}
