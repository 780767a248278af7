import type { SelectProps } from 'antd/es/select';
import { Select } from '../modules/antd';
import { FieldFrame, type FieldProps, selectAria, statusOf } from './FieldFrame';

interface Props<V> extends SelectProps<V> {
  /** Label, hint, error and state of the field. */
  frame: Omit<FieldProps<unknown>, 'value' | 'onChange'>;
}

/** Shows a select in the frame of its field, marked when the field has an error. */
export const SelectInFrame = <V,>({ frame, ...select }: Props<V>) => (
  <FieldFrame {...frame}>
    {(aria) => <Select<V> {...selectAria(aria)} {...statusOf(frame.error)} {...select} />}
  </FieldFrame>
);
