import { parseNumber } from '@lichen/contracts/formats/numbers';
import { useState } from 'react';
import { numberText } from '../format/numbers';
import { Input } from '../modules/antd';
import { usePortal } from '../portal/portal';
import { type ControlAria, type FieldProps, FieldFrame, statusOf } from './FieldFrame';
import { typeKeypadMark } from './keypad-mark';

/** Text that is not a number stays as typed, so that validation can report it below the field. */
type Typed = number | string;

interface BoxProps {
  value: Typed | null | undefined;
  onChange: (value: Typed | null) => void;
  aria: ControlAria;
  error?: string | undefined;
  suffix?: string | undefined;
  /** Shown without a thousands separator. */
  isYear?: boolean;
  label?: string;
}

/** The number input alone: accepts every notation, and shows the reader's own after leaving. */
export function NumberBox({ value, onChange, aria, error, suffix, isYear, label }: BoxProps) {
  const { language } = usePortal();
  const [typed, setTyped] = useState<string | null>(null);
  const written = (number: number) => (isYear ? String(number) : numberText(number, language, 15));
  const shown = typed ?? (typeof value === 'number' ? written(value) : (value ?? ''));

  const read = (text: string) => {
    setTyped(text);
    const plain = parseNumber(text, language);
    onChange(text.trim() === '' ? null : plain === null ? text : Number(plain));
  };

  return (
    <Input
      {...aria}
      {...(label ? { 'aria-label': label } : {})}
      {...statusOf(error)}
      className="k-field-number"
      inputMode="decimal"
      autoComplete="off"
      value={shown}
      suffix={suffix}
      onKeyDown={(event) => typeKeypadMark(event, language)}
      onChange={(event) => read(event.target.value)}
      onBlur={() => setTyped(null)}
    />
  );
}

/**
 * Number field in the notation of the reader's language. Text that is not a number is kept, for validation to report.
 */
export function NumberField({
  value,
  onChange,
  suffix,
  isYear = false,
  ...frame
}: FieldProps<number> & { suffix?: string | undefined; isYear?: boolean }) {
  return (
    <FieldFrame {...frame}>
      {(aria) => (
        <NumberBox
          value={value}
          onChange={(next) => onChange(next as number | null)}
          aria={aria}
          error={frame.error}
          suffix={suffix}
          isYear={isYear}
        />
      )}
    </FieldFrame>
  );
}
