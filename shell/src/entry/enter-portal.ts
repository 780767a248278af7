import { navigate, withInvitation } from './address';

/** Answer of log-in and registration, as far as these pages read it. */
export interface SignInAnswer {
  obj?: { connects?: boolean };
}

/** Destination after signing in: the invitation that the person came with, if it is still pending. */
export const enterPortal = ({ obj }: SignInAnswer): void =>
  navigate(obj?.connects ? withInvitation('/connect') : '/dashboard');
