import type { Answer } from '@lichen/contracts/survey/answers';
import { isNumber, isToggle } from '@lichen/contracts/survey/answers';
import type { Question } from '@lichen/contracts/survey/survey-definition';
import type { ComponentType } from 'react';
import { DayField } from '../fields/DayField';
import { type ControlAria, FieldFrame, type FieldProps, statusOf } from '../fields/FieldFrame';
import { OfferField } from '../fields/ManyField';
import { NumberBox } from '../fields/NumberField';
import { useT } from '../i18n/texts';
import { Button, Checkbox, Input } from '../modules/antd';

/** Component for answers by file, which the page provides. */
export type FileQuestion = FieldProps<{ readonly id: string; readonly name: string }>;
export type AnswerFiles = ComponentType<FileQuestion>;

/** Properties of the control of one question. */
export interface ControlProps {
  question: Question;
  answer: unknown;
  onAnswer: (answer: Answer | null) => void;
  frame: Omit<FieldProps<never>, 'value' | 'onChange'>;
  files?: AnswerFiles | undefined;
}

const INPUT_TYPES: Readonly<Record<string, string>> = { email: 'email', password: 'password' };
/** Autofill hints that keep browsers from using survey answers elsewhere. */
const FILLED_IN: Readonly<Record<string, string>> = { email: 'email', password: 'new-password' };

function LineBox({ question, answer, onAnswer, aria, error }: BoxProps) {
  const text = typeof answer === 'string' ? answer : '';
  const { type, placeholder = '' } = question;
  const shared = { ...aria, ...statusOf(error), value: text, placeholder };
  if (type === 'textarea')
    return (
      <Input.TextArea
        {...shared}
        autoSize={{ minRows: 2, maxRows: 12 }}
        onChange={({ target }) => onAnswer(target.value)}
      />
    );
  return (
    <Input
      {...shared}
      type={INPUT_TYPES[type] ?? 'text'}
      autoComplete={FILLED_IN[type] ?? 'off'}
      onChange={({ target }) => onAnswer(target.value)}
    />
  );
}

interface BoxProps extends Pick<ControlProps, 'question' | 'answer' | 'onAnswer'> {
  aria: ControlAria;
  error: string | undefined;
}

/** A slider always shows a value, so the box beside it shows the actual answer and can clear it. */
function NumberAnswer({ question, answer, onAnswer, aria, error }: BoxProps) {
  const { type, min = 0, max = 100, step, unit } = question;
  const number = typeof answer === 'number' || typeof answer === 'string' ? answer : null;
  const box = <NumberBox value={number} onChange={(next) => onAnswer(next)} aria={aria} error={error} suffix={unit} />;
  if (type !== 'slider') return box;
  return (
    <div className="k-survey-slider">
      <input
        type="range"
        aria-labelledby={`${aria.id}-label`}
        {...{ min, max }}
        step={step ?? 'any'}
        disabled={aria.disabled}
        value={typeof number === 'number' ? number : min}
        onChange={({ target }) => onAnswer(target.valueAsNumber)}
      />
      {box}
    </div>
  );
}

interface OneOfProps extends Omit<BoxProps, 'question' | 'error'> {
  options: readonly { value: string; label: string }[];
  /** The answer can be cleared. */
  isOptional: boolean;
}

/** Shows all options; arrow keys move between them. */
function OneOf({ options, answer, onAnswer, aria, isOptional }: OneOfProps) {
  const t = useT();
  const { id, disabled, ...told } = aria;
  return (
    <div className="k-survey-options" role="radiogroup" id={id} aria-labelledby={`${id}-label`} {...told}>
      {options.map(({ value, label }) => (
        <label key={value}>
          <input
            type="radio"
            name={id}
            disabled={disabled}
            checked={answer === value}
            onChange={() => onAnswer(value)}
          />
          {label}
        </label>
      ))}
      {isOptional && typeof answer === 'string' && !disabled && (
        <Button size="small" type="text" onClick={() => onAnswer(null)}>
          {t('Clear')}
        </Button>
      )}
    </div>
  );
}

function Several({ question, answer, onAnswer, aria }: BoxProps) {
  const ticked = Array.isArray(answer) ? (answer as readonly string[]) : [];
  const { id, disabled, 'aria-describedby': describedBy } = aria;
  const put = (value: string, isOn: boolean) => {
    const next = (question.options ?? []).flatMap((option) => {
      const isTicked = option.value === value ? isOn : ticked.includes(option.value);
      return isTicked ? [option.value] : [];
    });
    onAnswer(next.length > 0 ? next : null);
  };
  return (
    <fieldset
      className="k-survey-options"
      id={id}
      aria-labelledby={`${id}-label`}
      {...(describedBy ? { 'aria-describedby': describedBy } : {})}
    >
      {(question.options ?? []).map(({ value, label }) => (
        <Checkbox
          key={value}
          disabled={disabled}
          checked={ticked.includes(value)}
          onChange={({ target }) => put(value, target.checked)}
        >
          {label}
        </Checkbox>
      ))}
    </fieldset>
  );
}

function Toggle({ answer, onAnswer, ...more }: Omit<OneOfProps, 'options'>) {
  const t = useT();
  const options = [
    { value: 'yes', label: t('Yes') },
    { value: 'no', label: t('No') },
  ];
  const chosen = typeof answer === 'boolean' ? (answer ? 'yes' : 'no') : null;
  const take = (next: Answer | null) => onAnswer(next === null ? null : next === 'yes');
  return <OneOf {...more} options={options} answer={chosen} onAnswer={take} />;
}

/** Renders the control for a question's answer. */
export function QuestionControl({ question, answer, onAnswer, frame, files: Files }: ControlProps) {
  const t = useT();
  const { type, options = [], required = false } = question;
  if (type === 'date')
    return <DayField {...frame} value={typeof answer === 'number' ? answer : null} onChange={onAnswer} />;
  if (type === 'select')
    return (
      <OfferField {...frame} offers={options} value={typeof answer === 'string' ? answer : null} onChange={onAnswer} />
    );
  if (type === 'file') {
    const file = (answer ?? null) as FileQuestion['value'];
    if (Files) return <Files {...frame} value={file} onChange={(next) => onAnswer(next)} />;
    return (
      <FieldFrame {...frame}>{() => <p className="k-survey-none">{file?.name ?? t('No file chosen')}</p>}</FieldFrame>
    );
  }
  return (
    <FieldFrame {...frame}>
      {(aria) => {
        const box = { question, answer, onAnswer, aria, error: frame.error };
        if (isNumber(question)) return <NumberAnswer {...box} />;
        if (isToggle(question)) return <Toggle {...{ answer, onAnswer, aria }} isOptional={!required} />;
        if (type === 'radio') return <OneOf {...{ options, answer, onAnswer, aria }} isOptional={!required} />;
        return type === 'checkbox' ? <Several {...box} /> : <LineBox {...box} />;
      }}
    </FieldFrame>
  );
}
