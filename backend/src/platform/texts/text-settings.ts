import type { Configuration } from '../configuration';

export type TextSettings = Pick<
  Configuration,
  | 'WHATSAPP_PROVIDER'
  | 'SMS_PROVIDER'
  | 'TWILIO_URL'
  | 'TWILIO_ACCOUNT'
  | 'TWILIO_TOKEN'
  | 'TWILIO_SMS_FROM'
  | 'TWILIO_WHATSAPP_FROM'
  | 'META_URL'
  | 'META_PHONE_ID'
  | 'META_TOKEN'
  | 'META_TEMPLATE'
  | 'META_APP_SECRET'
  | 'META_VERIFY_TOKEN'
  | 'TEXT_HOOK_URL'
  | 'TEXT_HOOK_SECRET'
  | 'TEXT_PRIVATE_HOSTS'
  | 'TEXT_FROM_COMPANIES'
  | 'TEXT_COMPANY_DAILY'
  | 'LICHEN_RATE_LIMIT_SCALE'
  | 'publicUrl'
  | 'production'
  | 'dataDir'
>;

/** Path at which services report delivery states. */
export const STATE_PATH = '/api/text_state';

/** Returns the service of a channel; `none` where there is none. */
export const providerOf = (settings: TextSettings, channel: 'whatsapp' | 'sms') =>
  channel === 'whatsapp' ? settings.WHATSAPP_PROVIDER : settings.SMS_PROVIDER;
