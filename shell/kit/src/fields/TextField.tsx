import { Input } from '../modules/antd';
import { type FieldProps, FieldFrame, statusOf } from './FieldFrame';

interface Props extends FieldProps<string> {
  /** Several lines. */
  long?: boolean;
  /** Lines of a long text: the initial number, and the number from which it scrolls. */
  rows?: readonly [least: number, most: number];
}

const USUAL_ROWS = [2, 8] as const;

/** Text on one line, or with `long` on several, growing with its content between `rows`. */
export function TextField({ value, onChange, long = false, rows = USUAL_ROWS, ...frame }: Props) {
  return (
    <FieldFrame {...frame}>
      {(aria) =>
        long ? (
          <Input.TextArea
            {...aria}
            {...statusOf(frame.error)}
            autoSize={{ minRows: rows[0], maxRows: rows[1] }}
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
