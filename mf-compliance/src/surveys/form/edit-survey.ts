import type { Question, Survey, SurveyTab } from '@lichen/contracts/survey/survey-definition';

/** Position of a question: index of its tab, and index within the tab. */
export interface QuestionPosition {
  readonly tab: number;
  readonly at: number;
}

const inserted = <T>(list: readonly T[], at: number, one: T): T[] => [...list.slice(0, at), one, ...list.slice(at)];
const without = <T>(list: readonly T[], at: number): T[] => list.filter((_, each) => each !== at);

const withTab = ({ tabs }: Survey, at: number, change: (tab: SurveyTab) => SurveyTab): Survey => ({
  tabs: tabs.map((tab, each) => (each === at ? change(tab) : tab)),
});

const withQuestions = (survey: Survey, at: number, change: (questions: readonly Question[]) => Question[]): Survey =>
  withTab(survey, at, (tab) => ({ ...tab, questions: change(tab.questions) }));

/** Returns the position of a question; null if the form does not have it. */
export function placeOf({ tabs }: Survey, id: string): QuestionPosition | null {
  for (const [tab, { questions }] of tabs.entries()) {
    const at = questions.findIndex((one) => one.id === id);
    if (at >= 0) return { tab, at };
  }
  return null;
}

export const questionAt = ({ tabs }: Survey, { tab, at }: QuestionPosition): Question | undefined =>
  tabs[tab]?.questions[at];

/** Returns the ids of all tabs and questions. */
export const idsOf = ({ tabs }: Survey): string[] =>
  tabs.flatMap(({ id, questions }) => [id, ...questions.map((q) => q.id)]);

/** Returns an unused id. Ids are never reused, so that old answers do not become answers to another question. */
export function freshId(base: string, taken: ReadonlySet<string>): string {
  for (let number = 1; ; number += 1) if (!taken.has(`${base}_${number}`)) return `${base}_${number}`;
}

export const addQuestion = (survey: Survey, { tab, at }: QuestionPosition, one: Question): Survey =>
  withQuestions(survey, tab, (questions) => inserted(questions, at, one));

export const changeQuestion = (survey: Survey, id: string, change: (one: Question) => Question): Survey => ({
  tabs: survey.tabs.map((tab) => ({
    ...tab,
    questions: tab.questions.map((one) => (one.id === id ? change(one) : one)),
  })),
});

export const removeQuestion = (survey: Survey, id: string): Survey => ({
  tabs: survey.tabs.map((tab) => ({ ...tab, questions: tab.questions.filter((one) => one.id !== id) })),
});

/** Moves a question to a position, counted without it; a larger position means the end. */
export function moveQuestion(survey: Survey, id: string, to: QuestionPosition): Survey {
  const from = placeOf(survey, id);
  const one = from && questionAt(survey, from);
  if (!one || !survey.tabs[to.tab]) return survey;
  return addQuestion(removeQuestion(survey, id), to, one);
}

export const addTab = ({ tabs }: Survey, at: number, tab: SurveyTab): Survey => ({ tabs: inserted(tabs, at, tab) });

export const changeTab = (survey: Survey, id: string, change: (tab: SurveyTab) => SurveyTab): Survey => ({
  tabs: survey.tabs.map((tab) => (tab.id === id ? change(tab) : tab)),
});

export const removeTab = ({ tabs }: Survey, id: string): Survey => ({ tabs: tabs.filter((tab) => tab.id !== id) });

export function moveTab({ tabs }: Survey, id: string, to: number): Survey {
  const from = tabs.findIndex((tab) => tab.id === id);
  const tab = tabs[from];
  return tab ? { tabs: inserted(without(tabs, from), to, tab) } : { tabs };
}

const TEXTS_OR_NAMES = /'[^']*'|"[^"]*"|[A-Za-z_]\w*/g;

/** Renames a question in an expression, but not inside string literals. */
const renamedIn = (expression: string, from: string, to: string): string =>
  expression.replace(TEXTS_OR_NAMES, (word) => (word === from ? to : word));

/** Renames a question, also in the rules and calculations that refer to it. */
export function renameQuestion(survey: Survey, from: string, to: string): Survey {
  const rule = (one: NonNullable<NonNullable<Question['rules']>['show']>) => ({
    all: one.all.map((each) => (each.field === from ? { ...each, field: to } : each)),
  });
  const renamed = (one: Question): Question => ({
    ...one,
    id: one.id === from ? to : one.id,
    ...(one.rules && {
      rules: {
        ...(one.rules.show && { show: rule(one.rules.show) }),
        ...(one.rules.hide && { hide: rule(one.rules.hide) }),
      },
    }),
    ...(one.calculation && {
      calculation: {
        expression: renamedIn(one.calculation.expression, from, to),
        ...(one.calculation.when !== undefined && { when: renamedIn(one.calculation.when, from, to) }),
      },
    }),
  });
  return { tabs: survey.tabs.map((tab) => ({ ...tab, questions: tab.questions.map(renamed) })) };
}
