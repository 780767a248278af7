import type { APIRequestContext } from '@playwright/test';
import { done, ORIGIN } from './calls';
import { linkTo, nextMail } from './mail';

/** Connects two companies by API calls: invitation and acceptance. @returns the inviter's record of its partner */
export async function connect(
  inviter: APIRequestContext,
  invited: { readonly request: APIRequestContext; readonly email: string },
  partner: Readonly<Record<string, unknown>>,
): Promise<string> {
  const { email, request } = invited;
  const { _id } = await done(inviter, 'POST', 'partners', partner);
  await done(inviter, 'POST', `partners/${_id}/invite`, { email });
  const mail = await nextMail(inviter, email, 1);
  const invitationCode = new URL(linkTo('/connect', mail), ORIGIN).searchParams.get('invitationCode') ?? '';
  const connection_code = mail.text.match(/code: ([A-Z0-9]{6})/)?.[1];
  const invitation = await done(request, 'POST', 'init_connect', { invitationCode });
  await done(request, 'POST', `connection_invitation/${invitation._id}/accept_invitation`, { connection_code });
  return _id;
}
