import { beginSignature, isInWindow, isSignedWith, WINDOW_SECONDS } from './hook-signature';

const SECRET = 'a secret of thirty-two characters';
const HEAD = { timestamp: '1795597920', from: 'a@b.example', to: 'docs-x@in.example' };
const sign = (head = HEAD, body = 'message', secret = SECRET) => beginSignature(secret, head).update(body).digest();
const written = (digest: Buffer) => `sha256=${digest.toString('hex')}`;

it.each([
  ['as it was signed', written(sign()), true],
  ['in capital letters', written(sign()).replace(/[0-9a-f]{64}/, (hex) => hex.toUpperCase()), true],
  ['another body', written(sign(HEAD, 'message ')), false],
  ['another recipient', written(sign({ ...HEAD, to: 'docs-y@in.example' })), false],
  ['another sender', written(sign({ ...HEAD, from: 'c@b.example' })), false],
  ['another moment', written(sign({ ...HEAD, timestamp: '1795597921' })), false],
  ['a line that moved', written(sign({ ...HEAD, from: 'a@b.example\ndocs-x@in.example', to: '' })), false],
  ['another secret', written(sign(HEAD, 'message', `${SECRET}!`)), false],
  ['no scheme', sign().toString('hex'), false],
  ['cut', written(sign()).slice(0, -2), false],
  ['longer', `${written(sign())}00`, false],
  ['no hexadecimal', `sha256=${'z'.repeat(64)}`, false],
  ['nothing', '', false],
])('%s', (_, signature, isRight) => {
  expect(isSignedWith(sign(), signature)).toBe(isRight);
});

const NOW = 1_795_597_920_500;
const at = (seconds: number) => String(Math.floor(NOW / 1000) + seconds);

it.each([
  [at(0), true],
  [at(WINDOW_SECONDS), true],
  [at(-WINDOW_SECONDS), true],
  [at(WINDOW_SECONDS + 1), false],
  [at(-WINDOW_SECONDS - 1), false],
  [`${at(0)}.5`, false],
  [` ${at(0)}`, false],
  ['1e9', false],
  ['NaN', false],
  ['', false],
])('a signature of %s may be used: %s', (timestamp, isRight) => {
  expect(isInWindow(timestamp, NOW)).toBe(isRight);
});
