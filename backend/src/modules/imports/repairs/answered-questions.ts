import type { fileImport, ImportSettings, RepairGroup } from '@lichen/contracts/imports/import.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';

type Questions = Pick<RecordOf<typeof fileImport>, 'repairs' | 'answered'>;

const hasAnswer = ({ day_orders, decimals }: ImportSettings, field: string): boolean =>
  day_orders?.[field] !== undefined || decimals?.[field] !== undefined;

/** Returns the questions about single columns that these settings answer: earlier ones and those of the last check. */
export function answeredQuestions({ repairs, answered }: Questions, settings: ImportSettings): RepairGroup[] {
  const asked = (repairs ?? []).filter(({ repair }) => repair === 'order');
  const groups = new Map([...(answered ?? []), ...asked].map((group) => [group.field, group]));
  return [...groups.values()].filter(({ field }) => hasAnswer(settings, field));
}

const sameAnswers = (one: object, other: object) => JSON.stringify(one) === JSON.stringify(other);

/**
 * Returns whether rows that were valid may be read differently: an earlier answer was changed. A first answer concerns
 * only rows that could not be read without it.
 */
export function changesAnswers(before: ImportSettings, now: ImportSettings): boolean {
  const isOther = ([field, mark]: [string, unknown]) => {
    const known = before.decimals?.[field] ?? before.decimal;
    return known !== null && known !== mark;
  };
  if (before.decimal !== null && before.decimal !== now.decimal) return true;
  if (Object.entries(now.decimals ?? {}).some(isOther)) return true;
  // Both days of a period are read in the order that was said of either.
  const [known, given] = [before, now].map(({ day_order, day_orders }) => ({ day_order, ...day_orders }));
  return Object.values(known ?? {}).some((order) => order !== null) && !sameAnswers(known ?? {}, given ?? {});
}

/** Returns the settings without earlier answers for columns that are now read from another column of the file. */
export function withoutMovedAnswers(settings: ImportSettings, before: ImportSettings | null): ImportSettings {
  const hasMoved = (field: string) => settings.columns.indexOf(field) !== before?.columns.indexOf(field);
  const left = <T>(now: Readonly<Record<string, T>> = {}, known: Readonly<Record<string, T>> = {}): Record<string, T> =>
    Object.fromEntries(Object.entries(now).filter(([field, answer]) => answer !== known[field] || !hasMoved(field)));
  return {
    ...settings,
    day_orders: left(settings.day_orders, before?.day_orders),
    decimals: left(settings.decimals, before?.decimals),
  };
}
