/**
 * The parts of antd that most pages need at once; the others are in sibling modules, so that no page waits for them.
 */
import { unstableSetRender } from 'antd/es/config-provider/UnstableContext';
import { createRoot, type Root } from 'react-dom/client';

export { default as Alert } from 'antd/es/alert';
export { default as AutoComplete } from 'antd/es/auto-complete';
export { default as Button } from 'antd/es/button';
export { default as Checkbox } from 'antd/es/checkbox';
export { default as ConfigProvider } from 'antd/es/config-provider';
export { default as Dropdown } from 'antd/es/dropdown';
export { default as Input } from 'antd/es/input';
export { default as Modal } from 'antd/es/modal';
export { default as Popover } from 'antd/es/popover';
export { default as Segmented } from 'antd/es/segmented';
export { Select } from './Select';
export { default as Switch } from 'antd/es/switch';

const roots = new WeakMap<Element | DocumentFragment, Root>();

// antd 5 renders static dialogs through ReactDOM.render, which React 19 no longer has; this is antd's documented
// replacement.
unstableSetRender((node, container) => {
  const root = roots.get(container) ?? createRoot(container);
  roots.set(container, root);
  root.render(node);
  return async () => {
    await Promise.resolve();
    root.unmount();
    roots.delete(container);
  };
});
