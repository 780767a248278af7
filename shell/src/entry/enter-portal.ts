import { navigate, withInvitation } from './address';

/** What log-in and registration answer with, as far as these pages look at it. */
export interface SignInAnswer {
  obj?: { connects?: boolean };
}

/** Where somebody who has just signed in goes: on with the invitation they came with, if it still waits. */
export const enterPortal = ({ obj }: SignInAnswer): void =>
  navigate(obj?.connects ? withInvitation('/connect') : '/dashboard');
