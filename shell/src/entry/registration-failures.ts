import { REGISTRATION_FAILURES } from '@lichen/contracts/identity/account-rules';

const COUNT = 'lichen.registration-failures';

const failures = (): number => Number(sessionStorage.getItem(COUNT)) || 0;

/** Counts the refusals of both forms during this visit. Lost connections do not count. */
export const countFailure = ({ sent, status }: { sent: boolean; status: number }): void => {
  if (sent && status > 0) sessionStorage.setItem(COUNT, String(failures() + 1));
};

/** Returns true after more than `REGISTRATION_FAILURES` refusals in this tab. */
export const registrationBlocked = (): boolean => failures() > REGISTRATION_FAILURES;
