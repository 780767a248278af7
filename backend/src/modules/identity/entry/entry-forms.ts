import {
  CHALLENGE,
  type JoinForm,
  type LoginForm,
  NAME_MAX,
  PASSWORD,
  type RegisterForm,
} from '@lichen/contracts/identity/account-rules';

type Schema = Readonly<Record<string, unknown>>;

/** Fields of an entry form, both for validation and for the API description. */
export interface EntryForm<F> {
  readonly keys: readonly (keyof F & string)[];
  readonly schema: Schema;
}

function formOf<F>(properties: Record<keyof F & string, Schema>, optional: readonly (keyof F)[] = []): EntryForm<F> {
  const keys = Object.keys(properties) as (keyof F & string)[];
  const required = keys.filter((key) => !optional.includes(key));
  return { keys, schema: { type: 'object', additionalProperties: false, required, properties } };
}

const text = { type: 'string', maxLength: 1000 };
const email = { type: 'string', format: 'email', maxLength: 254 };
const name = { type: 'string', minLength: 1, maxLength: NAME_MAX };
const accepted = { const: true };
const number = { type: 'integer', minimum: CHALLENGE.min, maximum: CHALLENGE.max };
const newPassword = {
  ...{ type: 'string', minLength: PASSWORD.min, maxLength: PASSWORD.max },
  description: 'With a number, a lower case and an upper case letter',
};

export interface ForgotForm {
  email: string;
  message?: string;
}

export interface ResetForm {
  password: string;
  reset_code: string;
}

export interface ConfirmForm {
  code: string;
  decision: 'confirm' | 'free';
}

export const LOGIN = formOf<LoginForm>({ email, password: text, invite_code: text }, ['invite_code']);

export const REGISTER = formOf<RegisterForm>(
  {
    first_name: name,
    last_name: name,
    email,
    password: newPassword,
    accept_terms: accepted,
    answer: { ...number, description: 'The highest of the numbers' },
    test: { type: 'array', items: number, minItems: CHALLENGE.count, maxItems: CHALLENGE.count },
    token: { ...text, description: 'As returned by the challenge' },
    invite_code: text,
  },
  ['invite_code'],
);

export const JOIN = formOf<JoinForm>({ email, password: newPassword, accept_terms: accepted, invite_code: text });
export const INVITATION = formOf<{ invite_code: string }>({ invite_code: text });
export const CONFIRMATION = formOf<{ code: string }>({ code: text });
export const CONFIRM = formOf<ConfirmForm>({ code: text, decision: { enum: ['confirm', 'free'] } });
export const FORGOT = formOf<ForgotForm>({ email, message: text }, ['message']);
export const RESET = formOf<ResetForm>({ password: newPassword, reset_code: text });
