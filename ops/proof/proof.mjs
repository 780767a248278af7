import { parseArgs } from 'node:util';
import { proveDelivery, proveGoal } from './delivery/delivery.mjs';

const USAGE = `npm run proof -- delivery [GOAL …] | goal GOAL [--remote REMOTE] [--json FILE]
  delivery             independent delivery: every goal, or those that are named (G7 G11)
  goal GOAL            a single goal with what is built, without a time limit
  --remote REMOTE      this remote alone (G7, G8, pages of G15)
  --json FILE          keeps the raw figures`;

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { json: { type: 'string' }, remote: { type: 'string' } },
});
const [subject, ...goals] = positionals;

const finish = (proving) =>
  proving.then(
    (code) => process.exit(code),
    (error) => {
      console.error(error.message);
      process.exit(1);
    },
  );

if (subject === 'delivery') finish(proveDelivery({ goals: goals.map((goal) => goal.toUpperCase()), ...values }));
else if (subject === 'goal' && goals[0])
  // Runs a single goal in this process, as `delivery` starts it.
  finish(proveGoal(goals[0].toUpperCase(), { file: values.json, remote: values.remote }));
else {
  console.error(USAGE);
  process.exitCode = 1;
}
