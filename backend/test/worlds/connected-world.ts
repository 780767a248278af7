import type { Person, World } from '../world';

/** Two connected companies, through the record that each has of the other. */
export interface Joined {
  /** Id of the first company's record of the second. */
  readonly theirs: string;
  /** Id of the second company's record of the first. */
  readonly ours: string;
  /** Waits until the first company is told that the connection has ended. */
  ended(): Promise<void>;
}

const waited = () => new Promise((resolve) => setTimeout(resolve, 50));

/** Secrets in the invitation that was last mailed to an address. */
async function secretsFor(world: World, to: string): Promise<{ token: string; code: string }> {
  for (let tries = 0; tries < 200; tries += 1) {
    const { list } = (await world.nobody('GET', '/operator/inbox')).body;
    const text = (list as { to: string; text: string }[]).find((each) => each.to === to)?.text;
    const token = text?.match(/invitationCode=([\w-]+)/)?.[1];
    const code = text?.match(/code: ([A-Z0-9]{6})/)?.[1];
    if (token && code) return { token, code };
    await waited();
  }
  throw new Error(`No mail to ${to}`);
}

/** Connects two companies as their users would: with invitation, link and code. */
export async function connect(world: World, one: Person, other: Person): Promise<Joined> {
  await other.send('POST', 'company_profile', { company_name: 'Second company' });
  const theirs = (await one.send('POST', 'partners', { name: 'Second' })).body.obj._id as string;
  await one.send('POST', `partners/${theirs}/invite`, { email: other.email });
  const { token, code } = await secretsFor(world, other.email);
  const { body } = await other.send('POST', 'init_connect', { invitationCode: token });
  const path = `connection_invitation/${body.obj._id}/accept_invitation`;
  const accepted = await other.send('POST', path, { connection_code: code });
  if (accepted.status !== 200) throw new Error(`not connected: ${JSON.stringify(accepted.body)}`);
  return {
    theirs,
    ours: accepted.body.obj.partner_id as string,
    ended: async () => {
      for (let tries = 0; tries < 200; tries += 1) {
        if ((await one.send('GET', `partners/${theirs}`)).body.obj.invite_status !== 'connected') return;
        await waited();
      }
      throw new Error('The connection did not end');
    },
  };
}
