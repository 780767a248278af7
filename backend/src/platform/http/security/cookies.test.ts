import { cookieValue, sessionCookie } from './cookies';

it.each([
  ['lichen=abc', 'abc'],
  ['a=1; lichen=abc; b=2', 'abc'],
  ['lichen=first; lichen=second', 'first'],
  ['xlichen=abc', undefined],
  ['lichen', undefined],
  ['', undefined],
  [undefined, undefined],
  [`lichen=${'x'.repeat(9000)}`, undefined],
])('reads %j', (header, value) => {
  expect(cookieValue(header, 'lichen')).toBe(value);
});

it('binds the cookie to this host wherever browsers can', () => {
  for (const configuration of [
    { production: true, publicUrl: 'https://portal.example.com' },
    { production: false, publicUrl: 'https://portal.example.com' },
    { production: true, publicUrl: 'http://localhost:8080' },
  ]) {
    const cookie = sessionCookie(configuration);
    expect(cookie.keeping('id')).toMatch(
      /^__Host-lichen=id; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax; Secure$/,
    );
    expect(cookie.forgetting).toMatch(/^__Host-lichen=; Max-Age=0; Path=\/;.*Secure$/);
  }
});

it('uses a plain name on http, where browsers refuse the prefix', () => {
  const cookie = sessionCookie({ production: false, publicUrl: 'http://localhost:8080' });

  expect(cookie.keeping('id')).toBe('lichen=id; Max-Age=2592000; Path=/; HttpOnly; SameSite=Lax');
});
