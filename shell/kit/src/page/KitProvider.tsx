import type { Language } from '@lichen/contracts/text/languages';
import type { PortalAnswer } from '@lichen/contracts/portal/portal';
import type { ReactNode } from 'react';
import { UnsavedChangesGuard } from '../unsaved-changes/UnsavedChangesGuard';
import { type QueryClient, QueryClientProvider } from '../modules/query';
import { ConfirmProvider } from '../panel/confirm';
import { NoticeProvider } from '../panel/notices';
import { ReasonProvider } from '../panel/ReasonQuestion';
import { PortalProvider } from '../portal/portal';

interface Props {
  client: QueryClient;
  answer: PortalAnswer;
  language?: Language;
  refresh?: () => void;
  now?: () => number;
  children: ReactNode;
}

/** Providers that pages of remotes need; the shell mounts them once. */
export function KitProvider({ client, children, ...portal }: Props) {
  return (
    <QueryClientProvider client={client}>
      <PortalProvider {...portal}>
        <NoticeProvider>
          <ConfirmProvider>
            <ReasonProvider>
              <UnsavedChangesGuard>{children}</UnsavedChangesGuard>
            </ReasonProvider>
          </ConfirmProvider>
        </NoticeProvider>
      </PortalProvider>
    </QueryClientProvider>
  );
}
