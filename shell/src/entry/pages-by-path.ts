import type { ComponentType } from 'react';
import type { EntryPath } from './address';
import { Chat } from './pages/Chat';
import { Confirm } from './pages/Confirm';
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

export const PAGES: Record<EntryPath, ComponentType> = {
  '/': Home,
  '/login': Login,
  '/register': Register,
  '/join': Join,
  '/forgot-password': ForgotPassword,
  '/reset-password': ResetPassword,
  '/confirm': Confirm,
  '/setup': Setup,
  '/logout': Logout,
  '/connect': Connect,
  '/terms': Terms,
  '/privacy': Privacy,
  '/chat': Chat,
};
