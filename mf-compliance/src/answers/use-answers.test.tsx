import { record, serve, show } from '@lichen/kit/testing';
import { act } from '@testing-library/react';
import { type Sheet, useAnswers } from './useAnswers';

const given = (value: unknown, rev = 1) => ({ value, rev, by: 'u', on: 1 });
const sheetOf = (version: number, answers: object) =>
  ({ _id: 's1', version, updated_on: version, status: 'open', form: { tabs: [] }, answers, returned: null }) as never;

type Sent = Readonly<Record<string, { value: unknown }>>;
type Reply = ReturnType<typeof record>;

/** The hook over a record that others change, and a server that answers as it is told. */
async function answering(reply: (answers: Sent) => Reply | Promise<Reply>) {
  let stored: Sheet = sheetOf(1, { story: given('As ever') });
  const { asked } = serve({
    'POST survey_answers/s1/answer': ({ body }) => reply((body as { answers: Sent }).answers),
  });
  let heard: ReturnType<typeof useAnswers>;
  function Probe() {
    heard = useAnswers(stored);
    return null;
  }
  await show(<Probe />);
  const said = () => heard;
  return {
    ...{ asked, said },
    sent: () => asked.map(({ body }) => (body as { answers: object }).answers),
    type: (id: string, value: unknown) => act(() => said().answer(id, value)),
    changed: (next: Sheet) => {
      stored = next;
    },
    settle: () => act(() => said().settle()),
  };
}

it('sends the count that stood there when somebody began to type, not that of an answer which came meanwhile', async () => {
  const { type, changed, settle, sent } = await answering(() => record(sheetOf(3, { story: given('Theirs', 2) })));
  await type('story', 'Mi');
  changed(sheetOf(2, { story: given('Theirs', 2) }));
  await type('story', 'Mine');
  await settle();

  expect(sent()).toEqual([{ story: { value: 'Mine', rev: 1 } }]);
});

it('keeps both answers in sight while other answers are saved, until one is chosen', async () => {
  const theirs = { story: given('Theirs', 2) };
  let version = 1;
  const { type, settle, said, sent } = await answering((answers) => {
    version += 1;
    return record(sheetOf(version, 'used' in answers ? { ...theirs, used: given(4) } : theirs));
  });
  await type('story', 'Mine');
  await settle();
  await type('used', 4);
  await settle();

  expect([said().values['story'], said().conflicts.get('story'), said().undecided()]).toEqual([
    'Mine',
    'Theirs',
    'story',
  ]);
  await type('story', said().values['story']);
  await settle();
  expect(sent().at(-1)).toEqual({ story: { value: 'Mine', rev: 2 } });
});

it('sees that somebody was first also where their answer came before that of the server', async () => {
  const theirs = () => sheetOf(2, { story: given('Theirs', 2) });
  let answerNow = () => {};
  const { type, changed, said } = await answering(
    () =>
      new Promise((resolve) => {
        answerNow = () => resolve(record(theirs()));
      }),
  );
  await type('story', 'Mine');
  await act(async () => void said().settle());
  changed(theirs());
  await type('used', 1);
  await act(async () => answerNow());

  expect([said().values['story'], said().conflicts.get('story')]).toEqual(['Mine', 'Theirs']);
});

it('saves the others where one answer is refused, and says that not everything is saved', async () => {
  const { type, said, sent } = await answering((answers) =>
    'story' in answers
      ? { status: 400, body: { err: 'Correct the marked fields', errors: { 'answers.story.value': 'Too long' } } }
      : record(sheetOf(2, { story: given('As ever'), used: given(4) })),
  );
  await type('story', 'x');
  await type('used', 4);
  const isSaved: boolean[] = [];
  await act(async () => {
    isSaved.push(await said().settle());
    isSaved.push(await said().settle());
  });

  expect(sent().at(-1)).toEqual({ used: { value: 4, rev: 0 } });
  expect([isSaved, said().values]).toEqual([[false, false], { story: 'x', used: 4 }]);
  expect(sent()).toHaveLength(2);
});

it('keeps what a closed session did not take, to send it again', async () => {
  const { type, settle, sent } = await answering(() => ({ status: 401, body: { err: 'Log in' } }));
  await type('story', 'Mine');
  await settle();
  await settle();

  expect(sent()).toEqual([{ story: { value: 'Mine', rev: 1 } }, { story: { value: 'Mine', rev: 1 } }]);
});

it('keeps what the server refused as a whole, says so until it is saved, and sends it again when asked to', async () => {
  let isOpen = false;
  const { type, settle, said, sent } = await answering((answers) =>
    isOpen || !('story' in answers)
      ? record(sheetOf('story' in answers ? 3 : 2, isOpen ? { story: given('Mine', 2) } : { used: given(4) }))
      : { status: 403, body: { err: 'Your roles do not allow this' } },
  );
  await type('story', 'Mine');
  await settle();
  expect(await settle()).toBe(false);
  await type('used', 4);
  await settle();
  expect([said().problem === null, said().values['story'], sent().length]).toEqual([false, 'Mine', 2]);

  isOpen = true;
  await act(async () => void (await said().retry()));
  expect([said().problem, sent().at(-1)]).toEqual([null, { story: { value: 'Mine', rev: 1 } }]);
});

it('says what a lost connection kept back, and sends it by itself when the connection returns', async () => {
  let isOnline = false;
  const busy = { status: 503, body: { err: 'The service is not available' } };
  const { type, settle, said, sent } = await answering(() =>
    isOnline ? record(sheetOf(2, { story: given('Mine', 2) })) : busy,
  );
  expect([said().savedOn, said().problem]).toEqual([1, null]);
  await type('story', 'Mine');
  await settle();
  expect([said().savedOn, said().problem]).toEqual([1, 'The service is not available']);

  isOnline = true;
  await act(async () => {
    window.dispatchEvent(new Event('online'));
    await said().settle();
  });
  expect([said().savedOn, said().problem]).toEqual([2, null]);
  expect(sent()).toHaveLength(2);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(sent()).toHaveLength(2);
});
