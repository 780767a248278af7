import { type APIRequestContext, expect } from '@playwright/test';
import { call } from './calls';

interface Mail {
  to: string;
  subject: string;
  text: string;
}

/** Waits until more than `known` mails to an address have been captured; returns the newest. */
export async function nextMail(request: APIRequestContext, to: string, known = 0): Promise<Mail> {
  const sent = async (): Promise<Mail[]> => {
    const { body } = await call(request, 'GET', '/operator/inbox');
    return (body.list as Mail[]).filter((mail) => mail.to === to);
  };
  // A mail is there within a tenth of a second; by itself a poll would next look after a quarter, then half of one.
  const often = { message: `mail to ${to}`, intervals: [50] };
  await expect.poll(async () => (await sent()).length, often).toBeGreaterThan(known);
  const [newest] = await sent();
  return newest as Mail;
}

/** Path and query of the first link in a mail that leads to `page`. */
export function linkTo(page: string, { text }: Mail): string {
  const found = text.match(/https?:\/\/[^\s)>\]]+/g)?.map((address) => new URL(address));
  const link = found?.find(({ pathname }) => pathname === page);
  expect(link, `a link to ${page} in: ${text}`).toBeTruthy();
  return `${link?.pathname}${link?.search}`;
}
