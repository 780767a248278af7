import { isBlank, isNumber, type Answers } from '@lichen/contracts/survey/answers';
import { namesIn, readExpression } from '@lichen/contracts/survey/expression';
import { knownNames, prepareSurvey } from '@lichen/contracts/survey/prepared-survey';
import { type Question, questionsOf } from '@lichen/contracts/survey/survey-definition';
import { standingOf } from '@lichen/contracts/survey/survey-standing';
import { NumberField, SwitchField, TextField, useFormat, useSaid, useT } from '@lichen/kit';
import { Button, Select } from '@lichen/kit/antd';
import { useMemo, useRef } from 'react';
import { withMember } from '../form/question-words';
import type { Editing } from '../form/useEditing';

interface Props {
  editing: Editing;
  question: Question;
  answers: Answers;
  onAnswer: (id: string, answer: number | null) => void;
}

const PIECES = ['+', '-', '*', '/', '(', ')', 'sum(', 'min(', 'max(', 'round(', 'if('];

/** Calculation of a question, with test values. */
export function CalculationProperties({ editing, question, answers, onAnswer }: Props) {
  const t = useT();
  const box = useRef<HTMLDivElement>(null);
  const problemOf = useProblems(editing);
  const { calculated = false, calculation } = question;
  const expression = calculation?.expression ?? '';
  const put = (changes: Partial<NonNullable<Question['calculation']>>, field: string | null) =>
    editing.edit(question.id, field, (one) => {
      const { when, ...rest } = { expression: '', ...one.calculation, ...changes };
      return { ...one, calculation: { ...rest, ...(when ? { when } : {}) } };
    });
  const turn = (isOn: boolean) =>
    editing.edit(question.id, null, (one) => {
      const { required: _, ...rest } = one;
      if (!isOn) return withMember(withMember(one, 'calculated', null), 'calculation', null);
      return { ...rest, calculated: true, calculation: one.calculation ?? { expression: '' } };
    });
  /** Inserts a text at the cursor. */
  const insert = (piece: string) => {
    const field = box.current?.querySelector('textarea');
    const [from, to] = [field?.selectionStart ?? expression.length, field?.selectionEnd ?? expression.length];
    put({ expression: `${expression.slice(0, from)}${piece}${expression.slice(to)}` }, null);
    requestAnimationFrame(() => {
      field?.focus();
      field?.setSelectionRange(from + piece.length, from + piece.length);
    });
  };
  const others = questionsOf(editing.survey).filter(({ id }) => id !== question.id);
  return (
    <fieldset className="cs-calculation">
      <legend>{t('Calculation')}</legend>
      <SwitchField label="Calculated from other answers" value={calculated} onChange={(next) => turn(next === true)} />
      {calculated && (
        <div ref={box}>
          <TextField
            label="Calculation"
            required
            long
            rows={[2, 6]}
            value={expression}
            error={problemOf(expression)}
            hint="Empty numbers count as zero. Dividing by zero is an error."
            onChange={(next) => put({ expression: next ?? '' }, 'expression')}
          />
          <fieldset className="cs-acts" aria-label={t('Insert')}>
            {PIECES.map((piece) => (
              <Button key={piece} size="small" onClick={() => insert(piece)}>
                {piece.replace('(', piece.length > 1 ? '' : '(')}
              </Button>
            ))}
            <Select
              size="small"
              aria-label={t('Insert a question')}
              placeholder={t('Insert a question')}
              showSearch
              optionFilterProp="label"
              value={null}
              options={others
                .filter(({ type }) => type !== 'password' && type !== 'file')
                .map(({ id, label }) => ({ value: id, label: label || id }))}
              onChange={(id: string | null) => id && insert(id)}
            />
          </fieldset>
          <TextField
            label="Only when"
            plain
            value={calculation?.when ?? ''}
            error={problemOf(calculation?.when ?? '')}
            hint="A condition such as energy_used > 0; if empty, there is always a result"
            onChange={(next) => put({ when: next ?? '' }, 'when')}
          />
          <TestValues {...{ editing, question, answers, onAnswer }} />
        </div>
      )}
    </fieldset>
  );
}

/** Returns the error of an expression; undefined if it is valid or empty. */
function useProblems({ survey }: Editing): (expression: string) => string | undefined {
  const t = useT();
  const known = useMemo(() => knownNames(questionsOf(survey)), [survey]);
  return (expression) => {
    const read = expression.trim() === '' ? null : readExpression(expression, known);
    if (!read || !('problem' in read)) return undefined;
    const { text, found } = read.problem;
    return t(text, found === undefined ? {} : { found });
  };
}

/** Inputs for the questions in a calculation, and its result. */
function TestValues({ editing: { survey }, question, answers, onAnswer }: Props) {
  const t = useT();
  const said = useSaid();
  const format = useFormat();
  const prepared = useMemo(() => prepareSurvey(survey), [survey]);
  const calculation = prepared.calculations.get(question.id);
  if (!calculation) return null;
  const { results, calculationErrors, shown } = standingOf(prepared, answers);
  const asked = [...new Set([calculation.formula, ...(calculation.when ? [calculation.when] : [])].flatMap(namesIn))];
  const result = results.get(question.id);
  const problem = calculationErrors.get(question.id);
  const text = result && ('number' in result ? format.number(result.number) : result.text);
  return (
    <section className="cs-test" aria-label={t('Test values')}>
      <h3>{t('Test values')}</h3>
      {asked.map((id) => {
        const one = prepared.byId.get(id);
        if (!one || one.calculated || !isNumber(one)) return null;
        const answer = answers[id];
        return (
          <NumberField
            key={id}
            label={one.label || id}
            verbatim
            plain
            suffix={one.unit}
            value={isBlank(answer) ? null : (answer as number)}
            onChange={(next) => onAnswer(id, next)}
          />
        );
      })}
      <p className="cp-quiet">{t('Other answers are chosen in the preview.')}</p>
      <p className="cs-result">
        <span>{t('Result')}</span>
        <output aria-label={t('Result')}>
          {problem ? said(problem) : shown.has(question.id) ? (text ?? t('Not calculated yet')) : t('Hidden by a rule')}
          {!problem && text && question.unit ? `\u00a0${question.unit}` : ''}
        </output>
      </p>
    </section>
  );
}
