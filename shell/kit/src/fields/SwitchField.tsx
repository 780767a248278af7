import { Switch } from '../modules/antd';
import { type FieldProps, FieldFrame } from './FieldFrame';

/** On or off; null counts as off. */
export function SwitchField({ value, onChange, ...frame }: FieldProps<boolean>) {
  return (
    <FieldFrame {...frame} beside>
      {({ id, disabled, 'aria-describedby': describedBy }) => (
        <Switch
          id={id}
          disabled={disabled}
          checked={value === true}
          onChange={(next) => onChange(next)}
          {...(describedBy ? { 'aria-describedby': describedBy } : {})}
        />
      )}
    </FieldFrame>
  );
}
