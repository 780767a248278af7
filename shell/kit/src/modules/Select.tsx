import AntdSelect, { type SelectProps } from 'antd/es/select';
import { type KeyboardEvent, useRef } from 'react';

type Pressed = KeyboardEvent<HTMLInputElement | HTMLTextAreaElement>;

/**
 * antd's select, left by one Tab also while its list is open: with the choice that was typed or walked to, and otherwise
 * as it was. antd would take the first offer, asked or not, and need a second Tab to go on.
 */
export const Select = ((props: SelectProps) => {
  const hasWalked = useRef(false);
  const pressed = (event: Pressed) => {
    const { key, currentTarget } = event;
    const isOpen = currentTarget.getAttribute('aria-expanded') === 'true';
    if (key === 'ArrowDown' || key === 'ArrowUp') hasWalked.current = isOpen;
    if (key === 'Enter' || key === 'Escape') hasWalked.current = false;
    if (key === 'Tab' && isOpen) {
      // antd takes the choice and then holds the Tab back; what it never hears of takes no choice.
      if (hasWalked.current || currentTarget.value) event.preventDefault = () => undefined;
      else event.stopPropagation();
      hasWalked.current = false;
    }
    props.onInputKeyDown?.(event);
  };
  return <AntdSelect {...props} onInputKeyDown={pressed} />;
}) as typeof AntdSelect;
