/** Date fields; a separate module because they need a calendar and dayjs. */
export { default as DatePicker } from 'antd/es/date-picker';
