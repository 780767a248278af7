import type { Question, Survey, SurveyTab } from '@lichen/contracts/survey/survey-definition';
import { useT } from '@lichen/kit';
import { useRef, useState } from 'react';
import {
  addQuestion,
  addTab,
  changeQuestion,
  changeTab,
  freshId,
  idsOf,
  moveQuestion,
  moveTab,
  type QuestionPosition,
  placeOf,
  questionAt,
  removeQuestion,
  removeTab,
  renameQuestion,
} from './edit-survey';
import { useHistory } from './useHistory';

interface Chosen {
  readonly survey: Survey;
  readonly question: Question | undefined;
  readonly tab: SurveyTab | undefined;
  readonly place: QuestionPosition | null;
  readonly atTab: number;
}

/** Returns the form without the selected row, and the id to select instead; null without a selection. */
function removalOf({ survey, question, tab, place, atTab }: Chosen): { next: Survey; instead: string | null } | null {
  if (question && place) {
    const home = survey.tabs[place.tab];
    const rest = home?.questions ?? [];
    const neighbour = rest[place.at + 1] ?? rest[place.at - 1] ?? home;
    return { next: removeQuestion(survey, question.id), instead: neighbour?.id ?? null };
  }
  if (!tab) return null;
  const neighbour = survey.tabs[atTab + 1] ?? survey.tabs[atTab - 1];
  return { next: removeTab(survey, tab.id), instead: neighbour?.id ?? null };
}

type Change = (next: Survey, field?: string | null) => void;

/** Moves the selected row; `said` describes the result for screen readers. */
function useMoves(chosen: Chosen, change: Change) {
  const t = useT();
  const [said, say] = useState('');
  const { survey, question, tab, place, atTab } = chosen;
  const moveTo = (id: string, to: QuestionPosition) => {
    const next = moveQuestion(survey, id, to);
    change(next);
    const now = placeOf(next, id);
    const where = now && next.tabs[now.tab];
    if (now && where)
      say(t('{place} of {count}, tab {tab}', { place: now.at + 1, count: where.questions.length, tab: where.label }));
  };
  /** Moves the selected question or tab by one position. */
  const step = (by: 1 | -1) => {
    const to = (question && place ? place.at : atTab) + by;
    const count = question && place ? (survey.tabs[place.tab]?.questions.length ?? 0) : survey.tabs.length;
    if (to < 0 || to >= count) return;
    if (question && place) return moveTo(question.id, { tab: place.tab, at: to });
    if (!tab) return;
    change(moveTab(survey, tab.id, to));
    say(t('Tab {place} of {count}', { place: to + 1, count }));
  };
  const stepTab = (by: 1 | -1) => {
    const to = survey.tabs[(place?.tab ?? 0) + by];
    if (question && place && to) moveTo(question.id, { tab: place.tab + by, at: to.questions.length });
  };
  return { said, moveTo, step, stepTab };
}

export type Editing = ReturnType<typeof useEditing>;

/** Survey form with its selection and all editing actions. */
export function useEditing(start: Survey, published: Survey | null) {
  const t = useT();
  const { survey, change, ...history } = useHistory(start);
  const [selected, select] = useState<string | null>(start.tabs[0]?.questions[0]?.id ?? start.tabs[0]?.id ?? null);
  // Ids of deleted questions stay reserved, because answers to them may exist.
  const taken = useRef(new Set([...idsOf(start), ...(published ? idsOf(published) : [])]));
  const fresh = (base: 'question' | 'tab') => {
    const id = freshId(base, taken.current);
    taken.current.add(id);
    return id;
  };

  const place = selected === null ? null : placeOf(survey, selected);
  const found = survey.tabs.findIndex(({ id }) => id === selected);
  const atTab = place?.tab ?? Math.max(0, found);
  const question = place ? questionAt(survey, place) : undefined;
  const tab = question ? undefined : survey.tabs[found];
  const chosen = { survey, question, tab, place, atTab };
  const moves = useMoves(chosen, change);

  const below: QuestionPosition = {
    tab: atTab,
    at: place ? place.at + 1 : (survey.tabs[atTab]?.questions.length ?? 0),
  };
  const put = (one: Question) => {
    const none = survey.tabs.length === 0;
    const home = none
      ? addTab(survey, 0, { id: fresh('tab'), label: t('General'), columns: 1, questions: [] })
      : survey;
    change(addQuestion(home, none ? { tab: 0, at: 0 } : below, one));
    select(one.id);
  };
  return {
    ...{ ...chosen, selected, select, ...history, ...moves, replace: change },
    edit: (id: string, field: string | null, how: (one: Question) => Question) =>
      change(changeQuestion(survey, id, how), field === null ? null : `${id} ${field}`),
    editTab: (id: string, field: string, how: Parameters<typeof changeTab>[2]) =>
      change(changeTab(survey, id, how), `${id} ${field}`),
    rename: (from: string, to: string) => {
      taken.current.add(to);
      change(renameQuestion(survey, from, to));
      select(to);
    },
    /** Replaces the form with one derived from it. */
    adopt: (next: Survey) => {
      for (const id of idsOf(next)) taken.current.add(id);
      change(next);
    },
    isTaken: (id: string) => taken.current.has(id),
    add: () => put({ id: fresh('question'), type: 'text', label: '' }),
    addTab: () => {
      const id = fresh('tab');
      change(addTab(survey, survey.tabs.length === 0 ? 0 : atTab + 1, { id, label: '', columns: 1, questions: [] }));
      select(id);
    },
    duplicate: () => {
      if (question) put({ ...question, id: fresh('question') });
    },
    removal: () => removalOf(chosen),
  };
}
