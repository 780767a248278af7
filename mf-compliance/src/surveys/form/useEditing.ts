import type { Question, Survey, SurveyTab } from '@lichen/contracts/survey/survey-definition';
import { useT } from '@lichen/kit';
import { useRef, useState } from 'react';
import { aheadBy, brokenBy } from './consequences-of';
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

/** A change of the form; `said` describes its result for screen readers. */
interface Pending {
  readonly act: 'Move' | 'Delete';
  readonly name: string;
  readonly next: Survey;
  readonly said: string;
}

/** A change that would break something, held back until a person confirms it. */
export interface Breaking extends Pending {
  readonly broken: ReturnType<typeof brokenBy>;
  readonly ahead: ReturnType<typeof aheadBy>;
}

/** Moves the selected row and removes options; a step that would break something is held back in `breaking`. */
function useMoves({ survey, question, tab, place, atTab }: Chosen, change: Change) {
  const t = useT();
  const [said, say] = useState('');
  const [breaking, hold] = useState<Breaking | null>(null);
  const apply = ({ next, said: words }: Pending) => {
    change(next);
    say(words);
    hold(null);
  };
  const attempt = (one: Pending, isOwn: (id: string | null) => boolean = () => false) => {
    const broken = brokenBy(survey, one.next).filter(({ id }) => !isOwn(id));
    const ahead = aheadBy(survey, one.next);
    if (broken.length + ahead.length > 0) hold({ ...one, broken, ahead });
    else apply(one);
  };
  const moved = (id: string, to: QuestionPosition): Pending => {
    const next = moveQuestion(survey, id, to);
    const now = placeOf(next, id);
    const where = now && next.tabs[now.tab];
    const params = now && where && { place: now.at + 1, count: where.questions.length, tab: where.label };
    const name = (now && questionAt(next, now)?.label) ?? '';
    return { act: 'Move', name, next, said: params ? t('{place} of {count}, tab {tab}', params) : '' };
  };
  const moveTo = (id: string, to: QuestionPosition) => apply(moved(id, to));
  /** Moves the selected question or tab by one position. */
  const step = (by: 1 | -1) => {
    const to = (question && place ? place.at : atTab) + by;
    const count = question && place ? (survey.tabs[place.tab]?.questions.length ?? 0) : survey.tabs.length;
    if (to < 0 || to >= count) return;
    if (question && place) return attempt(moved(question.id, { tab: place.tab, at: to }));
    if (!tab) return;
    const words = t('Tab {place} of {count}', { place: to + 1, count });
    attempt({ act: 'Move', name: tab.label, next: moveTab(survey, tab.id, to), said: words });
  };
  const stepTab = (by: 1 | -1) => {
    const to = survey.tabs[(place?.tab ?? 0) + by];
    if (question && place && to) attempt(moved(question.id, { tab: place.tab + by, at: to.questions.length }));
  };
  const removeOption = (at: number) => {
    if (!question) return;
    const options = (question.options ?? []).filter((_, each) => each !== at);
    const next = changeQuestion(survey, question.id, (one) => ({ ...one, options }));
    const name = question.options?.[at]?.label ?? '';
    // Problems of the question itself only move along with its options.
    attempt({ act: 'Delete', name, next, said: '' }, (id) => id === question.id);
  };
  return { said, moveTo, step, stepTab, removeOption, breaking, apply, drop: () => hold(null) };
}

/** Ids for new questions and tabs. Those of deleted questions are not given again, because answers to them may exist. */
function useFreshIds(start: Survey, published: Survey | null, version: number | null) {
  const taken = useRef(new Set([...idsOf(start), ...(published ? idsOf(published) : [])]));
  // The version in the name keeps an id apart from those of earlier versions, which are not loaded here.
  const series = version === null ? '' : `_v${version + 1}`;
  const fresh = (base: 'question' | 'tab') => {
    const id = freshId(`${base}${series}`, taken.current);
    taken.current.add(id);
    return id;
  };
  return { taken, fresh };
}

export type Editing = ReturnType<typeof useEditing>;

/** Survey form with its selection and all editing actions. */
export function useEditing(start: Survey, published: Survey | null, version: number | null) {
  const t = useT();
  const { survey, change, ...history } = useHistory(start);
  const [selected, select] = useState<string | null>(start.tabs[0]?.questions[0]?.id ?? start.tabs[0]?.id ?? null);
  const { taken, fresh } = useFreshIds(start, published, version);
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
