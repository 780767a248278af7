import { runProgram, startBaseline } from '../child-programs.mjs';
import { median } from '../rounds.mjs';

const SOCKETS = 1000;
const PER_COMPANY = 100;
const KINDS = ['frames', 'bare', 'product'];
const plan = { sockets: SOCKETS, perCompany: PER_COMPANY, bursts: 60, steady: { times: 40, everyMs: 100 } };

/** P9: one message to everybody in a company's room, against one pre-built frame and against Socket.IO alone. */
export async function measurePush() {
  console.log(`push: ${JSON.stringify(plan)}; 5,000 sockets are scaled down to what two shared cores do in a minute`);
  /** @type {Record<string, import('../child-programs.mjs').Measured[]>} */
  const found = Object.fromEntries(KINDS.map((kind) => [kind, []]));
  for (let round = 0; round < 3; round += 1)
    for (const kind of KINDS) {
      const server = await startBaseline('baselines/push-server.mjs', { kind, perCompany: PER_COMPANY });
      try {
        found[kind].push(
          await runProgram('loads/push-clients.mjs', { ...plan, port: server.port, speaks: kind !== 'frames' }),
        );
      } finally {
        server.stop();
      }
    }
  const middle = (kind, name) => median(found[kind].map((each) => each[name]));
  const lost = found['product'].reduce((sum, each) => sum + each.lost + each.cut, 0);
  const line = (kind, goal, name) => {
    const ratio = middle('product', 'perSecond') / middle(kind, 'perSecond');
    return {
      figure: `P9 push to ${SOCKETS} sockets, against ${name}`,
      product: `${middle('product', 'perSecond').toFixed(0)} messages/s, p99 ${middle('product', 'p99').toFixed(0)} ms, ${lost} lost`,
      limit: `${middle(kind, 'perSecond').toFixed(0)} messages/s, p99 ${middle(kind, 'p99').toFixed(0)} ms`,
      ...{ ratio, goal: `≥ ${goal}, 0 lost`, met: ratio >= goal && lost === 0 },
    };
  };
  return [line('frames', 0.65, 'a pre-built frame'), line('bare', 0.9, 'bare Socket.IO')];
}
