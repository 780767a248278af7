import type { DraftProblem } from '@lichen/contracts/survey/draft-problems';
import type { Question } from '@lichen/contracts/survey/survey-definition';
import { IconButton, useSaid, useT } from '@lichen/kit';
import { Button, Input } from '@lichen/kit/antd';
import { useRef } from 'react';
import type { Editing } from '../form/useEditing';

interface Props {
  editing: Editing;
  question: Question;
  problems: readonly DraftProblem[];
}

type Option = NonNullable<Question['options']>[number];

/** The value follows the label until a person enters another value, which calculations may need. */
const retold = (before: Option, label: string): Option => ({
  label,
  value: before.value === before.label.slice(0, 200) ? label.slice(0, 200) : before.value,
});

/** Options of a choice: the label that people read, and the value for rules and calculations. */
export function OptionsProperties({ editing, question, problems }: Props) {
  const t = useT();
  const said = useSaid();
  const list = useRef<HTMLFieldSetElement>(null);
  const options = question.options ?? [];
  const put = (next: readonly Option[], field: string | null) =>
    editing.edit(question.id, field, (one) => ({ ...one, options: [...next] }));
  const change = (at: number, one: Option, member: string) =>
    put(
      options.map((each, place) => (place === at ? one : each)),
      `option ${at} ${member}`,
    );
  const add = () => {
    put([...options, { label: '', value: '' }], null);
    requestAnimationFrame(() =>
      [...(list.current?.querySelectorAll<HTMLInputElement>('[data-label]') ?? [])].at(-1)?.focus(),
    );
  };
  const errorAt = (at: number) => problems.find(({ member }) => member?.startsWith(`options.${at}.`))?.said;
  return (
    <fieldset ref={list} className="cs-options">
      <legend>{t('Options')}</legend>
      {options.map((option, at) => {
        const error = errorAt(at);
        return (
          <div key={at}>
            <div className="cs-option">
              <Input
                data-label
                aria-label={t('Option {number}', { number: at + 1 })}
                {...(error ? { status: 'error' as const } : {})}
                value={option.label}
                onChange={({ target }) => change(at, retold(option, target.value), 'label')}
                onPressEnter={add}
              />
              <Input
                className="cs-option-value"
                aria-label={t('Value of option {number}', { number: at + 1 })}
                value={option.value}
                onChange={({ target }) => change(at, { ...option, value: target.value }, 'value')}
              />
              <IconButton
                icon="remove"
                label={t('Remove option {number}', { number: at + 1 })}
                onClick={() => editing.removeOption(at)}
              />
            </div>
            {error && <p className="k-field-error">{said(error)}</p>}
          </div>
        );
      })}
      <Button size="small" onClick={add}>
        {t('Add option')}
      </Button>
      <p className="cp-quiet">
        {t('On the right is the value that rules and calculations use, such as the points of an answer.')}
      </p>
    </fieldset>
  );
}
