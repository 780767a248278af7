import type { Question, Survey, SurveyTab } from '@lichen/contracts/survey/survey-definition';
import { SURVEY_LIMITS } from '@lichen/contracts/survey/survey-definition';
import { fresh } from './fresh-ids';

/** Most lines read, and most characters of one; anything beyond is no list of questions. */
const MOST_LINES = 3000;
const LONGEST = 500;

/** The form parsed from a text, and the lines that were not understood. */
export interface FormOfText {
  readonly form: Survey;
  readonly unsure: readonly string[];
}

const HEADING =
  /^(?:#{1,4}\s+(.+)|((?:Section|Part|Partie|Abschnitt|Teil|Seksjon|Del|Sección|Parte)\s+[\dIVX]{1,4}\b.*))$/i;
const NUMBERED = /^(?:Q(?:uestion)?\s?)?\d{1,3}(?:\.\d{1,3}){0,2}\s?[.):]?\s+(.+)$/i;
const LETTERED = /^(?:[a-z][.)]|\[[ x]?\]|[☐□◯○])\s*(.+)$/i;
const BULLET = /^[-*•–]\s+(.+)$/;
const BLANKS = /^(.{2,}?)\s*:?\s*_{3,}$/;

const REQUIRED =
  /\s*(?:\*+$|[([](?:required|mandatory|obligatoire|Pflichtfeld|erforderlich|påkrevd|må fylles ut|obligatorio)[)\]])/i;
const UNIT = /\s*[([](kWh|MWh|GWh|GJ|MJ|m3|m³|l|litres?|kg|t|tonnes?|tCO2e|t CO2e|km|%|€|£|\$|EUR|GBP|USD|NOK)[)\]]/i;
const YES_NO = /\s*[([]?\s*(?:yes\s*\/\s*no|oui\s*\/\s*non|ja\s*\/\s*nein|ja\s*\/\s*nei|s[ií]\s*\/\s*no)\s*[)\]]?\s*$/i;
const IF_YES = /^(?:If yes|Si oui|Falls ja|Wenn ja|Hvis ja|Si s[ií])\s*[,:]?\s+/i;
const HOW_MANY =
  /\b(?:how many|combien|wie viele|hvor mange|cuántos|cuántas|number of|nombre de|anzahl|antall|número de)\b/i;
const DATE = /\b(?:date|datum|dato|fecha|valid until|gültig bis|utløpsdato|vencimiento|valable jusqu)/i;
const DESCRIBE = /\b(?:describe|explain|décrivez|expliquez|beschreiben|erläutern|beskriv|forklar|describa|explique)\b/i;
const ASKS =
  /^(?:Do|Does|Are|Is|Have|Has|Did|Can|Will)\s|^(?:Avez-vous|Êtes-vous|Disposez-vous)|^(?:Haben|Sind|Gibt|Ist|Verfügen)\s|^(?:Har|Er|Finnes)\s|^¿(?:Tiene|Dispone|Es|Está|Cuenta)\b/i;
const EMAIL = /\be-?mail|courriel|correo electr|e-post/i;
const IN_BRACKETS = /\s*\(([^()]{1,80}(?:\s\/\s|\/)[^()]{1,80})\)\s*$/;
const AFTER_COLON = /:\s*([^:]{1,60}(?:\s\/\s[^:/]{1,60}){1,20})$/;

interface Draft {
  label: string;
  options: string[];
  isShownByLast: boolean;
}

const choices = (words: string): string[] =>
  words
    .split('/')
    .map((one) => one.trim())
    .filter((one) => one !== '');

/** Returns the question with the answer type that its wording suggests. */
function typed(draft: Draft): Omit<Question, 'id'> {
  let label = draft.label;
  const isRequired = REQUIRED.test(label);
  label = label.replace(REQUIRED, '');
  const unit = UNIT.exec(label)?.[1];
  if (unit) label = label.replace(UNIT, '');
  const isYesNo = YES_NO.test(label);
  label = label.replace(YES_NO, '');
  let options = draft.options;
  const inline = options.length === 0 && !isYesNo ? (IN_BRACKETS.exec(label) ?? AFTER_COLON.exec(label)) : null;
  if (inline) {
    options = choices(inline[1] ?? '');
    label = label.replace(inline[0], '');
  }
  label = label.replace(/\s*[:_]+\s*$/, '').trim();
  const common = { label, ...(isRequired ? { required: true } : {}) };
  if (options.length > 1) {
    const offered = [...new Set(options)].slice(0, SURVEY_LIMITS.options);
    const listed = offered.map((one) => ({ value: one.slice(0, 200), label: one.slice(0, 300) }));
    return { ...common, type: listed.length <= 5 ? 'radio' : 'select', options: listed };
  }
  if (isYesNo) return { ...common, type: 'toggle' };
  if (unit) return { ...common, type: /^[€£$]|EUR|GBP|USD|NOK/.test(unit) ? 'currency' : 'number', unit };
  if (HOW_MANY.test(label)) return { ...common, type: 'number' };
  if (DATE.test(label)) return { ...common, type: 'date' };
  if (DESCRIBE.test(label)) return { ...common, type: 'textarea' };
  if (EMAIL.test(label)) return { ...common, type: 'email' };
  return { ...common, type: ASKS.test(label) ? 'toggle' : 'text' };
}

/** Classifies one line; an unclear line is a note, which becomes no question. */
function lineOf(line: string, isIndented: boolean, hasQuestion: boolean) {
  const heading = HEADING.exec(line);
  if (heading) return { kind: 'heading' as const, words: (heading[1] ?? heading[2] ?? '').trim() };
  const lettered = LETTERED.exec(line)?.[1];
  const bullet = BULLET.exec(line)?.[1];
  if (hasQuestion && (lettered || (bullet && isIndented)))
    return { kind: 'option' as const, words: (lettered ?? bullet ?? '').trim() };
  const asked = NUMBERED.exec(line)?.[1] ?? bullet ?? BLANKS.exec(line)?.[1];
  if (asked) return { kind: 'question' as const, words: asked.trim() };
  const isAsked =
    line.endsWith('?') || REQUIRED.test(line) || YES_NO.test(line) || AFTER_COLON.test(line) || UNIT.test(line);
  return isAsked ? { kind: 'question' as const, words: line } : { kind: 'note' as const, words: line };
}

/**
 * Parses pasted or typed questions into a form: numbered lists, options, yes or no, units and required marks. `general`
 * is the label of a tab without a heading.
 */
export function formFromText(text: string, general: string): FormOfText {
  const taken = new Set<string>();
  const unsure: string[] = [];
  const tabs: { label: string; drafts: Draft[] }[] = [];
  const drafts = () => {
    if (tabs.length === 0) tabs.push({ label: general, drafts: [] });
    return (tabs.at(-1) as (typeof tabs)[number]).drafts;
  };
  for (const raw of text.split(/\r?\n/, MOST_LINES)) {
    // Collapses spaces, because the regular expressions would take very long on long runs of them.
    const line = raw.trim().replace(/\s+/g, ' ').slice(0, LONGEST);
    if (line === '') continue;
    const last = tabs.at(-1)?.drafts.at(-1);
    const { kind, words } = lineOf(line, /^\s{2,}|^\t/.test(raw), last !== undefined);
    if (kind === 'heading') tabs.push({ label: words.slice(0, 200), drafts: [] });
    else if (kind === 'option') last?.options.push(words);
    else if (kind === 'note') unsure.push(line);
    else {
      const isShownByLast = IF_YES.test(words);
      const bare = words.replace(IF_YES, '');
      drafts().push({
        label: isShownByLast ? bare.charAt(0).toUpperCase() + bare.slice(1) : bare,
        options: [],
        isShownByLast,
      });
    }
  }
  let left: number = SURVEY_LIMITS.questions;
  const [kept, beyond] = [tabs.slice(0, SURVEY_LIMITS.tabs), tabs.slice(SURVEY_LIMITS.tabs)];
  // Questions beyond the limits of a form are reported too.
  const drop = (some: readonly Draft[]) => unsure.push(...some.map(({ label }) => label));
  const made = kept.map(({ label, drafts: some }): SurveyTab => {
    const questions = questionsOf(some.slice(0, left), taken);
    drop(some.slice(left));
    left -= questions.length;
    return { id: fresh(label, taken, 'tab'), label, columns: 1, questions };
  });
  for (const { drafts: some } of beyond) drop(some);
  return { form: { tabs: made.filter(({ questions }) => questions.length > 0) }, unsure };
}

function questionsOf(drafts: readonly Draft[], taken: Set<string>): Question[] {
  const made: Question[] = [];
  for (const draft of drafts) {
    const one = typed(draft);
    if (one.label === '') continue;
    const before = made.at(-1);
    // "If yes" refers to the question just before it, or to the one that question depends on.
    const field = before?.type === 'toggle' ? before.id : before?.rules?.show?.all[0]?.field;
    const rules =
      draft.isShownByLast && field
        ? { rules: { show: { all: [{ field, operator: 'equals' as const, value: true }] } } }
        : {};
    made.push({ id: fresh(one.label, taken, 'question'), ...one, ...rules });
  }
  return made;
}
