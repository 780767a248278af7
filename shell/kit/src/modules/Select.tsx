import AntdSelect, { type SelectProps } from 'antd/es/select';
import { type KeyboardEvent, useRef } from 'react';

type Pressed = KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>;

/**
 * antd's select, which one Tab leaves even while its list is open: it selects an option that was typed or moved to, and
 * otherwise changes nothing. antd alone would select the first option in any case, and need a second Tab.
 */
export const Select = ((props: SelectProps) => {
  const hasWalked = useRef(false);
  const pressed = (event: Pressed) => {
    const { key, currentTarget } = event;
    const isOpen = currentTarget.getAttribute('aria-expanded') === 'true';
    if (key === 'ArrowDown' || key === 'ArrowUp') hasWalked.current = isOpen;
    if (key === 'Enter' || key === 'Escape') hasWalked.current = false;
    if (key === 'Tab' && isOpen) {
      // antd selects the option and then prevents the Tab; if it does not receive the event, it selects none.
      if (hasWalked.current || currentTarget.value) event.preventDefault = () => undefined;
      else event.stopPropagation();
      hasWalked.current = false;
    }
    props.onInputKeyDown?.(event);
  };
  return <AntdSelect {...props} onInputKeyDown={pressed} />;
}) as typeof AntdSelect;
