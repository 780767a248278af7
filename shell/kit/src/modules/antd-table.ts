/** The table and its paging, apart because it is the heaviest single part of antd. */
export { default as Pagination } from 'antd/es/pagination';
export { default as Table } from 'antd/es/table';
export type { ColumnsType, TableProps } from 'antd/es/table';
