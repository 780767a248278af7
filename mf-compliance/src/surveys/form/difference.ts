import { type Question, questionsOf, type Survey } from '@lichen/contracts/survey/survey-definition';
import { placeOf } from './edit-survey';

/** The change of one question or tab between two forms. */
export interface Difference {
  readonly kind: 'added' | 'removed' | 'changed' | 'moved';
  readonly id: string;
  readonly label: string;
  /** Names of the changed members. */
  readonly members: readonly string[];
}

/** Sorts object keys: those of a published form are in schema order, those of an edited one in order of typing. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const members = Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(members.map(([name, member]) => [name, inOrder(member)]));
}

/** True if two values are equal, whatever the order of their keys. */
export const isSame = (a: unknown, b: unknown) =>
  JSON.stringify(inOrder(a ?? null)) === JSON.stringify(inOrder(b ?? null));

function changed(before: object, after: object, but: readonly string[]): string[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)].filter((name) => !but.includes(name)));
  const [was, is] = [before, after] as Record<string, unknown>[];
  return [...names].filter((name) => !isSame(was?.[name], is?.[name]));
}

/** Returns the smallest set of ids whose moves explain the new order of the remaining ones. */
function moved(before: readonly string[], after: readonly string[]): ReadonlySet<string> {
  const [stayed, ended] = [before.filter((id) => after.includes(id)), after.filter((id) => before.includes(id))];
  const places = ended.map((id) => stayed.indexOf(id));
  // The longest increasing subsequence has not moved.
  const rows: number[][] = [];
  for (const place of places) {
    const best = rows.filter((row) => (row.at(-1) ?? -1) < place).sort((a, b) => b.length - a.length)[0] ?? [];
    rows.push([...best, place]);
  }
  const kept = new Set(rows.sort((a, b) => b.length - a.length)[0] ?? []);
  return new Set(ended.filter((_, at) => !kept.has(places[at] as number)));
}

function ofTabs(before: Survey, after: Survey): Difference[] {
  const was = new Map(before.tabs.map((tab) => [tab.id, tab]));
  const is = new Map(after.tabs.map((tab) => [tab.id, tab]));
  const other = moved([...was.keys()], [...is.keys()]);
  return [
    ...before.tabs.flatMap(({ id, label }): Difference[] =>
      is.has(id) ? [] : [{ kind: 'removed', id, label, members: [] }],
    ),
    ...after.tabs.flatMap((tab): Difference[] => {
      const { id, label } = tab;
      const stored = was.get(id);
      if (!stored) return [{ kind: 'added', id, label, members: [] }];
      const members = changed(stored, tab, ['questions']);
      return [
        ...(members.length > 0 ? [{ kind: 'changed' as const, id, label, members }] : []),
        ...(other.has(id) ? [{ kind: 'moved' as const, id, label, members: [] }] : []),
      ];
    }),
  ];
}

/** Returns all differences of two forms: tabs first, then removed questions, then questions in the new order. */
export function differences(before: Survey, after: Survey): readonly Difference[] {
  const was = new Map(questionsOf(before).map((one) => [one.id, one]));
  const is = new Map(questionsOf(after).map((one) => [one.id, one]));
  const tabOf = (survey: Survey, id: string) => survey.tabs[placeOf(survey, id)?.tab ?? -1]?.id;
  const other = moved([...was.keys()], [...is.keys()]);
  const ofOne = (one: Question): Difference[] => {
    const { id, label } = one;
    const stored = was.get(id);
    if (!stored) return [{ kind: 'added', id, label, members: [] }];
    const members = changed(stored, one, []);
    const isMoved = other.has(id) || tabOf(before, id) !== tabOf(after, id);
    return [
      ...(members.length > 0 ? [{ kind: 'changed' as const, id, label, members }] : []),
      ...(isMoved ? [{ kind: 'moved' as const, id, label, members: [] }] : []),
    ];
  };
  const gone = [...was.values()].filter(({ id }) => !is.has(id));
  return [
    ...ofTabs(before, after),
    ...gone.map(({ id, label }): Difference => ({ kind: 'removed', id, label, members: [] })),
    ...[...is.values()].flatMap(ofOne),
  ];
}
