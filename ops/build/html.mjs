import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { integrityOf } from './assets.mjs';

const tag = {
  script: ({ path: file, integrity }) =>
    `<script defer src="/${file}" integrity="${integrity}" crossorigin="anonymous"></script>`,
  style: ({ path: file, integrity }) =>
    `<link rel="stylesheet" href="/${file}" integrity="${integrity}" crossorigin="anonymous">`,
  preload: ({ path: file, integrity }) =>
    `<link rel="preload" as="script" href="/${file}" integrity="${integrity}" crossorigin="anonymous">`,
};

/** Returns the icon as a data URL, which is smaller than the request that would fetch it. */
export const iconAddress = (source) => `data:image/svg+xml,${encodeURIComponent(readFileSync(source, 'utf8').trim())}`;

/** Writes one page of the shell: its template with its files, each with its integrity hash. */
export function writeHtml({ template, output, name, icon, scripts, styles, preloads = [] }) {
  const asset = (file) => ({ path: file, integrity: integrityOf(readFileSync(path.join(output, file))) });
  const lines = [
    `<link rel="icon" type="image/svg+xml" href="${icon}">`,
    ...styles.map((file) => tag.style(asset(file))),
    ...scripts.map((file) => tag.script(asset(file))),
    ...preloads.map((file) => tag.preload(asset(file))),
  ];
  const html = readFileSync(template, 'utf8').replace(
    '</head>',
    `${lines.map((line) => `  ${line}\n  `).join('')}</head>`,
  );
  writeFileSync(path.join(output, name), html);
  return { html: name, scripts: scripts.map(asset), styles: styles.map(asset), preloads: preloads.map(asset) };
}
