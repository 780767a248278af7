import { KitProvider, makeQueryClient, OfflineNotice, SlotProvider } from '@lichen/kit';
import { BrowserRouter } from '@lichen/kit/router';
import { useEffect } from 'react';
import { Frame } from './frame/Frame';
import { fillSlot } from './loader/WidgetsOf';
import { keepListening } from './push/socket';
import { AreaView } from './routes/AreaView';
import { ShellBoundary } from './routes/ShellBoundary';
import { Themed } from './theme/Themed';
import { keepEmptyLists } from './session/empty-lists';
import { refreshVisit, useVisit } from './session/session';

const client = makeQueryClient({ onSignedOut: () => void refreshVisit() });

keepEmptyLists(client);

/** Everything after the answer has come: providers, frame, and the page that the address names. */
export function PortalRoot() {
  const answer = useVisit((visit) => visit.answer);
  const language = useVisit((visit) => visit.language);
  useEffect(() => keepListening(client), []);
  if (!answer) return null;
  return (
    <Themed language={language}>
      <BrowserRouter>
        <KitProvider client={client} answer={answer} language={language} refresh={() => void refreshVisit()}>
          <ShellBoundary>
            <OfflineNotice />
            <SlotProvider value={fillSlot}>
              <Frame>
                <AreaView answer={answer} />
              </Frame>
            </SlotProvider>
          </ShellBoundary>
        </KitProvider>
      </BrowserRouter>
    </Themed>
  );
}
