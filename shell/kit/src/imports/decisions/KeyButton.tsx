import { useSingleKeyShortcuts } from '../../index';
import { Button } from '../../modules/antd';
import type { ComponentProps } from 'react';

/** A button with a single-key shortcut, which it shows. */
export function KeyButton({ keyName, children, ...rest }: ComponentProps<typeof Button> & { keyName: string }) {
  const isOn = useSingleKeyShortcuts();
  return (
    <Button {...rest} {...(isOn ? { 'aria-keyshortcuts': keyName } : {})}>
      {children}
      {isOn && (
        <span className="imp-key" aria-hidden="true">
          {keyName.toUpperCase()}
        </span>
      )}
    </Button>
  );
}
