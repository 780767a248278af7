/** Date fields, apart because they bring a calendar and dayjs. */
export { default as DatePicker } from 'antd/es/date-picker';
