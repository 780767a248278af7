import { type Question, questionsOf, type Survey } from '@lichen/contracts/survey/survey-definition';
import { addTab, idsOf, renameQuestion } from './edit-survey';

const LONGEST = 36;

/** An id that none of the taken ones is, as near to the wanted one as may be. */
function near(wanted: string, taken: ReadonlySet<string>): string {
  if (!taken.has(wanted)) return wanted;
  for (let number = 2; ; number += 1) {
    const id = `${wanted.slice(0, LONGEST)}_${number}`;
    if (!taken.has(id)) return id;
  }
}

/** A form with the tabs of another behind its own; ids that are taken make way for others. */
export function mergedForms(survey: Survey, proposed: Survey, reserved: (id: string) => boolean): Survey {
  const taken = new Set([...idsOf(survey), ...[...idsOf(proposed)].filter(reserved)]);
  // Whoever makes way takes no name that another one of the proposal has.
  const avoided = new Set([...taken, ...idsOf(proposed)]);
  const placed = (id: string) => {
    const next = taken.has(id) ? near(id, avoided) : id;
    taken.add(next);
    avoided.add(next);
    return next;
  };
  let renamed = proposed;
  for (const { id } of questionsOf(proposed) as readonly Question[]) {
    const next = placed(id);
    if (next !== id) renamed = renameQuestion(renamed, id, next);
  }
  return renamed.tabs.reduce<Survey>((form, tab) => {
    const id = placed(tab.id);
    return addTab(form, form.tabs.length, { ...tab, id });
  }, survey);
}
