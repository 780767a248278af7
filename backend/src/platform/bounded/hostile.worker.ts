import { getPriority } from 'node:os';
import { Problem } from '@lichen/contracts/api/problems';

/** Acts that a hostile file could make a parser do; used by the tests of the limits. */
export async function run(
  input: { what: string; numbers?: number[] },
  report: (value: unknown) => void = () => undefined,
): Promise<unknown> {
  const kept: unknown[] = [];
  switch (input.what) {
    case 'add':
      return (input.numbers ?? []).reduce((sum, number) => sum + number, 0);
    case 'refuse':
      throw new Problem('invalid', 'This is not a table');
    case 'loop':
      for (;;) kept.length = 0;
    case 'heap':
      for (;;) kept.push(new Array(10_000).fill({ kept }));
    case 'buffers':
      for (;;) kept.push(Buffer.alloc(4 * 1024 * 1024, 1));
    case 'environment':
      return Object.keys(process.env);
    case 'report':
      for (const number of input.numbers ?? []) report(number);
      return process.pid;
    case 'slow':
      for (const number of input.numbers ?? []) {
        await new Promise((resolve) => setTimeout(resolve, 400));
        report(number);
      }
      return 'done';
    case 'crash':
      return process.abort();
    case 'priority':
      return getPriority();
    case 'wait':
      report(process.pid);
      return new Promise(() => setInterval(() => undefined, 1000));
    case 'exit':
      return process.exit(0);
    default:
      throw new Error('A bug');
  }
}
