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
  | 'META_CHAT_TEMPLATE'
  | 'TWILIO_CHAT_CONTENT'
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

/** Returns the company's own number, where the service of the channel sends from such numbers. */
export function ownNumber(
  settings: TextSettings,
  { channel, from }: { readonly channel: 'whatsapp' | 'sms'; readonly from?: string | undefined },
): string | undefined {
  const provider = providerOf(settings, channel);
  return settings.TEXT_FROM_COMPANIES && (provider === 'twilio' || provider === 'hook') ? from : undefined;
}

/**
 * Returns the operator's template for messages outside of WhatsApp's window; `free` where no window is kept: SMS, a
 * service of the operator's own, and messages that are captured.
 */
export function templateBeyondWindow(
  settings: TextSettings,
  channel: 'whatsapp' | 'sms',
): { readonly free: true } | { readonly free: false; readonly template: string | undefined } {
  const provider = providerOf(settings, channel);
  if (channel === 'sms' || provider === 'none' || provider === 'hook') return { free: true };
  return { free: false, template: provider === 'meta' ? settings.META_CHAT_TEMPLATE : settings.TWILIO_CHAT_CONTENT };
}
