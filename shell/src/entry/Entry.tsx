import type { ComponentType, MouseEvent } from 'react';
import { type EntryPath, go, useEntryPath } from './address';
import { Frame } from './Frame';
import { Chat } from './pages/Chat';
import { Connect } from './pages/Connect';
import { ForgotPassword } from './pages/ForgotPassword';
import { Home } from './pages/Home';
import { Join } from './pages/Join';
import { Privacy, Terms } from './pages/Legal';
import { Login } from './pages/Login';
import { Logout } from './pages/Logout';
import { Register } from './pages/Register';
import { ResetPassword } from './pages/ResetPassword';
import { Setup } from './pages/Setup';
import { UnknownPage } from './pages/UnknownPage';
import { useLanguage } from './t';

const PAGES: Record<EntryPath, ComponentType> = {
  '/': Home,
  '/login': Login,
  '/register': Register,
  '/join': Join,
  '/forgot-password': ForgotPassword,
  '/reset-password': ResetPassword,
  '/setup': Setup,
  '/logout': Logout,
  '/connect': Connect,
  '/terms': Terms,
  '/privacy': Privacy,
  '/chat': Chat,
};

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

/** Plain links inside the entry change the page without loading the document again. */
function followInPlace(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null;
  if (!link || link.target || event.button !== 0) return;
  if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  go(link.getAttribute('href') ?? '/');
}
