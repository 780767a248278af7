import type { AskedWorld } from './asked-world';
import { until } from './demand-book';
import type { Person } from '../world';

/** Milliseconds after which a partner may be invited again. */
export const BETWEEN_INVITATIONS = 61_000;

/** Invites a company again and connects it as the same partner. The world's clock must be past the last one. */
export async function connectAgain({ world, asking, joined }: AskedWorld, person: Person): Promise<void> {
  const invited = await asking.send('POST', `partners/${joined.theirs}/invite`, { email: person.email });
  if (invited.status !== 200) throw new Error(`not invited: ${JSON.stringify(invited.body)}`);
  const mailed = async () =>
    ((await world.nobody('GET', '/operator/inbox')).body.list as { to: string; text: string; at: number }[]).find(
      ({ to, text }) => to === person.email && text.includes('invitationCode'),
    )?.text ?? '';
  const accepted = async () => {
    const text = await mailed();
    const invitationCode = text.match(/invitationCode=([\w-]+)/)?.[1];
    const connection_code = text.match(/code: ([A-Z0-9]{6})/)?.[1];
    const { body } = await person.send('POST', 'init_connect', { invitationCode });
    if (!body.obj) return false;
    const path = `connection_invitation/${body.obj._id}/accept_invitation`;
    return (await person.send('POST', path, { connection_code })).status === 200;
  };
  await until(accepted);
}
