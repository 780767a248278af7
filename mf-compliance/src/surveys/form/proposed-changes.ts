import { type Question, questionsOf, type Survey } from '@lichen/contracts/survey/survey-definition';
import { differences, type Difference } from './difference';
import {
  addQuestion,
  addTab,
  changeQuestion,
  changeTab,
  idsOf,
  moveQuestion,
  type QuestionPosition,
  placeOf,
} from './edit-survey';
import { removeQuestion, removeTab, renameQuestion } from './edit-survey';

/** One difference between a form and a proposal; it can be accepted on its own. */
export interface ProposedChange extends Difference {
  readonly key: string;
}

/** A proposal compared with a form. */
export interface Proposed {
  /** The form with all changes applied. */
  readonly form: Survey;
  readonly changes: readonly ProposedChange[];
}

interface Proposing {
  /** Ids that new questions may not have, because answers to them may exist. */
  readonly isTaken: (id: string) => boolean;
  /** True if the proposal is a whole form: questions it leaves out are removed. Otherwise it only adds and corrects. */
  readonly isWhole: boolean;
}

const LONGEST = 36;

/** Returns an unused id close to the wanted one. */
function near(wanted: string, taken: ReadonlySet<string>): string {
  for (let number = 2; ; number += 1) {
    const id = `${wanted.slice(0, LONGEST)}_${number}`;
    if (!taken.has(id)) return id;
  }
}

const word = (label: string): string => label.trim().toLowerCase().replace(/\s+/g, ' ');

/** Maps proposed questions to stored ones with the same text, and in a whole form also to reworded ones. */
function sameAs(survey: Survey, proposed: Survey, isWhole: boolean): ReadonlyMap<string, string> {
  const known = questionsOf(survey);
  const open = new Map(known.map((one) => [one.id, one]));
  const same = new Map<string, string>();
  const match = (from: Question, to: Question) => {
    same.set(from.id, to.id);
    open.delete(to.id);
  };
  for (const one of questionsOf(proposed)) {
    const found = [...open.values()].find(({ label }) => word(label) === word(one.label));
    if (found) match(one, found);
  }
  if (!isWhole) return same;
  const said = questionsOf(proposed);
  for (const [at, one] of said.entries()) {
    if (same.has(one.id)) continue;
    // Matches the stored question at this position, if it is not proposed elsewhere and has the same type.
    const before = at === 0 ? -1 : known.findIndex(({ id }) => id === same.get(said[at - 1]?.id ?? ''));
    const instead = at > 0 && before < 0 ? undefined : known[before + 1];
    if (instead && open.has(instead.id) && instead.type === one.type) match(one, instead);
  }
  return same;
}

/** Keeps the values of known options, because answers refer to them. */
function optionsOf(stored: Question, proposed: Question): Pick<Question, 'options'> {
  const kept = new Map((stored.options ?? []).map((one) => [word(one.label), one]));
  return proposed.options ? { options: proposed.options.map((one) => kept.get(word(one.label)) ?? one) } : {};
}

const SAID_ANEW = ['required', 'hint', 'unit', 'options', 'rules'] as const;

/** Returns a stored question with the proposed changes; members that proposals never contain stay. */
function corrected(stored: Question, proposed: Question, isWhole: boolean): Question {
  const rest = isWhole
    ? Object.fromEntries(Object.entries(stored).filter(([name]) => !SAID_ANEW.some((one) => one === name)))
    : stored;
  return { ...(rest as Question), ...proposed, ...optionsOf(stored, proposed), id: stored.id };
}

/**
 * Returns the position of a question in its tab: after its nearest predecessor in the proposal, at the start if it is
 * proposed first, otherwise at the end.
 */
function placeFor(survey: Survey, proposed: Survey, id: string): QuestionPosition | null {
  const wanted = placeOf(proposed, id);
  const home = wanted && proposed.tabs[wanted.tab];
  if (!home) return null;
  const tab = survey.tabs.findIndex((one) => one.id === home.id);
  if (tab < 0) return null;
  const questions = survey.tabs[tab]?.questions ?? [];
  for (let at = wanted.at - 1; at >= 0; at -= 1) {
    const found = questions.findIndex((one) => one.id === home.questions[at]?.id);
    if (found >= 0) return { tab, at: found + 1 };
  }
  return { tab, at: wanted.at === 0 && home.questions.length > 1 && questions.length > 0 ? 0 : questions.length };
}

const APPLIES: Record<Difference['kind'], (survey: Survey, id: string, form: Survey) => Survey> = {
  added: (survey, id, form) => {
    const tab = form.tabs.find((one) => one.id === id);
    if (tab) return addTab(survey, survey.tabs.length, { ...tab, questions: [] });
    const one = questionsOf(form).find((each) => each.id === id);
    // If its tab was not accepted, the question goes into the last tab.
    const last = { tab: survey.tabs.length - 1, at: survey.tabs.at(-1)?.questions.length ?? 0 };
    return one && survey.tabs.length > 0 ? addQuestion(survey, placeFor(survey, form, id) ?? last, one) : survey;
  },
  changed: (survey, id, form) => {
    const tab = form.tabs.find((one) => one.id === id);
    if (tab) return changeTab(survey, id, ({ questions }) => ({ ...tab, questions }));
    const one = questionsOf(form).find((each) => each.id === id);
    return one ? changeQuestion(survey, id, () => one) : survey;
  },
  moved: (survey, id, form) => {
    const to = placeFor(removeQuestion(survey, id), form, id);
    return to ? moveQuestion(survey, id, to) : survey;
  },
  removed: (survey, id) => removeTab(removeQuestion(survey, id), id),
};

const ORDER: readonly Difference['kind'][] = ['added', 'changed', 'moved', 'removed'];

/** Returns the form with the chosen changes applied: added first, removed last. */
export function withChanges(survey: Survey, { form, changes }: Proposed, chosen: ReadonlySet<string>): Survey {
  const taken = changes.filter(({ key }) => chosen.has(key));
  return ORDER.flatMap((kind) => taken.filter((one) => one.kind === kind)).reduce(
    (next, { kind, id }) => APPLIES[kind](next, id, form),
    survey,
  );
}

/** Returns the single changes that a proposal makes to a form. Questions with the same text are the same question. */
export function proposedFor(survey: Survey, proposed: Survey, { isTaken, isWhole }: Proposing): Proposed {
  const same = sameAs(survey, proposed, isWhole);
  const stored = new Map(questionsOf(survey).map((one) => [one.id, one]));
  const taken = new Set([...idsOf(survey), ...idsOf(proposed).filter(isTaken)]);
  // A renamed question must not take an id that the proposal uses elsewhere.
  const avoided = new Set([...taken, ...idsOf(proposed)]);
  const fresh = (id: string): string => {
    const next = taken.has(id) ? near(id, avoided) : id;
    taken.add(next);
    avoided.add(next);
    return next;
  };
  // Renames through temporary ids, so that two questions can swap their ids.
  const asked = questionsOf(proposed);
  const ids = new Map(asked.map(({ id }) => [id, same.get(id) ?? fresh(id)]));
  const apart = asked.reduce((form, { id }, at) => renameQuestion(form, id, `${at}_`), proposed);
  const named = asked.reduce((form, { id }, at) => renameQuestion(form, `${at}_`, ids.get(id) ?? id), apart);
  const tabs = named.tabs.map((tab) => {
    const known = survey.tabs.find(({ label }) => word(label) === word(tab.label));
    const questions = tab.questions.map((one) => {
      const before = stored.get(one.id);
      return before ? corrected(before, one, isWhole) : one;
    });
    return known ? { ...known, questions } : { ...tab, id: fresh(tab.id), questions };
  });
  const form = { tabs };
  const changes = differences(survey, form)
    .filter(({ kind }) => isWhole || kind === 'added' || kind === 'changed')
    .map((one): ProposedChange => ({ ...one, key: `${one.kind} ${one.id}` }));
  return { form, changes };
}
