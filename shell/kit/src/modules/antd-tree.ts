/** Hierarchies: few pages show one. */
export { default as Cascader } from 'antd/es/cascader';
export { default as Tree } from 'antd/es/tree';
export { default as TreeSelect } from 'antd/es/tree-select';
