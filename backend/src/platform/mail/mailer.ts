/** Mails that the product sends; one template each, in six languages. */
export interface Mails {
  reset_password: { first_name: string; link: string };
  invitation: { company_name: string; inviter: string; link: string };
  address_known: { first_name: string; link: string };
}

export interface Mail<K extends keyof Mails = keyof Mails> {
  kind: K;
  to: string;
  language: string;
  data: Mails[K];
}

export interface Mailer {
  send<K extends keyof Mails>(mail: Mail<K>): Promise<void>;
  stop(): Promise<void>;
}
