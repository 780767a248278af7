import { isChoice, isNumber, isToggle } from '@lichen/contracts/survey/answers';
import { type Question, questionsOf, type Rule, SURVEY_LIMITS } from '@lichen/contracts/survey/survey-definition';
import { IconButton, useT } from '@lichen/kit';
import { Button, Input, Select } from '@lichen/kit/antd';
import { withMember } from '../form/question-words';
import type { Editing } from '../form/useEditing';

type Kind = 'show' | 'hide';
type Condition = Rule['all'][number];

const KINDS: readonly Kind[] = ['show', 'hide'];

/** Returns the default answer of a new condition. */
function firstValue(one: Question | undefined): Condition['value'] {
  if (!one) return '';
  if (isToggle(one)) return true;
  return one.options?.[0]?.value ?? (isNumber(one) ? 0 : '');
}

interface Props {
  editing: Editing;
  question: Question;
}

/** Rules that show or hide a question, edited as sentences. */
export function RuleProperties({ editing, question }: Props) {
  const t = useT();
  const others = questionsOf(editing.survey).filter(
    ({ id, type }) => id !== question.id && type !== 'password' && type !== 'file',
  );
  const put = (kind: Kind, all: readonly Condition[] | null) =>
    editing.edit(question.id, `rules ${kind}`, (one) => {
      const { [kind]: _, ...rest } = one.rules ?? {};
      const rules = all && all.length > 0 ? { ...rest, [kind]: { all: [...all] } } : rest;
      return withMember(one, 'rules', Object.keys(rules).length > 0 ? rules : null);
    });
  const begin = (kind: Kind) => {
    const first = others.findLast((one) => isToggle(one) || isChoice(one)) ?? others[0];
    if (first) put(kind, [{ field: first.id, operator: 'equals', value: firstValue(first) }]);
  };
  return (
    <fieldset className="cs-rules">
      <legend>{t('Rules')}</legend>
      {KINDS.map((kind) => {
        const conditions = question.rules?.[kind]?.all;
        return conditions ? (
          <Sentence key={kind} {...{ kind, conditions, others }} onChange={(all) => put(kind, all)} />
        ) : (
          <Button key={kind} size="small" disabled={others.length === 0} onClick={() => begin(kind)}>
            {t(kind === 'show' ? 'Show only when…' : 'Hide when…')}
          </Button>
        );
      })}
    </fieldset>
  );
}

interface SentenceProps {
  kind: Kind;
  conditions: readonly Condition[];
  others: readonly Question[];
  onChange: (all: readonly Condition[] | null) => void;
}

function Sentence({ kind, conditions, others, onChange }: SentenceProps) {
  const t = useT();
  const change = (at: number, one: Condition) => onChange(conditions.map((each, place) => (place === at ? one : each)));
  const first = others[0];
  return (
    <fieldset className="cs-rule" aria-label={t(kind === 'show' ? 'Show only when' : 'Hide when')}>
      {conditions.map((one, at) => {
        const looked = others.find(({ id }) => id === one.field);
        return (
          <div key={at} className="cs-condition">
            <span>{at > 0 ? t('and') : t(kind === 'show' ? 'Show only when' : 'Hide when')}</span>
            <Select
              aria-label={t('Question')}
              showSearch
              optionFilterProp="label"
              value={one.field}
              options={[
                ...(looked ? [] : [{ value: one.field, label: one.field }]),
                ...others.map(({ id, label }) => ({ value: id, label: label || id })),
              ]}
              onChange={(field: string) =>
                change(at, { ...one, field, value: firstValue(others.find(({ id }) => id === field)) })
              }
            />
            <span>{t('is')}</span>
            <ValueBox looked={looked} value={one.value} onChange={(value) => change(at, { ...one, value })} />
            <IconButton
              icon="remove"
              label={t('Remove this condition')}
              onClick={() => onChange(conditions.filter((_, place) => place !== at))}
            />
          </div>
        );
      })}
      {first && conditions.length < SURVEY_LIMITS.conditions && (
        <Button
          size="small"
          type="link"
          onClick={() => onChange([...conditions, { field: first.id, operator: 'equals', value: firstValue(first) }])}
        >
          {t('and …')}
        </Button>
      )}
    </fieldset>
  );
}

interface ValueProps {
  looked: Question | undefined;
  value: Condition['value'];
  onChange: (value: Condition['value']) => void;
}

/** Input for the answer of a condition; offers only answers that the question allows. */
function ValueBox({ looked, value, onChange }: ValueProps) {
  const t = useT();
  const label = t('Answer');
  if (looked && isToggle(looked))
    return (
      <Select
        aria-label={label}
        value={value === true ? 'yes' : 'no'}
        options={[
          { value: 'yes', label: t('Yes') },
          { value: 'no', label: t('No') },
        ]}
        onChange={(next: string) => onChange(next === 'yes')}
      />
    );
  if (looked?.options && looked.options.length > 0)
    return (
      <Select
        aria-label={label}
        value={String(value)}
        options={looked.options.map((option) => ({ value: option.value, label: option.label }))}
        onChange={(next: string) => onChange(next)}
      />
    );
  const read = (typed: string) => {
    const isAmount = looked && isNumber(looked) && typed.trim() !== '' && Number.isFinite(Number(typed));
    onChange(isAmount ? Number(typed) : typed);
  };
  return <Input aria-label={label} value={String(value)} onChange={({ target }) => read(target.value)} />;
}
