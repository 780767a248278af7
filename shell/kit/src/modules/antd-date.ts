/** Date fields, apart because they bring a calendar and dayjs. */
export { default as DatePicker } from 'antd/es/date-picker';
export { default as TimePicker } from 'antd/es/time-picker';
export type { DatePickerProps, RangePickerProps } from 'antd/es/date-picker';
