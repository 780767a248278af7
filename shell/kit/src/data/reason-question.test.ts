import type { ReasonAsked } from '@lichen/contracts/api/reason';
import { answerReasons, reasonFor, withOneReason } from './reason-question';

const asked: ReasonAsked = { touches: [] };

it('asks once for writes that are one act, and each time for those that are not', async () => {
  let questions = 0;
  const gone = answerReasons(async () => ({ reason: `reason ${++questions}` }));
  const both = await withOneReason(() => Promise.all([reasonFor(asked), reasonFor(asked)]));
  expect(both).toEqual([{ reason: 'reason 1' }, { reason: 'reason 1' }]);
  expect([await reasonFor(asked), await reasonFor(asked)]).toEqual([{ reason: 'reason 2' }, { reason: 'reason 3' }]);
  gone();
  expect(await reasonFor(asked)).toBeNull();
});
