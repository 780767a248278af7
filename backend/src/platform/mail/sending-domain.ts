import { mailboxOf } from './mailbox';

/** Providers where anybody can open a mailbox, so that the domain says nothing about the person. */
const PUBLIC = new Set(
  [
    'gmail.com googlemail.com outlook.com hotmail.com live.com msn.com icloud.com me.com mac.com',
    'yahoo.com ymail.com aol.com gmx.com gmx.net gmx.de gmx.at gmx.ch web.de t-online.de freenet.de',
    'mail.com mail.de posteo.de mailbox.org proton.me protonmail.com pm.me tutanota.com tuta.io',
    'fastmail.com zoho.com hey.com yandex.com yandex.ru mail.ru orange.fr free.fr laposte.net wanadoo.fr',
    'sfr.fr btinternet.com sky.com virginmedia.com telefonica.net terra.es online.no comcast.net',
    'verizon.net att.net qq.com 163.com 126.com naver.com bluewin.ch hispeed.ch libero.it tiscali.it',
    'ziggo.nl kpnmail.nl',
  ].flatMap((line) => line.split(' ')),
);

/** Such providers with a domain in many countries. */
const PUBLIC_IN_COUNTRIES = /^(?:yahoo|hotmail|outlook|live|gmx)\.[a-z]{2,3}(?:\.[a-z]{2})?$/;

/** Second-level domains under which people register theirs, as in `co.uk`. */
const SHARED_PARTS = new Set('ac co com edu gob gov go ltd me ne net nom or org plc'.split(' '));

/** Returns the registered domain of a host; its owner can create any number of names below it. */
function boughtDomain(host: string): string {
  const parts = host.replace(/\.$/, '').split('.');
  const isShared = parts.at(-1)?.length === 2 && SHARED_PARTS.has(parts.at(-2) ?? '');
  return parts.slice(isShared ? -3 : -2).join('.');
}

/**
 * Returns the key for counting an address's mails: its domain, because the owner of a domain has any number of
 * addresses; or the mailbox at a public provider. Only for counting.
 */
export function senderOf(address: string): string {
  const box = mailboxOf(address);
  const host = box.slice(box.lastIndexOf('@') + 1);
  return PUBLIC.has(host) || PUBLIC_IN_COUNTRIES.test(host) ? box : boughtDomain(host);
}
