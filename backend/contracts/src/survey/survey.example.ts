import type { Question, Survey } from './survey-definition';

/** Builds questions and surveys for tests. */
export const question = (id: string, more: Partial<Question> = {}): Question => ({
  id,
  type: 'text',
  label: `The ${id}`,
  ...more,
});
export const surveyOf = (...questions: Question[]): Survey => ({
  tabs: [{ id: 'general', label: 'General', columns: 2, questions }],
});
export const when = (field: string, value: string | number | boolean) => ({
  all: [{ field, operator: 'equals' as const, value }],
});
export const options = (...values: string[]) => values.map((value) => ({ value, label: value }));
