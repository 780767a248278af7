import { useEffect, useState } from 'react';

/** For a dialog that is there only while it is open: whatever opened it has the focus again afterwards. */
export function useFocusBack(): void {
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
}
