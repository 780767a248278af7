import { z } from 'zod';
import { defineEntity } from '../entity/entity';
import { boolean, code, instant, optional, roles, text, texts } from '../entity/fields';
import { LANGUAGES } from '../text/languages';
import { MAIL_TOPIC_NAMES } from './mails/mail-topics';
import { NOBODY, ROLES, SIGNED_IN } from '../portal/roles';
import { NAME_MAX, nameErrors } from './account-rules';

/** The signed-in person's own details. */
export const profile = defineEntity({
  name: 'profile',
  label: 'Profile',
  kind: 'singleton',
  scope: 'user',
  table: {
    name: 'users',
    columns: [
      ...['first_name', 'last_name', 'role', 'seen_welcome', 'email', 'lang', 'roles', 'status', 'confirmed_on'],
      'unwanted_mails',
    ],
  },
  fields: {
    first_name: text('First name', NAME_MAX),
    last_name: text('Last name', NAME_MAX),
    role: optional(text('Job role', 50)),
    seen_welcome: boolean('Welcome message seen'),
  },
  derived: {
    email: text('Email', 254),
    lang: code('Language', 'languages'),
    roles: roles('Permissions', ROLES),
    status: text('Status', 20),
    confirmed_on: optional(instant('Email address confirmed')),
    /** Topics of emails that the person has turned off, here or by a link in an email. */
    unwanted_mails: optional(texts('Emails turned off', { max: 40, maxItems: MAIL_TOPIC_NAMES.length })),
  },
  allow: { list: NOBODY, read: SIGNED_IN, create: NOBODY, update: SIGNED_IN, remove: NOBODY },
  check: ({ first_name, last_name }) => nameErrors({ first_name, last_name }),
  actions: {
    set_lang: { label: 'Set language', allow: SIGNED_IN, input: z.strictObject({ lang: z.enum(LANGUAGES) }) },
    set_mails: {
      label: 'Turn emails on or off',
      allow: SIGNED_IN,
      input: z.strictObject({ topic: z.enum(MAIL_TOPIC_NAMES), wanted: z.boolean() }),
    },
  },
  events: { set_lang: 'Language changed' },
});
