import { systemClock } from '../clock';
import { makeSeals, sealerOf } from './seals';

const secrets = new Map([
  ['old', Buffer.alloc(32, 1)],
  ['new', Buffer.alloc(32, 2)],
]);
const seals = makeSeals(secrets, 'new', systemClock);
const SECRET = Buffer.from('private half of a key');

it('opens what it sealed, and writes it differently each time', () => {
  const [one, other] = [seals.seal('passport of a', SECRET), seals.seal('passport of a', SECRET)];

  expect(one).not.toBe(other);
  expect(one).not.toContain(SECRET.toString('base64url'));
  expect(seals.unseal('passport of a', one)).toEqual(SECRET);
});

it('opens nothing for another purpose: a row of one company is of no use in that of another', () => {
  expect(() => seals.unseal('passport of b', seals.seal('passport of a', SECRET))).toThrow();
});

it('refuses every changed sign', () => {
  const sealed = seals.seal('p', SECRET);
  const start = 'new.'.length;
  const wrong = [...sealed].flatMap((sign, at) => {
    const other = sealed.slice(0, at) + (sign === 'A' ? 'B' : 'A') + sealed.slice(at + 1);
    // The last sign of base64 has bits that no byte takes.
    const isSame = Buffer.from(other.slice(start), 'base64url').equals(Buffer.from(sealed.slice(start), 'base64url'));
    return at >= start && isSame ? [] : [other];
  });

  for (const text of [...wrong, '', 'new.', 'new.AAAA']) expect(() => seals.unseal('p', text)).toThrow();
});

it('opens what an older secret sealed for as long as that is kept, and says which one is missing', () => {
  const sealed = makeSeals(secrets, 'old', systemClock).seal('p', SECRET);

  expect(sealerOf(sealed)).toBe('old');
  expect(seals.unseal('p', sealed)).toEqual(SECRET);
  const rotated = makeSeals(new Map([...secrets].slice(1)), 'new', systemClock);
  expect(() => rotated.unseal('p', sealed)).toThrow('the key old sealed');
});
