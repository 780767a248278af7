import type { MouseEvent } from 'react';
import { navigate, useEntryPath } from './address';
import { Frame } from './Frame';
import { PAGES } from './pages-by-path';
import { UnknownPage } from './pages/UnknownPage';
import { useLanguage } from './t';

export function Entry() {
  const path = useEntryPath();
  useLanguage();
  const Page = path ? PAGES[path] : UnknownPage;

  return (
    <Frame onClick={followInPlace} reading={path === '/terms' || path === '/privacy'}>
      <Page key={path} />
    </Frame>
  );
}

/** Follows plain links within the entry pages without reloading the document. */
function followInPlace(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  navigate(link.getAttribute('href') ?? '/');
}
