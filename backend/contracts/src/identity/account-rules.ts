import { isPrintable } from '../entity/printable';
import type { FieldErrors } from '../api/problems';

/**
 * Rules of the registration and login forms, written as plain functions so that these pages need no validation library.
 */

const EMAIL = /^[^\s@<>()[\]\\,;:"]{1,64}@(?:[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?\.)+[a-z]{2,63}$/i;
/**
 * Parts of a web or mail address (C-167). A protocol matches as a whole word or before `:` or `/`, where `ws` must
 * still be a whole word, because names end in it: Matthews, Andrews/Dawson.
 */
const NOT_IN_A_NAME = /(?<![\p{L}\p{N}])(?:https?|wss?|ftp)(?![\p{L}\p{N}])|(?:https?|wss|ftp)[:/]|:\/\/|\.|@/iu;
/** Line breaks and control characters that reverse the direction of text. */
const TURNS_TEXT = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;
const SHOWS = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Limits of a password, in characters; from `better` on, a special character adds to its strength. */
export const PASSWORD = { min: 6, max: 30, better: 8 } as const;
/** Maximum length of a first or last name, in characters. */
export const NAME_MAX = 25;
/** Maximum length of an email address, in characters. */
export const EMAIL_MAX = 254;
/** The test for robots on the entry forms: how many numbers it shows, and their range. */
export const CHALLENGE = { count: 3, min: 2, max: 21 } as const;
/** Number of refusals in one visit after which the registration forms stay blocked. */
export const REGISTRATION_FAILURES = 2;
/** Milliseconds that each entry page shows its success before it leads on. */
export const REDIRECT_MS = { login: 300, register: 2000, join: 0, setup: 250 } as const;

/** Messages of the entry forms, used on both sides. */
export const ENTRY_TEXTS = {
  required: 'Required',
  emailRequired: 'Email is required',
  emailInvalid: 'A valid email address is required',
  passwordRequired: 'Password is required',
  tooShort: 'Too short.',
  tooLong: 'Too long.',
  needsNumber: 'Must include at least one number.',
  needsLower: 'Must include at least one lower case letter.',
  needsUpper: 'Must include at least one upper case letter.',
  terms: 'You must accept these terms to register',
  inviteRequired: 'You must have an invitation to register',
  nameTooLong: 'Too long',
  nameInvalid: 'Invalid name',
  tryAgain: 'Try again',
  blocked: 'Unable to complete registration',
  /** The text is the same for every cause, so that it does not reveal which addresses are registered. */
  registrationRefused: 'Unable to complete registration. We have sent a mail to this address.',
  wrongLogin: 'The email or password is incorrect.',
  resetSent: 'If this address has an account, we have sent a link to reset the password.',
  resetExpired: 'This link has expired or has already been used.',
  inviteUnknown: 'This invitation is no longer valid.',
  inviteOfAnother: 'This invitation was sent to another address.',
  allDone: 'All done',
  tooMany: 'Too many attempts. Please wait a moment and try again.',
} as const;

const isText = (value: unknown): value is string => typeof value === 'string';

/** Returns the message about an unusable email address; null if it is usable. */
export function emailError(email: unknown): string | null {
  if (!isText(email) || email.trim() === '') return ENTRY_TEXTS.emailRequired;
  // Some letters become two characters in lower case, in which addresses are stored.
  const isKept = email.toLowerCase().length <= EMAIL_MAX;
  return isKept && isPrintable(email) && EMAIL.test(email.trim()) ? null : ENTRY_TEXTS.emailInvalid;
}

/** Returns the problems of a new password in the order of the rules, joined by spaces; null if there are none. */
export function passwordError(password: unknown): string | null {
  if (!isText(password) || password === '') return ENTRY_TEXTS.passwordRequired;
  const problems = [
    password.length < PASSWORD.min && ENTRY_TEXTS.tooShort,
    password.length > PASSWORD.max && ENTRY_TEXTS.tooLong,
    !/\d/.test(password) && ENTRY_TEXTS.needsNumber,
    !/\p{Ll}/u.test(password) && ENTRY_TEXTS.needsLower,
    !/\p{Lu}/u.test(password) && ENTRY_TEXTS.needsUpper,
  ].filter(isText);
  return problems.length > 0 ? problems.join(' ') : null;
}

/** Bars of the strength meter, 0 to 5: length, number, lower, upper, and 8 or more with a special character. */
export function passwordStrength(password: string): number {
  return [
    password.length >= PASSWORD.min,
    /\d/.test(password),
    /\p{Ll}/u.test(password),
    /\p{Lu}/u.test(password),
    password.length >= PASSWORD.better && /[^\p{L}\p{N}\s]/u.test(password),
  ].filter(Boolean).length;
}

/** Returns the message about an unusable name of a person; null if it is usable. */
export function nameError(name: unknown): string | null {
  if (!isText(name) || !SHOWS.test(name)) return ENTRY_TEXTS.required;
  if (name.trim().length > NAME_MAX) return ENTRY_TEXTS.nameTooLong;
  // An accent may be a character of its own, behind its letter: it does not end a word.
  const letters = name.normalize('NFC');
  return NOT_IN_A_NAME.test(letters) || TURNS_TEXT.test(name) || !isPrintable(name) ? ENTRY_TEXTS.nameInvalid : null;
}

/** Returns the message about terms that are not accepted; null if they are. */
export function termsError(accepted: unknown): string | null {
  return accepted === true ? null : ENTRY_TEXTS.terms;
}

/** The correct answer is the highest of the three numbers shown. */
export function challengeError(answer: unknown, test: readonly number[]): string | null {
  if (typeof answer !== 'number') return ENTRY_TEXTS.required;
  return test.includes(answer) && test.every((number) => number <= answer) ? null : ENTRY_TEXTS.tryAgain;
}

function present(errors: Record<string, string | null>): FieldErrors {
  return Object.fromEntries(Object.entries(errors).filter((entry): entry is [string, string] => entry[1] !== null));
}

/** Returns the errors of both names, wherever they are changed after registration. */
export const nameErrors = ({ first_name, last_name }: { first_name?: unknown; last_name?: unknown }): FieldErrors =>
  present({ first_name: nameError(first_name), last_name: nameError(last_name) });

/** Body of a registration; `test` and `token` are the test for robots, `answer` its solution. */
export interface RegisterForm {
  first_name: string;
  last_name: string;
  email: string;
  password: string;
  accept_terms: boolean;
  answer: number | null;
  test: number[];
  token: string;
  invite_code?: string;
}

/** Returns messages by field of the registration form; none if it can be sent. */
export const registerErrors = (form: Partial<RegisterForm>): FieldErrors =>
  present({
    first_name: nameError(form.first_name),
    last_name: nameError(form.last_name),
    email: emailError(form.email),
    password: passwordError(form.password),
    accept_terms: termsError(form.accept_terms),
    answer: challengeError(form.answer, Array.isArray(form.test) ? form.test : []),
  });

/** Body with which an invited person joins a company. */
export interface JoinForm {
  email: string;
  password: string;
  accept_terms: boolean;
  invite_code: string;
}

/** Returns messages by field of the form with which an invited person joins. */
export const joinErrors = (form: Partial<JoinForm>): FieldErrors =>
  present({
    email: emailError(form.email),
    password: passwordError(form.password),
    accept_terms: termsError(form.accept_terms),
    invite_code: isText(form.invite_code) && form.invite_code.trim() !== '' ? null : ENTRY_TEXTS.inviteRequired,
  });

/** Details of an open invitation, shown to whoever opens its link. */
export interface Invitation {
  /** Empty if the company is not set up yet. */
  company: string;
  /** Full name of the person who sent the invitation; empty if they no longer exist. */
  inviter: string;
  email: string;
}

/** Body of a log-in; `invite_code` comes from the link of an invitation. */
export interface LoginForm {
  email: string;
  password: string;
  invite_code?: string;
}

/** Returns messages for the empty fields of the log-in form. */
export const loginErrors = (form: Partial<LoginForm>): FieldErrors =>
  present({
    email: isText(form.email) && form.email.trim() !== '' ? null : ENTRY_TEXTS.required,
    password: isText(form.password) && form.password !== '' ? null : ENTRY_TEXTS.required,
  });

/** Returns messages by field of the form that asks for a reset code. */
export const forgotErrors = (form: { email?: unknown }): FieldErrors => present({ email: emailError(form.email) });

/** Returns messages by field of the form that sets a new password; whether the code is valid is not checked here. */
export const resetErrors = (form: { password?: unknown; reset_code?: unknown }): FieldErrors =>
  present({
    password: passwordError(form.password),
    reset_code: isText(form.reset_code) && form.reset_code !== '' ? null : ENTRY_TEXTS.required,
  });
