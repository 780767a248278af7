import { Input } from '../modules/antd';
import { type FieldProps, FieldFrame, statusOf } from './FieldFrame';

interface Props extends FieldProps<string> {
  /** Several lines. */
  long?: boolean;
}

export function TextField({ value, onChange, long = false, ...frame }: Props) {
  return (
    <FieldFrame {...frame}>
      {(aria) =>
        long ? (
          <Input.TextArea
            {...aria}
            {...statusOf(frame.error)}
            autoSize={{ minRows: 2, maxRows: 8 }}
            value={value ?? ''}
            onChange={(event) => onChange(event.target.value)}
          />
        ) : (
          <Input
            {...aria}
            {...statusOf(frame.error)}
            value={value ?? ''}
            onChange={(event) => onChange(event.target.value)}
          />
        )
      }
    </FieldFrame>
  );
}
