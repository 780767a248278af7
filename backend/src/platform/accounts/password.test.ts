import { gate, makePasswords } from './password';

it('lets so many work at once, so many wait, and turns the rest away', async () => {
  const inTurn = gate(2, { ofOne: 3, inAll: 4 });
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
  };
  const results = await Promise.allSettled(Array.from({ length: 9 }, () => inTurn(work, 'a')));

  expect(most).toBe(2);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'unavailable' } });
  await expect(inTurn(async () => 'again', 'a')).resolves.toBe('again');
});

it('lets one network wait for a turn of another, not for all that it sent, and keeps room beside it', async () => {
  const inTurn = gate(1, { ofOne: 20, inAll: 21 });
  const done: string[] = [];
  const work = (whose: string) => inTurn(async () => void done.push(whose), whose);
  const flood = Array.from({ length: 40 }, () => work('stranger'));
  const other = work('person');
  const outcome = await Promise.allSettled(flood);
  await other;

  expect(outcome.filter(({ status }) => status === 'fulfilled')).toHaveLength(21);
  expect(done.indexOf('person')).toBeLessThan(3);
});

it('frees the place of work that failed', async () => {
  const inTurn = gate(1, { ofOne: 5, inAll: 5 });
  await expect(inTurn(() => Promise.reject(new Error('no')), 'a')).rejects.toThrow('no');

  await expect(inTurn(async () => 1, 'a')).resolves.toBe(1);
});

it('hashes with argon2id as the standard asks, and matches only the right password', async () => {
  const passwords = makePasswords();
  const stored = await passwords.hash('Secret1', '');

  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches(stored, 'Secret1', '')).toBe(true);
  expect(await passwords.matches(stored, 'secret1', '')).toBe(false);
  for (const nobody of [null, undefined])
    expect(await passwords.matches(nobody, 'nobody has this password', '')).toBe(false);
});
