import { KitProvider, makeQueryClient, OfflineNotice, onRefused, SlotProvider } from '@lichen/kit';
import { BrowserRouter } from '@lichen/kit/router';
import { useEffect } from 'react';
import { Frame } from './frame/Frame';
import { renderSlot } from './loader/WidgetsOf';
import { connectSocket } from './push/socket';
import { AreaView } from './routes/AreaView';
import { DrawnAhead } from './routes/DrawnAhead';
import { fetchOnIntent } from './routes/fetch-on-intent';
import { PlaceBoundary } from './routes/PlaceBoundary';
import { ShellBoundary } from './routes/ShellBoundary';
import { Themed } from './theme/Themed';
import { seedEmptyLists } from './session/empty-lists';
import { refreshAfterRefusal, refreshSession, useSession } from './session/session';

const client = makeQueryClient({ onSignedOut: () => void refreshSession() });

seedEmptyLists(client);
onRefused(refreshAfterRefusal);

/** Root of the portal once the portal answer has arrived: providers, frame, and the page named by the address. */
export function PortalRoot() {
  const answer = useSession((session) => session.answer);
  const language = useSession((session) => session.language);
  useEffect(() => connectSocket(client), []);
  useEffect(fetchOnIntent, []);
  if (!answer) return null;
  return (
    <Themed language={language}>
      {/* A way to another page is not put off: behind a widget that draws itself again and again it would never come. */}
      <BrowserRouter useTransitions={false}>
        <KitProvider client={client} answer={answer} language={language} refresh={() => void refreshSession()}>
          <ShellBoundary>
            <OfflineNotice />
            <SlotProvider value={renderSlot}>
              <Frame>
                <PlaceBoundary>
                  <AreaView answer={answer} />
                </PlaceBoundary>
                <DrawnAhead />
              </Frame>
            </SlotProvider>
          </ShellBoundary>
        </KitProvider>
      </BrowserRouter>
    </Themed>
  );
}
