import type { DraftProblem } from '@lichen/contracts/survey/draft-problems';
import type { Question } from '@lichen/contracts/survey/survey-definition';
import { FIELD_TEXTS } from '@lichen/contracts/text/texts';
import { ChoiceField, NumberField, SwitchField, TextField, useSaid, useT } from '@lichen/kit';
import { Button } from '@lichen/kit/antd';
import type { Answers } from '@lichen/contracts/survey/answers';
import { type FormEvent, useState } from 'react';
import { CalculationProperties } from './CalculationProperties';
import { OptionsProperties } from './OptionsProperties';
import {
  hasAmount,
  hasLength,
  hasOptions,
  MEMBER_WORDS,
  OFFERED_TYPES,
  ofType,
  TYPE_WORDS,
  withMember,
} from '../form/question-words';
import { RuleProperties } from './RuleProperties';
import type { Editing } from '../form/useEditing';

interface Props {
  editing: Editing;
  question: Question;
  problems: readonly DraftProblem[];
  /** Answers of the preview, used to test calculations. */
  answers: Answers;
  onAnswer: (id: string, answer: number | null) => void;
}

const ID = /^(?!(?:constructor|prototype)$)[a-z][a-z0-9_]{0,39}$/;

/** True if the problem is shown at its field; all others are shown above the fields. */
const isAtField = ({ member }: DraftProblem) => member === 'label' || /^options\.\d/.test(member ?? '');

/** Returns the label of the member that a problem is about. */
const partOf = ({ member }: DraftProblem) => MEMBER_WORDS[member?.split('.')[0] ?? ''];

/** Properties of a question. */
export function QuestionProperties({ editing, question, problems, answers, onAnswer }: Props) {
  const t = useT();
  const said = useSaid();
  const own = problems.filter(({ id }) => id === question.id);
  const errorOf = (member: string) => {
    const found = own.find((one) => one.member === member);
    return found && said(found.said);
  };
  const whole = own.filter((one) => !isAtField(one));
  const put = <K extends keyof Question>(name: K, value: Question[K] | null | '') =>
    editing.edit(question.id, name, (one) => withMember(one, name, value));
  const columns = editing.survey.tabs[editing.atTab]?.columns ?? 1;
  return (
    <>
      {whole.length > 0 && (
        <div className="cs-alert" role="alert">
          <ul className="cs-problems">
            {whole.map((one) => {
              const part = partOf(one);
              return (
                <li key={JSON.stringify([one.member, one.said])}>
                  {part && `${t(part)}: `}
                  {said(one.said)}
                </li>
              );
            })}
          </ul>
        </div>
      )}
      <TextField
        label="Text of the question"
        required
        long
        rows={[1, 4]}
        value={question.label}
        error={errorOf('label')}
        onChange={(next) => editing.edit(question.id, 'label', (one) => ({ ...one, label: next ?? '' }))}
      />
      <ChoiceField
        label="Type"
        required
        options={OFFERED_TYPES}
        words={TYPE_WORDS}
        value={question.type}
        onChange={(next) => next && editing.edit(question.id, null, (one) => ofType(one, next as Question['type']))}
      />
      {question.type === 'file' && (
        <p className="cp-quiet">
          {t('Partners answer with the name of a file. Ask for a document itself with a demand of its type.')}
        </p>
      )}
      {!question.calculated && (
        <SwitchField
          label="Required"
          value={question.required ?? false}
          onChange={(next) => put('required', next ?? false)}
        />
      )}
      {hasOptions(question) && <OptionsProperties editing={editing} question={question} problems={own} />}
      {hasAmount(question) && <Amounts question={question} put={put} />}
      {hasLength(question) && !question.calculated && <Format editing={editing} question={question} />}
      <TextField label="Hint" plain value={question.hint ?? ''} onChange={(next) => put('hint', next)} />
      {columns > 1 && (
        <ChoiceField
          label="Width"
          required
          options={['1', '2', '3'].slice(0, columns)}
          words={{ '1': t('One column'), '2': t('Two columns'), '3': t('Three columns') }}
          value={String(Math.min(question.columnSpan ?? 1, columns))}
          onChange={(next) => put('columnSpan', next === '1' ? null : (Number(next) as Question['columnSpan']))}
        />
      )}
      <RuleProperties editing={editing} question={question} />
      <CalculationProperties {...{ editing, question, answers, onAnswer }} />
      <Name editing={editing} question={question} />
      <p className="cp-quiet">{t('Everything is saved while you type.')}</p>
    </>
  );
}

type Put = <K extends keyof Question>(name: K, value: Question[K] | null | '') => void;

function Amounts({ question, put }: { question: Question; put: Put }) {
  return (
    <div className="cs-pair">
      <TextField label="Unit" plain value={question.unit ?? ''} onChange={(next) => put('unit', next)} />
      {!question.calculated && (
        <>
          <NumberField label="At least" plain value={question.min ?? null} onChange={(next) => put('min', next)} />
          <NumberField label="At most" plain value={question.max ?? null} onChange={(next) => put('max', next)} />
          {question.type === 'slider' && (
            <NumberField label="Step" plain value={question.step ?? null} onChange={(next) => put('step', next)} />
          )}
        </>
      )}
    </div>
  );
}

function Format({ editing, question }: { editing: Editing; question: Question }) {
  const t = useT();
  const { minLength, maxLength, pattern, message } = question.validation ?? {};
  const put = (changes: Question['validation']) =>
    editing.edit(question.id, `validation ${Object.keys(changes ?? {})}`, (one) => {
      const all = Object.entries({ ...one.validation, ...changes }).filter(
        ([, value]) => value !== null && value !== '',
      );
      return withMember(one, 'validation', all.length > 0 ? Object.fromEntries(all) : null);
    });
  return (
    <details className="cs-more">
      <summary>{t('Length and format')}</summary>
      <div className="cs-pair">
        <NumberField
          label="Characters at least"
          plain
          value={minLength ?? null}
          onChange={(next) => put({ minLength: next as number })}
        />
        <NumberField
          label="Characters at most"
          plain
          value={maxLength ?? null}
          onChange={(next) => put({ maxLength: next as number })}
        />
      </div>
      <TextField
        label="Pattern"
        plain
        hint="A regular expression that the answer has to fit, such as ^[A-Z]{2}[0-9]{6}$"
        value={pattern ?? ''}
        onChange={(next) => put({ pattern: next ?? '' })}
      />
      <TextField
        label="Message when it does not fit"
        plain
        value={message ?? ''}
        onChange={(next) => put({ message: next ?? '' })}
      />
      <TextField
        label="Example"
        plain
        hint="Shown in the empty field"
        value={question.placeholder ?? ''}
        onChange={(next) => editing.edit(question.id, 'placeholder', (one) => withMember(one, 'placeholder', next))}
      />
    </details>
  );
}

/** Name of the question in calculations; it also links answers of different versions. */
function Name({ editing, question }: { editing: Editing; question: Question }) {
  const t = useT();
  const [typed, setTyped] = useState(question.id);
  const isSame = typed === question.id;
  const isTaken = !isSame && editing.isTaken(typed);
  const rename = (event: FormEvent) => {
    event.preventDefault();
    if (isSame || isTaken || !ID.test(typed)) return;
    editing.rename(question.id, typed);
    // Renaming rebuilds these properties, so the row in the outline takes the focus.
    requestAnimationFrame(() => document.querySelector<HTMLElement>(`[data-row="${typed}"]`)?.focus());
  };
  return (
    <details className="cs-more">
      <summary>{t('Name in calculations')}</summary>
      <p className="cp-quiet">
        {t(
          'This name links answers from one version to the next. A question with a different name starts without earlier answers.',
        )}
      </p>
      <form className="cp-form" noValidate onSubmit={rename}>
        <TextField
          label="Name"
          plain
          hint="Small letters, digits and _, such as energy_used"
          value={typed}
          error={isTaken ? t(FIELD_TEXTS.taken) : ID.test(typed) ? undefined : t(FIELD_TEXTS.unreadable)}
          onChange={(next) => setTyped((next ?? '').toLowerCase().replace(/\W/g, '_'))}
        />
        <div className="cp-acts">
          <Button htmlType="submit" size="small" disabled={isSame || isTaken || !ID.test(typed)}>
            {t('Rename')}
          </Button>
        </div>
      </form>
    </details>
  );
}
