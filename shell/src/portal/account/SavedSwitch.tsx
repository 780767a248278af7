import { failureText, type Outcome, SwitchField, useT } from '@lichen/kit';
import { useState } from 'react';
import './account.css';

interface Props {
  label: string;
  hint?: string;
  value: boolean;
  isRunning: boolean;
  save: (value: boolean) => Promise<Outcome<object>>;
}

/** A switch that takes effect at once and shows beside itself whether it was saved. */
export function SavedSwitch({ isRunning, save, ...field }: Props) {
  const t = useT();
  const [told, setTold] = useState<{ text: string; isBad: boolean } | null>(null);
  const set = async (value: boolean) => {
    setTold(null);
    const outcome = await save(value);
    if (outcome.state === 'failed') setTold({ text: failureText(outcome.error), isBad: true });
    else setTold({ text: t('Saved'), isBad: false });
  };
  return (
    <div className="p-switch">
      <SwitchField {...field} disabled={isRunning} onChange={(next) => void set(next === true)} />
      <span className={told?.isBad ? 'p-switch-told p-switch-failed' : 'p-switch-told'} role="status">
        {told?.text}
      </span>
    </div>
  );
}
