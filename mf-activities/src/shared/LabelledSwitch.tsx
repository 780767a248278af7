import { Switch } from '@lichen/kit/antd';
import { useId } from 'react';

interface Props {
  label: string;
  checked: boolean;
  onChange: (checked: boolean) => void;
}

/** A small switch of a filter, with its label beside it. */
export function LabelledSwitch({ label, ...state }: Props) {
  const id = useId();
  return (
    <span className="act-labelled">
      <Switch id={id} size="small" {...state} />
      <label htmlFor={id}>{label}</label>
    </span>
  );
}
