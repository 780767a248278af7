import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { cssMeasures, cssVariables, MOTION } from '@lichen/kit/tokens';

const FILE = path.join(__dirname, 'tokens.css');

const rule = (selector: string, body: string) => `${selector} {\n  ${body.replaceAll('; ', ';\n  ').trim()}\n}\n`;

const indented = (text: string) => text.replaceAll(/^(?=.)/gm, '  ');

const STILL = Object.keys(MOTION)
  .map((name) => `--motion-${name}: 0ms;`)
  .join(' ');

const dark = rule(':root:not([data-scheme="light"])', cssVariables('dark'));

const sheet = [
  '/* Made from the tokens of the kit: WRITE_TOKENS=1 npx jest tokens-css */\n',
  rule(':root', `${cssMeasures()} ${cssVariables('light')}`),
  `@media (prefers-color-scheme: dark) {\n${indented(dark)}}\n`,
  rule(':root[data-scheme="dark"]', cssVariables('dark')),
  `@media (prefers-reduced-motion: reduce) {\n${indented(rule(':root', STILL))}}\n`,
]
  .join('\n')
  .replaceAll(/#[0-9A-F]{6}/g, (colour) => colour.toLowerCase());

it('keeps the style sheet equal to the tokens', () => {
  if (process.env['WRITE_TOKENS']) writeFileSync(FILE, sheet);

  expect(readFileSync(FILE, 'utf8')).toBe(sheet);
});
