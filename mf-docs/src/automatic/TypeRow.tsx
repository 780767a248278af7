import { docAutomation } from '@lichen/contracts/docs/doc-automation.entity';
import type { RecordOf } from '@lichen/contracts/entity/entity';
import { ChoiceField, failureText, useNotify, useRemove, useSave, useT } from '@lichen/kit';
import { Switch } from '@lichen/kit/antd';
import { useId } from 'react';

type Automation = RecordOf<typeof docAutomation>;

interface Props {
  type: string;
  label: string;
  /** The setting of the type; null where its documents are not applied automatically. */
  automation: Automation | null;
  mayChange: boolean;
}

/** Offered thresholds of certainty, in percent. */
const LEAST = ['90', '95', '97', '100'];
const FIRST = 90;

/** A document type: whether its documents are applied automatically, and from which certainty. */
export function TypeRow({ type, label, automation, mayChange }: Props) {
  const t = useT();
  const notify = useNotify();
  const id = useId();
  const { create, update, isSaving } = useSave(docAutomation);
  const { remove } = useRemove(docAutomation);
  const said = automation ? String(automation.sure_percent) : null;

  const done = (outcome: { state: string; error?: Parameters<typeof failureText>[0] } | undefined) => {
    if (outcome?.state === 'failed' && outcome.error) notify(failureText(outcome.error), 'bad');
  };
  const toggle = async () =>
    done(
      automation
        ? await remove(automation._id, automation.version)
        : await create({ doc_type: type, sure_percent: FIRST }),
    );

  return (
    <li>
      <Switch
        id={id}
        size="small"
        checked={automation !== null}
        disabled={!mayChange || isSaving}
        onChange={() => void toggle()}
      />
      <label htmlFor={id}>{t(label)}</label>
      {automation && said && (
        <ChoiceField
          label={t('{type}: certainty from', { type: t(label) })}
          plain
          disabled={!mayChange}
          options={LEAST.includes(said) ? LEAST : [...LEAST, said]}
          words={Object.fromEntries([...LEAST, said].map((percent) => [percent, `${percent} %`]))}
          value={said}
          onChange={async (percent) => percent && done(await update(automation, { sure_percent: Number(percent) }))}
        />
      )}
    </li>
  );
}
