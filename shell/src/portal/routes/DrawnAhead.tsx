import { Route, Routes } from '@lichen/kit/router';
import { Activity, Component, type ReactNode, Suspense, useState } from 'react';
import { createPortal } from 'react-dom';
import { Watched } from '../loader/Watched';
import { type AheadPage, dropAhead, useAhead } from './drawn-ahead';

/** Ignores failures while drawing ahead; opening the page tries again and reports them. */
class Silent extends Component<{ page: AheadPage; children: ReactNode }, { hasFailed: boolean }> {
  override state = { hasFailed: false };

  static getDerivedStateFromError(): { hasFailed: boolean } {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    dropAhead(this.props.page);
  }

  override render(): ReactNode {
    return this.state.hasFailed ? null : this.props.children;
  }
}

/**
 * Renders a page that is about to be opened, in pieces, outside the document and without its effects, so that the
 * styles of its components exist and its code has run once when the user opens it.
 */
export function DrawnAhead() {
  const page = useAhead((ahead) => ahead.page);
  return page && <Drawn key={page.address} page={page} />;
}

function Drawn({ page }: { page: AheadPage }) {
  const [outside] = useState(() => document.createElement('div'));
  const { Shown, part, pattern, address } = page;
  const shown = (
    <Watched container={part.remote.container}>
      <Shown />
    </Watched>
  );
  return createPortal(
    <Silent page={page}>
      <Activity mode="hidden">
        <Suspense fallback={null}>
          <Routes location={address}>
            <Route path={pattern} element={shown} />
          </Routes>
        </Suspense>
      </Activity>
    </Silent>,
    outside,
  );
}
