import { PASSWORD, send } from '../company-account.mjs';

/** Returns a parameter of the link in the newest mail to an address. */
export async function codeFromMail(admin, email, name) {
  for (let round = 0; round < 200; round += 1) {
    const { body } = await admin.call('GET', '/operator/inbox');
    const mails = body.list?.filter(({ to }) => to === email) ?? [];
    const code = mails.map(({ text }) => new RegExp(`[?&]${name}=([^&\\s)>\\]]+)`).exec(text)?.[1]).find(Boolean);
    if (code) return decodeURIComponent(code);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error(`no mail with ${name} came to ${email}`);
}

/** Adds a colleague who joins through the invitation mail. */
export async function makeColleague(world, admin, roles) {
  const email = `colleague.${performance.now()}@proof.example`;
  const body = { first_name: 'Kim', last_name: 'Vale', email, roles };
  const { _id } = await admin.done('POST', '/api/data/members', body);
  const code = await codeFromMail(admin, email, 'invite');
  const joined = await send({
    ...{ url: world.portal.url, method: 'POST', path: '/api/auth/join' },
    body: { email, password: PASSWORD, accept_terms: true, invite_code: code },
  });
  const cookie = joined.headers.get('set-cookie')?.split(';')[0] ?? '';
  const call = (method, path, sent) => send({ url: world.portal.url, cookie, method, path, body: sent });
  await call('PATCH', '/api/data/profile', { seen_welcome: true });
  return { _id, cookie, call };
}
