import { gate, makePasswords } from './password';

it('lets so many work at once, so many wait, and turns the rest away', async () => {
  const inTurn = gate(2, 3);
  let running = 0;
  let most = 0;
  const work = async () => {
    running += 1;
    most = Math.max(most, running);
    await new Promise((resolve) => setTimeout(resolve, 5));
    running -= 1;
  };
  const results = await Promise.allSettled(Array.from({ length: 9 }, () => inTurn(work)));

  expect(most).toBe(2);
  expect(results.filter(({ status }) => status === 'fulfilled')).toHaveLength(5);
  expect(results.find(({ status }) => status === 'rejected')).toMatchObject({ reason: { code: 'unavailable' } });
  await expect(inTurn(async () => 'again')).resolves.toBe('again');
});

it('frees the place of work that failed', async () => {
  const inTurn = gate(1, 5);
  await expect(inTurn(() => Promise.reject(new Error('no')))).rejects.toThrow('no');

  await expect(inTurn(async () => 1)).resolves.toBe(1);
});

it('hashes with argon2id as the standard asks, and matches only the right password', async () => {
  const passwords = makePasswords();
  const stored = await passwords.hash('Secret1');

  expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  expect(await passwords.matches(stored, 'Secret1')).toBe(true);
  expect(await passwords.matches(stored, 'secret1')).toBe(false);
  for (const nobody of [null, undefined])
    expect(await passwords.matches(nobody, 'nobody has this password')).toBe(false);
});
