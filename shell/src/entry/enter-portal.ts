import { navigate, withInvitation } from './address';

/** The fields of the log-in and registration answers that these pages read. */
export interface SignInAnswer {
  obj?: { connects?: boolean };
}

/** Leaves for the portal after log-in, or for the pending invitation that the person arrived with. */
export const enterPortal = ({ obj }: SignInAnswer): void =>
  navigate(obj?.connects ? withInvitation('/connect') : '/dashboard');
