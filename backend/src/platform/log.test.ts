import { makeLog } from './log';

it('goes on where the disk has no room for its lines', () => {
  const log = makeLog({ LICHEN_LOG_LEVEL: 'warn' }, '/dev/full');

  expect(() => {
    for (let line = 0; line < 20; line += 1) log.error({ line }, 'no room');
  }).not.toThrow();
});
