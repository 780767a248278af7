import mayMatch from './may-match.cjs';

test('refuses an element without a class that the selector demands of it', () => {
  expect(mayMatch('ant-btn', '.ant-btn-primary')).toBe(false);
  expect(mayMatch(null, 'div.ant-btn')).toBe(false);
  expect(mayMatch('ant-btn', ':where(.css-1).ant-btn:not(:disabled).wide')).toBe(false);
  expect(mayMatch('ant-btn', '.wide .ant-btn > .icon, .other')).toBe(false);
});

test('leaves every element to jsdom that may match', () => {
  expect(mayMatch('ant-btn wide', ':where(.css-1).ant-btn:not(.icon).wide')).toBe(true);
  expect(mayMatch('icon', '.wide .ant-btn>.icon')).toBe(true);
  expect(mayMatch('icon', '.other, .icon::before')).toBe(true);
});

test('leaves selectors to jsdom that demand no class or are not plain', () => {
  for (const selector of [
    'div',
    '*, .a',
    '[class^="ant-"]',
    '.a [hidden]',
    ':is(.a, .b)',
    '.a\\:b',
    '[title="]"].a',
    undefined,
  ])
    expect(mayMatch('b', selector)).toBe(true);
});
