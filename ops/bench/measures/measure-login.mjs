import { runProgram } from '../child-programs.mjs';
import { median, perSecond } from '../rounds.mjs';
import { makeWorld } from '../worlds/world.mjs';

const GOAL = 0.65;
const SECONDS = 5;

/** P4: log-in including its session and audit rows, against an argon2id verification alone. */
export async function measureLogin(database) {
  const world = await makeWorld(database);
  try {
    const { email, password } = world.person;
    const [{ password_hash: stored }] = await world.rows.all(
      `SELECT password_hash FROM users WHERE sign_in = '${email}'`,
    );
    console.log(
      `limit: the comparison alone, ${stored.split('$').slice(1, 4).join(' ')}, 4 at once; rate limits scaled`,
    );
    const requests = [{ method: 'POST', path: '/api/auth/login', body: { email, password } }];
    /** @type {import('../child-programs.mjs').Measured[][]} */
    const [limits, products] = [[], []];
    for (let round = 0; round < 3; round += 1) {
      limits.push(await runProgram('baselines/baseline-hash.mjs', { stored, password, seconds: SECONDS, atOnce: 4 }));
      products.push(
        await runProgram('loads/load.mjs', { port: world.port, connections: 16, seconds: SECONDS, requests }),
      );
    }
    if (products.some(({ statuses }) => Object.keys(statuses).join() !== '200')) throw new Error('a log-in failed');
    const limit = median(limits.map(({ rps }) => rps));
    const rps = median(products.map((each) => each.rps));
    const ratio = rps / limit;
    const [p50, p99] = ['p50', 'p99'].map((name) => median(products.map((each) => each[name])));
    return [
      {
        figure: `P4 log-in, 16 at once, ${database === 'mysql' ? 'MariaDB' : 'SQLite'}`,
        ...{ product: perSecond({ rps, p50, p99 }), limit: `${limit.toFixed(1)} hashes/s` },
        ...{ ratio, goal: `≥ ${GOAL}`, met: ratio >= GOAL },
      },
    ];
  } finally {
    await world.stop();
  }
}
