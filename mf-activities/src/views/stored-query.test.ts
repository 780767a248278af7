import { storedQuery } from './stored-query';

it('keeps what narrows and sorts, whatever the order it was chosen in', () => {
  const one = storedQuery(new URLSearchParams('tags=b&scopes=2&page=3&open=x&sort=-from'));

  expect(one).toBe(
    storedQuery(new URLSearchParams('sort=-from&scopes=2&hide.activities=scope&tags=b&total=how&filters=shown')),
  );
  expect(one).toBe('scopes=2&sort=-from&tags=b');
});
