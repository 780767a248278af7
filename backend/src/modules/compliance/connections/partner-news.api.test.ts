import { type AskedWorld, askedWorld } from '../../../../test/worlds/asked-world';

let place: AskedWorld;
beforeAll(async () => {
  place = await askedWorld();
}, 60_000);
afterAll(() => place.world.stop());

const newsOf = async (who: 'asking' | 'asked', id: string) =>
  (await place[who].send('GET', `partner_news?partner_id=${id}`)).body;

it('tells whether the other company shares its news, each way by its own switch, while they are connected', async () => {
  const { asking, asked, joined, world } = place;
  expect(await newsOf('asking', joined.theirs)).toEqual({ ok: true, obj: { isShared: false } });
  await asked.send('PATCH', `partners/${joined.ours}`, { share_news: true });
  expect(await newsOf('asking', joined.theirs)).toEqual({ ok: true, obj: { isShared: true } });
  expect((await newsOf('asked', joined.ours)).obj).toEqual({ isShared: false });

  const third = await world.register('news@third.example');
  const foreign = await third.send('GET', `partner_news?partner_id=${joined.theirs}`);
  const absent = await third.send('GET', 'partner_news?partner_id=00000000-0000-7000-8000-000000000000');
  expect([foreign.status, foreign.body.err]).toEqual([404, absent.body.err]);
  const alone = (await asking.send('POST', 'partners', { name: 'Slate Works', share_news: true })).body.obj._id;
  expect((await newsOf('asking', alone)).obj).toEqual({ isShared: false });

  await asking.send('POST', `partners/${joined.theirs}/disconnect`, {});
  await joined.ended();
  expect((await newsOf('asking', joined.theirs)).obj).toEqual({ isShared: false });
});
