import { useT } from '@lichen/kit';
import { Checkbox } from '@lichen/kit/antd';
import { type ReactNode, useState } from 'react';

const SHOWN_AT_FIRST = 6;

/** A group of choices with its heading, as a fieldset. */
export function Group({ title, children }: { title: string; children: ReactNode }) {
  return (
    <fieldset className="act-filter">
      <legend>{title}</legend>
      {children}
    </fieldset>
  );
}

interface ChoicesProps {
  chosen: readonly string[];
  options: readonly { value: string; label: ReactNode }[];
  onChange: (chosen: string[]) => void;
}

/** Checkboxes; the less frequent ones are hidden behind "N more". */
export function Choices({ chosen, options, onChange }: ChoicesProps) {
  const t = useT();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? options : options.filter(({ value }, at) => at < SHOWN_AT_FIRST || chosen.includes(value));
  return (
    <>
      {shown.map(({ value, label }) => (
        <Checkbox
          key={value}
          checked={chosen.includes(value)}
          onChange={({ target }) =>
            onChange(target.checked ? [...chosen, value] : chosen.filter((one) => one !== value))
          }
        >
          {label}
        </Checkbox>
      ))}
      {shown.length < options.length && (
        <button type="button" className="act-link" onClick={() => setWhole(true)}>
          {t('{count} more', { count: options.length - shown.length })}
        </button>
      )}
    </>
  );
}
